internal import TokenDiagnostics
internal import TokenModel

enum LineHeightBelowFont: LintRule {
  static let id = "line-height-below-font"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .info
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A line height below the font's own",
    whatItDoes: """
      Finds sizes, in the main table and in modes, whose `lineHeight` is less than ascent + descent of the font at \
      that size. Checks every family that a code of the size can have: the first one, all of them if code names \
      contain `{family}`, and those that a style of the size names. The tallest is shown. A line height below the size \
      itself is left to `line-height-below-size`.
      """,
    whyIsThisBad: """
      A text system takes the line height as a minimum and makes the line as high as the font, or cuts off the parts \
      that do not fit. Either way the number in the spec is not what people see. Large titles are often set a little \
      too tight on purpose, so this is for information.
      """
  )
  static let example = RuleExample("typography:\n  14: { lineHeight: ⟦16⟧, lineSpacing: 0, baselineOffset: 0 }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let families = TallestFamilies(spec.catalog)
    var places = MistakePlaces()
    for row in spec.catalog.measuredRows(from: \.lineHeight) {
      let lineHeight = row.metrics.lineHeight
      guard lineHeight.value >= row.size.value, let family = families.tallest(in: row.row),
        lineHeight.value < family.metrics.lineHeight(size: row.size.value),
        let place = places.place(of: lineHeight, in: row)
      else { continue }
      findings.report(message(row, family, in: spec), at: place.range, notes: place.notes + notes(family, in: spec))
    }
  }

  private static func message(_ row: MeasuredRow, _ family: FamilyToken, in spec: LintedSpec) -> String {
    let own = family.metrics.lineHeight(size: row.size.value)
    let isFactor = spec.form(ofLineHeightIn: row) == .factor
    let enough = spec.spelledLineHeight(
      isFactor ? own : own.roundedUp(to: FixedDecimal(1).half),
      of: row,
      isLeast: true
    )
    return """
      line height \(row.metrics.lineHeight.value) is below the \(own) that a line of `\(family.name.value)` takes at \
      size \(row.size.value); set \(enough) or more
      """
  }

  /// A spec without families has no location to show.
  private static func notes(_ family: FamilyToken, in spec: LintedSpec) -> [Note] {
    guard spec.outline["family.\(family.name.value)"] != nil else { return [] }
    return [Note("ascent and descent are those of `\(family.name.value)`", at: family.name.origin.range)]
  }
}
