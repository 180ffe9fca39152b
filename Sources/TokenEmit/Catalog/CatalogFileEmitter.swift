public import TokenModel

/// Writes a catalog as a file that the runtime loads: the tables of the generated code, word for word.
public enum CatalogFileEmitter {
  /// `<catalog>.stylecatalog`. The same catalog gives the same bytes on every machine. Linear in the number of codes.
  public static func emit(_ catalog: Catalog) -> OutputFile {
    OutputFile(name: "\(catalog.name.value).stylecatalog", bytes: CatalogImage(catalog).bytes)
  }
}
