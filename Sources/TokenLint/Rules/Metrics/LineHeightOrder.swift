internal import TokenDiagnostics
internal import TokenModel

enum LineHeightOrder: LintRule {
  static let id = "line-height-order"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A larger size with a smaller line height",
    whatItDoes: """
      Compares the sizes of a table, the main one or a mode's, in the order of their values, and finds line heights \
      that shrink where the size grows. Equal line heights are fine. As few line heights as possible are shown: those \
      without which the others grow; so a mistyped one is one finding, and a note leads to a size that it does not go \
      with. Styles that are made from token files are not compared: a title has tighter lines than a text of its size.
      """,
    whyIsThisBad: """
      A scale whose lines get tighter where letters get larger is nearly always a mistyped or forgotten number. Text \
      that becomes larger, for a setting of its reader or in a redesign, then takes less room than before.
      """
  )
  static let example = RuleExample(
    """
    typography:
      14: { lineHeight: 22, lineSpacing: 0, baselineOffset: 1.4 }
      16: { lineHeight: ⟦20⟧, lineSpacing: 0, baselineOffset: 0.2 }

    """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    var places = MistakePlaces()
    let rows = spec.catalog.measuredRows.filter { !$0.isOfStyles }
    for table in rows.split(whileTogether: { $0.row.mode == $1.row.mode }) {
      let rows = table.sorted { ($0.size.value, $0.index) < ($1.size.value, $1.index) }
      for disorder in Disorder.all(in: rows.map(\.metrics.lineHeight.value)) {
        let (row, other) = (rows[disorder.index], rows[disorder.other])
        guard let place = places.place(of: row.metrics.lineHeight, in: row) else { continue }
        let note = Note(
          "line height \(other.metrics.lineHeight.value) is written here",
          at: other.metrics.lineHeight.place
        )
        findings.report(message(row, other), at: place.range, notes: [note] + place.notes)
      }
    }
  }

  private static func message(_ row: MeasuredRow, _ other: MeasuredRow) -> String {
    let isLarger = row.size.value > other.size.value
    let (relation, otherSize, bound) = isLarger ? ("below", "smaller", "more") : ("above", "larger", "less")
    return """
      line height \(row.metrics.lineHeight.value) of size \(row.size.value) is \(relation) that of the \(otherSize) \
      size \(other.size.value); set \(other.metrics.lineHeight.value) or \(bound)
      """
  }
}
