package import TokenDiagnostics

/// libyaml rejects the text.
package enum YAMLSyntax: ErrorKind {
  package static let page = ErrorPage(
    "yaml-syntax",
    in: .files,
    "The text is not YAML",
    why: "A file that the parser cannot read to its end could mean anything.",
    remedy:
      "The error is at the mistake, such as a bracket that is not closed, and the message shows the line as it was meant.",
    wrong: .spec("color: ⟦{⟧ ink: \"#222222\"\nweight: { regular: 400 }\n"),
    right: .spec("color: { ink: \"#222222\" }\nweight: { regular: 400 }\n")
  )
}

extension Diagnostic {
  /// libyaml's message, for an unrecognized mistake.
  static func syntax(_ problem: String, byte: UInt8?, at range: SourceRange, context: Note?) -> Diagnostic {
    Diagnostic(
      of: YAMLSyntax.self,
      message: problem + (byte == nil ? "; the file ends too early" : ""),
      at: range,
      notes: context.map { [$0] } ?? []
    )
  }
}
