package import TokenDiagnostics

/// An anchor, alias or tag.
package enum YAMLUnsupported: ErrorKind {
  package static let page = ErrorPage(
    "yaml-unsupported",
    in: .files,
    "An anchor, an alias or a tag",
    why: """
      References do the same job, with types, and with an error that shows the way. A file without aliases cannot grow \
      while it is read.
      """,
    remedy: "Write a reference such as `\"{color.ink}\"`.",
    wrong: .spec("color: { ink: ⟦&ink \"#222222\"⟧, text: *ink }\n"),
    right: .spec("color: { ink: \"#222222\", text: \"{color.ink}\" }\n")
  )
}

extension Diagnostic {
  static func unsupported(_ what: String, at range: SourceRange) -> Diagnostic {
    let advice = "to use a value twice, refer to it, such as `\"{color.ink}\"`"
    return Diagnostic(of: YAMLUnsupported.self, message: "\(what); \(advice)", at: range)
  }
}
