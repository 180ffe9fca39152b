internal import TokenDiagnostics
internal import TokenModel

enum LineHeightBelowSize: LintRule {
  static let id = "line-height-below-size"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A line height below the font size",
    whatItDoes: """
      Finds sizes, in the main table and in modes, whose `lineHeight` is less than the size itself. Where a size takes \
      its line height from another size by a reference, the reference is shown.
      """,
    whyIsThisBad: """
      No text font fits into such a line: letters are cut off, or the line grows and differs from the design. \
      Mostly two numbers were exchanged, or the size was changed later.
      """
  )
  static let example = RuleExample("typography:\n  20: { lineHeight: ⟦14⟧, lineSpacing: 0, baselineOffset: 0.8 }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    var places = MistakePlaces()
    for row in spec.catalog.measuredRows(from: \.lineHeight) {
      let lineHeight = row.metrics.lineHeight
      guard lineHeight.value < row.size.value, let place = places.place(of: lineHeight, in: row) else { continue }
      findings.report(
        "line height \(lineHeight.value) is below the size \(row.size.value); set "
          + (spec.form(ofLineHeightIn: row) == .factor ? "a factor above 1" : "more than the size"),
        at: place.range,
        notes: place.notes
      )
    }
  }
}
