package import TokenDiagnostics

/// A reference to a group or to metadata.
package enum DTCGReferenceTarget: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-reference-target",
    in: .designTokens,
    "A reference to a group, or a pointer to metadata or to a whole token",
    why: "Only values can be referred to.",
    remedy: "Name a token in the group; end a pointer in `$value`.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{b}"⟧ }, "b": {}"#),
    right: .tokens(
      #""a": { "$type": "number", "$value": "{b.c}" }, "b": { "c": { "$type": "number", "$value": 1 } }"#
    )
  )
}

extension Diagnostic {
  /// A pointer to a property of a token that is not its value.
  static func referenceToProperty(_ key: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(key)` is not a value; a pointer leads to `$value` or a part of it"
    return Diagnostic(of: DTCGReferenceTarget.self, message: message, at: range)
  }

  static func pointerToToken(_ path: String, pointer: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGReferenceTarget.self,
      message: "`\(path)` is a token; a pointer leads to its value, so write `\(pointer)/$value`",
      at: range,
      fixIts: [FixIt(quoting: "\(pointer)/$value", .safe, replacing: range)]
    )
  }

  /// A reference to a group; `root` is one to the group's own token, nil if it has none.
  static func referenceToGroup(_ path: String, root: String?, at range: SourceRange) -> Diagnostic {
    let problem = root.map { "; write `\($0)` for its own token" } ?? ", which has no value; name a token in it"
    return Diagnostic(of: DTCGReferenceTarget.self, message: "`\(path)` is a group\(problem)", at: range)
  }
}
