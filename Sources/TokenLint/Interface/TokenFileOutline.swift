package import TokenDiagnostics
package import TokenModel

/// What the linter needs to know about a spec's token files, apart from the meaning of their tokens.
package struct TokenFileOutline: Sendable {
  /// The files with tokens of the spec.
  package let files: Set<SourceFileID>
  /// The comments in the files that may be for the linter; file by file, in source order.
  package let comments: [SourceRange]
  /// The tokens, for the locations of overrides and for deprecations; without their values.
  package let tokens: [TokenDeclaration]

  /// Finds the files among the tokens of a catalog. Empty for a spec without token files, and for token files that are
  /// linted on their own, whose outline has everything.
  init(of catalog: Catalog, besides outline: SpecOutline, in files: [SourceFile]) {
    guard outline.settings.keys.contains(where: { $0 == "tokens" || $0.hasPrefix("tokens.") }) else {
      (self.files, comments, tokens) = ([], [], [])
      return
    }
    let own = Set(outline.files)
    var found: Set<SourceFileID> = []
    var tokens: [TokenDeclaration] = []
    for token in catalog.tokens where !own.contains(token.nameRange.file) {
      found.insert(token.nameRange.file)
      for layer in token.layers { found.insert(layer.slot.range.file) }
      tokens.append(TokenDeclaration(token, values: []))
    }
    self.files = found
    self.tokens = tokens
    comments = SuppressionComments.read(in: found.sorted { $0.index < $1.index }, of: files)
  }
}
