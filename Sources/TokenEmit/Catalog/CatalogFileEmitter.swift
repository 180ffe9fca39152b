package import TokenModel

/// Writes a catalog as a file for the runtime, with the same tables as the generated code.
package enum CatalogFileEmitter {
  /// `<catalog>.stylecatalog`. The same catalog gives the same bytes on every machine. Throws when a
  /// file cannot be named after the catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes.
  package static func emit(_ catalog: Catalog) throws(OutputPathError) -> OutputFile {
    try OutputFile("\(catalog.name.value).stylecatalog", bytes: CatalogTable(catalog).bytes)
  }
}
