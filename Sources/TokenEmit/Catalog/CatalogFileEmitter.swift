public import TokenModel

/// Writes a catalog as a file for the runtime, with the same tables as the generated code.
public enum CatalogFileEmitter {
  /// `<catalog>.stylecatalog`. The same catalog gives the same bytes on every machine.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes.
  public static func emit(_ catalog: Catalog) -> OutputFile {
    OutputFile(name: "\(catalog.name.value).stylecatalog", bytes: CatalogImage(catalog).bytes)
  }
}
