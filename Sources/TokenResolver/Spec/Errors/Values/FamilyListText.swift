package import TokenDiagnostics

/// Several font families in one text.
package enum FamilyListText: ErrorKind {
  /// A list, one of whose elements is a text with several names.
  struct List {
    /// The names of all elements after the fix.
    let names: [String]
    /// Whether an element is not a text, so that it cannot be written again.
    let hasOtherValues: Bool
    let range: SourceRange
  }

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
  /// A list of families in one text, or a name in extra quotes.
  ///
  /// - Parameters:
  ///   - names: The names in the text.
  ///   - list: The list that the text is an element of.
  static func familyListText(
    _ names: [String],
    at range: SourceRange,
    in list: FamilyListText.List? = nil
  ) -> Diagnostic {
    let quoted = (list?.names ?? names).map { "\"\($0)\"" }
    let right = list == nil && names.count == 1 ? quoted[0] : "[\(quoted.joined(separator: ", "))]"
    let problem = names.count == 1 ? "quotes are not a part of a font's name" : "one text is the name of one font"
    let needsEscapes = quoted.contains {
      $0.dropFirst().dropLast().utf8.contains { $0 < 0x20 || "\"\\".utf8.contains($0) }
    }
    let canFix = !needsEscapes && list?.hasOtherValues != true
    return Diagnostic(
      of: FamilyListText.self,
      message: "\(problem); write `\(right)`",
      at: range,
      fixIts: canFix ? [FixIt(writing: right, .safe, replacing: list?.range ?? range)] : []
    )
  }
}
