package import TokenDiagnostics
internal import TokenModel

/// Two tokens whose paths are spelled the same, because of a dot in a name.
package enum DTCGAmbiguousName: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-ambiguous-name",
    in: .designTokens,
    "Two paths that are spelled the same, because of a dot in a name",
    why: "A reference `{a.b}` would mean both.",
    remedy: "Rename one of the two.",
    wrong: .tokens(
      #""a.b": { "$type": "number", "$value": 1 }, "a": { ⟦"b"⟧: { "$type": "number", "$value": 1 } }"#
    ),
    right: .tokens(#""a": { "b": { "$type": "number", "$value": 1 } }"#)
  )
}

extension Diagnostic {
  /// A token with the path of another, because of a dot in a name.
  static func ambiguousName(_ path: TokenPath, at range: SourceRange, other: SourceRange?) -> Diagnostic {
    Diagnostic(
      of: DTCGAmbiguousName.self,
      message: "another token is `\(path)` too, because of the dot in its name; rename one of them",
      at: range,
      notes: other.map { [Note("the other `\(path)`", at: $0)] } ?? []
    )
  }
}
