package import TokenDiagnostics

/// A second value in the file.
package enum JSONDocuments: ErrorKind {
  package static let page = ErrorPage(
    "json-documents",
    in: .json,
    "A second value in the file",
    why: "A file is one spec, or one part of one.",
    remedy: "Put the second value into a separate file.",
    wrong: .json("{ \"color\": { \"ink\": \"#222222\" } }\n⟦{⟧ \"color\": { \"ink\": \"#333333\" } }\n"),
    right: .json("{ \"color\": { \"ink\": \"#222222\" } }\n")
  )
}

extension Diagnostic {
  static func secondValue(at range: SourceRange) -> Diagnostic {
    let message = "a second value starts here; put it into a separate file, or both into a list"
    return Diagnostic(of: JSONDocuments.self, message: message, at: range)
  }
}
