internal import TokenDiagnostics
internal import TokenModel

enum LineHeightTooLarge: LintRule {
  static let id = "line-height-too-large"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "A line height far above the font size",
    whatItDoes: """
      Finds sizes, in the main table and in modes, whose `lineHeight` is more than `factor` times the size. Where a size \
      takes its line height from another size by a reference, the reference is what is shown.
      """,
    whyIsThisBad: """
      Lines so far apart do not read as one text. Mostly a digit was typed twice, or the space around a text was put into \
      its line. Space between lines belongs into `lineSpacing`, space around a text into the layout.
      """
  )
  static let options = [
    RuleOption("factor", .number(2.5, in: 1...100), "The largest line height, as a multiple of the size")
  ]
  static let examples = RuleExamples(
    passing: [
      RuleExample("typography:\n  14: { lineHeight: 35, lineSpacing: 0, baselineOffset: 4.6 }\n"),
      RuleExample(
        "typography:\n  14: { lineHeight: 40, lineSpacing: 0, baselineOffset: 5.8 }\n",
        options: ["factor": .number(3)]
      ),
    ],
    triggering: [
      RuleExample("typography:\n  14: { lineHeight: ⟦200⟧, lineSpacing: 0, baselineOffset: 0.8 }\n"),
      RuleExample(
        "typography:\n  14: { lineHeight: ⟦'22.5'⟧, lineSpacing: 0, baselineOffset: 0.8 }\n",
        options: ["factor": .number(1.6)]
      ),
      RuleExample(
        """
        typography:
          8: ⟦"{modes.read.typography.14}"⟧
          14: plain
        modes:
          read:
            typography:
              8: { lineHeight: ⟦"{modes.read.typography.14.lineHeight}"⟧, lineSpacing: 0, baselineOffset: 0.8 }
              14: { lineHeight: 22, lineSpacing: 0, baselineOffset: 1.4 }

        """
      ),
    ]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let factor = FixedDecimal(option: spec.options.number("factor"))
    var places = MistakePlaces()
    for row in spec.catalog.measuredRows(from: \.lineHeight) {
      let lineHeight = row.metrics.lineHeight
      let largest = factor * row.size.value
      guard lineHeight.value > largest, let place = places.place(of: lineHeight, in: row) else { continue }
      findings.report(
        "line height \(lineHeight.value) is more than \(factor) times the size \(row.size.value); set \(largest) or less",
        at: place.range,
        notes: place.notes
      )
    }
  }
}
