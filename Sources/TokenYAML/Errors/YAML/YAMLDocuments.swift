package import TokenDiagnostics

/// More than one document in a file.
package enum YAMLDocuments: ErrorKind {
  package static let page = ErrorPage(
    "yaml-documents",
    in: .files,
    "A second document in the file",
    why: "A file is one spec, or one part of one.",
    remedy: "Put the second document into a separate file.",
    wrong: .spec("color: { ink: \"#222222\" }\n⟦---⟧\ncolor: { ink: \"#333333\" }\n"),
    right: .spec("color: { ink: \"#222222\" }\n")
  )
}

extension Diagnostic {
  static func documents(at range: SourceRange) -> Diagnostic {
    let message = "a second document starts here; put it into a separate file"
    return Diagnostic(of: YAMLDocuments.self, message: message, at: range)
  }
}
