internal import TokenDiagnostics
internal import TokenModel

extension LintedSpec {
  /// The names of the tokens that are aliases in Figma: an export has the values of their targets, and marks them in
  /// `$extensions["com.figma.aliasData"]`. Linear in the length of all extensions.
  var figmaAliases: Set<SourceRange> {
    guard dialect == .designTokens else { return [] }
    let tokens = catalog.tokens
    let aliases = tokens.indices.lazy.filter { token in
      guard let extensions = tokens.extensions(of: token) else { return false }
      return files.bytes(of: extensions).firstRange(of: "\"com.figma.aliasData\"".utf8) != nil
    }
    return Set(aliases.map { tokens.nameRange(of: $0) })
  }
}
