package import TokenDiagnostics

/// Reads the files of any tool.
package enum Importer {
  /// Reads a file or a folder.
  ///
  /// - Parameters:
  ///   - input: JSON files.
  ///   - kind: The tool that the user named; nil to recognize it.
  ///   - options: What is taken.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The design system; nil for files that are not of a known tool, which is reported.
  /// - Complexity: O(*n* · *m*), where *n* is the size of the files and *m* the number of contexts.
  package static func read(
    _ input: ImportInput,
    from kind: ImportKind?,
    _ options: ImportOptions = ImportOptions(),
    diagnostics: inout [Diagnostic]
  ) -> ImportReading? {
    if kind == .figma || kind == nil && Figma.recognizes(input) {
      return Figma.read(input, options, diagnostics: &diagnostics)
    }
    return TokensStudio.read(input, from: kind, isStrict: options.isStrict, diagnostics: &diagnostics)
  }
}
