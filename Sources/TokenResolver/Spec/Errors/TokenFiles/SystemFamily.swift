package import TokenDiagnostics

/// A family of a typography token that means the system's font.
package enum SystemFamily: ErrorKind {
  package static let grade = ErrorGrade.information

  package static let page = ErrorPage(
    "system-family",
    in: .tokenFiles,
    "A font family that means the platform's own font",
    why: "`system-ui`, `-apple-system` and `SF Pro` are names of the same font, which apps cannot load by name.",
    remedy: "Nothing needs to be done: each platform uses its own font.",
    wrong: .typographyStyle(family: "⟦\"system-ui\"⟧"),
    right: .typographyStyle(family: "\"Inter\"")
  )
}

extension Diagnostic {
  static func systemFamily(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: SystemFamily.self,
      message: "`\(name)` is the platform's own font on every platform",
      at: range
    )
  }
}
