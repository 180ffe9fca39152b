package import TokenDiagnostics

/// Several font families in one text.
package enum FamilyListText: ErrorKind {
  package static let grade = ErrorGrade.warning

  package static let page = ErrorPage(
    "family-list",
    in: .values,
    "Several font families in one text",
    why: "The text is the name of one font, and no font has a name with commas and quotes. It is read as a list.",
    remedy: "The fix writes the list.",
    wrong: .spec("family: { text: ⟦\"'Segoe UI', Roboto, sans-serif\"⟧ }\n"),
    right: .spec("family: { text: [\"Segoe UI\", \"Roboto\", \"sans-serif\"] }\n")
  )
}

extension Diagnostic {
  /// A list of families in a text, or a name in quotes of its own.
  ///
  /// - Parameters:
  ///   - names: The names in the text.
  ///   - list: The list that the text is an element of, with all of its names after the fix.
  static func familyListText(
    _ names: [String],
    at range: SourceRange,
    in list: (names: [String], range: SourceRange)? = nil
  ) -> Diagnostic {
    let whole = list?.names ?? names
    let quoted = whole.map { "\"\($0)\"" }.joined(separator: ", ")
    let right = list == nil && names.count == 1 ? quoted : "[\(quoted)]"
    let problem = names.count == 1 ? "quotes are not a part of a font's name" : "one text is the name of one font"
    let needsEscapes = whole.contains { $0.utf8.contains { $0 < 0x20 || "\"\\".utf8.contains($0) } }
    return Diagnostic(
      of: FamilyListText.self,
      message: "\(problem); write `\(right)`",
      at: range,
      fixIts: needsEscapes ? [] : [FixIt(writing: right, .safe, replacing: list?.range ?? range)]
    )
  }
}
