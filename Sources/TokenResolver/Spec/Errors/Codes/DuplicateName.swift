package import TokenDiagnostics

/// A style has the name of another code.
package enum DuplicateName: ErrorKind {
  package static let page = ErrorPage(
    "duplicate-name",
    in: .codes,
    "A style with the name of another code",
    why: "A name has to lead to one code.",
    remedy: "Rename the style.",
    wrong: .spec("styles: { ⟦14_ink_regular⟧: { size: 14, color: ink, weight: regular } }\n"),
    right: .spec("styles: { title: { size: 14, color: ink, weight: regular } }\n")
  )
}

extension Diagnostic {
  static func duplicateName(_ name: String, at range: SourceRange, _ places: [Note]) -> Diagnostic {
    let message = "another code is already named `\(name)`; rename the style"
    return Diagnostic(of: DuplicateName.self, message: message, at: range, notes: places)
  }
}
