package import TokenDiagnostics

/// A file in JSON5, by its name.
package enum JSONUnsupported: ErrorKind {
  package static let page = ErrorPage(
    "json-unsupported",
    in: .json,
    "A file whose name ends in `.json5`",
    why:
      "JSON5 has more numbers, escapes and kinds of white space than JSON, and other tools for tokens do not read it.",
    remedy: "Save the file as JSON."
  )
}

extension Diagnostic {
  static func json5(at range: SourceRange) -> Diagnostic {
    let message =
      "JSON5 is not supported; save the file as JSON, with the ending `.json`: keys and text in double quotes, decimal numbers"
    return Diagnostic(of: JSONUnsupported.self, message: message, at: range)
  }
}
