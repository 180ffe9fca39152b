package import TokenModel

/// Writes a catalog as files for the runtime, with the same tables as the generated code.
package enum CatalogEmitter: OutputEmitter {
  package static let id = "catalog"

  package static let documentation = EmitterDocumentation(
    title: "Catalog files",
    summary: "Files that the runtime loads, for tests, tools, and styles that change without a new version of an app",
    files: [
      ("Brand.stylecatalog", "the styles: the tables of the Swift output, as bytes"),
      ("Brand.emojicatalog", "the emoji; only if the spec has packs of emoji"),
    ],
    details: """
      `StyleCatalog(validating:)` reads the one, and `EmojiCatalog(validating:)` the other. Both check every byte that
      they use, so a damaged file is an error and never a crash. The format is in [Generated code](GeneratedCode.md).
      """
  )

  package static func emit(_ input: EmitterInput, _ report: inout EmitterReport) throws(OutputPathError) -> [OutputFile]
  {
    let catalog = input.catalog.withColorsOfTokens
    catalog.reportRenamedColors(&report)
    report.leavesOut(typesBut: [.color, .typography], of: catalog, "a catalog file has styles and colors; it is")
    return [try styles(of: catalog), try emoji(of: catalog)].compactMap(\.self)
  }

  package static func reasonForNoOutput(of input: EmitterInput) -> String? {
    input.catalog.tokensMakeCode ? nil : "they have no typography token and no color"
  }

  package static func recognizes(_ start: [UInt8]) -> Bool {
    start.starts(with: CatalogWords.formatName.utf8) || start.starts(with: EmojiWords.formatName.utf8)
  }

  /// `<catalog>.stylecatalog`. The same catalog gives the same bytes on every machine. Throws when a
  /// file cannot be named after the catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes.
  package static func styles(of catalog: Catalog) throws(OutputPathError) -> OutputFile {
    try OutputFile("\(catalog.name.value).stylecatalog", bytes: CatalogWords(catalog).bytes)
  }

  /// `<catalog>.emojicatalog`; nil for a catalog without emoji. The same catalog gives the same bytes on every machine.
  /// Throws when a file cannot be named after the catalog.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of emoji.
  package static func emoji(of catalog: Catalog) throws(OutputPathError) -> OutputFile? {
    guard !catalog.emoji.isEmpty else { return nil }
    return try OutputFile("\(catalog.name.value).emojicatalog", bytes: EmojiWords(catalog).bytes)
  }
}

extension OutputRequest {
  /// Catalog files.
  package static let catalog = OutputRequest(CatalogEmitter.self)
}
