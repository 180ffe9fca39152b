internal import TokenDiagnostics
internal import TokenModel

enum LineHeightTooLarge: LintRule {
  static let id = "line-height-too-large"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A line height far above the font size",
    whatItDoes: """
      Finds sizes, in the main table and in modes, whose `lineHeight` is more than `factor` times the size. Where a \
      size takes its line height from another size by a reference, the reference is shown.
      """,
    whyIsThisBad: """
      Lines so far apart do not read as one text. Usually a typo, or space around a text that was put into its line. \
      Space between lines belongs into `lineSpacing`, space around a text into the layout.
      """
  )
  static let options = [
    RuleOption("factor", .number(2.5, in: 1...100), summary: "The largest line height, as a multiple of the size")
  ]
  static let example = RuleExample("typography:\n  14: { lineHeight: ⟦200⟧, lineSpacing: 0, baselineOffset: 0.8 }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let factor = FixedDecimal(option: spec.options.number("factor"))
    var places = MistakePlaces()
    for row in spec.catalog.measuredRows(from: \.lineHeight) {
      let lineHeight = row.metrics.lineHeight
      let largest = factor * row.size.value
      guard lineHeight.value > largest, let place = places.place(of: lineHeight, in: row) else { continue }
      findings.report(
        "line height \(lineHeight.value) is more than \(factor) times the size \(row.size.value); set "
          + "\(spec.spelledLineHeight(largest, of: row, isLeast: false)) or less",
        at: place.range,
        notes: place.notes
      )
    }
  }
}
