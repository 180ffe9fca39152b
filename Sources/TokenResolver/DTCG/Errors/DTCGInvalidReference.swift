package import TokenDiagnostics

/// Text that starts with `{` and is not a path in braces.
package enum DTCGInvalidReference: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-invalid-reference",
    in: .designTokens,
    "Text that starts with a brace and is not a path in braces",
    why: "It looks like a reference, and as text it would be shown with its brace.",
    remedy: "Write the path between braces: `{group.token}`.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{b"⟧ }, "b": { "$type": "number", "$value": 1 }"#),
    right: .tokens(#""a": { "$type": "number", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 }"#)
  )
}

/// The reason why a text is not a reference.
struct DTCGReferenceError: Error {
  let kind: any ErrorKind.Type
  let message: String
  /// The problem with a path in braces, and the intended path; nil for other texts.
  var spelling: ReferenceSpelling?
}

extension DTCGReferenceError {
  /// A text that starts with a brace, but is not a path in braces.
  static func notAPath(_ text: String) -> DTCGReferenceError {
    DTCGReferenceError(
      kind: DTCGInvalidReference.self,
      message: "`\(text)` is not a path in braces; write `{group.token}`",
      spelling: ReferenceSpelling.problem(with: text)
    )
  }

  static func notAGroup(_ text: String) -> DTCGReferenceError {
    let message = "`\(text)` is not a reference to a group; write `{group}`"
    return DTCGReferenceError(kind: DTCGInvalidReference.self, message: message)
  }
}

extension Diagnostic {
  static func invalidReference(_ error: DTCGReferenceError, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: error.kind, message: error.message, at: range)
  }
}
