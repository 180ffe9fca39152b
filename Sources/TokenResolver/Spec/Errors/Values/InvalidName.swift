package import TokenDiagnostics

/// A name that a token or a catalog must not have.
package enum InvalidName: ErrorKind {
  package static let page = ErrorPage(
    "invalid-name",
    in: .values,
    "A name that no token or catalog can have",
    why: "Names become parts of paths, of codes and of Swift code.",
    remedy:
      "The message explains the problem. Names of tokens have no `.`, `{`, `}` and no control characters. Outputs "
      + "are named after their catalog, which must not be named like a device on Windows, such as `Con`.",
    wrong: .spec("color: { ⟦gray.2⟧: \"#666666\" }\n"),
    right: .spec("color: { gray2: \"#666666\" }\n")
  )
}

extension Diagnostic {
  static func emptyEmojiName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: InvalidName.self,
      message: "the name of an emoji is empty; write the text of its code",
      at: range
    )
  }

  static func invalidName(_ name: String, of what: String, because problem: String, at range: SourceRange) -> Diagnostic
  {
    let subject = name.isEmpty ? "an empty text" : "`\(name)`"
    return Diagnostic(of: InvalidName.self, message: "\(subject) cannot name a \(what): \(problem)", at: range)
  }
}
