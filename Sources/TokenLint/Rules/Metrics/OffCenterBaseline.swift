internal import TokenDiagnostics
internal import TokenModel

enum OffCenterBaseline: LintRule {
  static let id = "off-center-baseline"
  static let formerIDs = ["off-centre-baseline"]
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A baseline offset that does not center the text",
    whatItDoes: """
      Computes where text really lands for the spec's `offsetHost`, with the ascent and descent of the first family, \
      and finds sizes, in the main table and in modes, whose text is more than `tolerance` above or below the center \
      of its line. What is centered is the text from its ascent to its descent. The offset that does it follows from \
      the slack, which is the line height less the font's own, never below 0: half of it for `uikit`, a quarter for \
      `uikit-legacy`, 0 for `css`. A size without an offset, or with `baselineOffset: center`, is centered on every \
      host. Where a size takes its offset from another size by a reference, the reference is shown.
      """,
    whyIsThisBad: """
      Text that is not in the middle of its line looks wrong in buttons, cells and badges, and next to icons; layouts \
      get margins to make up for it, and those are wrong on the next platform. If every size is off, the offsets were \
      probably made for another `offsetHost`; a note explains this.
      """,
    fixSafety: """
      Unsafe: the right offset moves the text on screen, and a layout may already make up for the wrong one. The \
      offset is rounded to 0.1 where that stays within the tolerance. No fix is offered for a size that is a reference \
      as a whole.
      """
  )
  static let options = [
    RuleOption("tolerance", .number(0.2, in: 0.001...100), summary: "How far off the center text may be, in points")
  ]
  static let example = RuleExample(
    "typography:\n  24: { lineHeight: 36, lineSpacing: 5, baselineOffset: ⟦\"0\"⟧ }  # titles\n",
    fixed: "typography:\n  24: { lineHeight: 36, lineSpacing: 5, baselineOffset: \"1.8\" }  # titles\n"
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    guard let family = spec.catalog.families.first else { return }
    let tolerance = FixedDecimal(option: spec.options.number("tolerance"))
    var places = MistakePlaces()
    for row in spec.catalog.measuredRows(from: \.offsetInPoints) {
      guard let written = row.metrics.offsetInPoints else { continue }
      let centering = Centering(of: row, metrics: family.metrics, in: spec.catalog.offsetHost)
      let depth = centering.depth(written.value)
      guard depth.absolute > tolerance, let place = places.place(of: written, in: row) else { continue }
      let offset = centering.offset(within: tolerance)
      findings.report(
        message(for: row, depth: depth, host: centering.host, offset: offset),
        at: place.range,
        notes: place.notes + notes(on: row, written.value, metrics: family.metrics, tolerance: tolerance, in: spec),
        fix: row.isReference ? nil : spec.fix(written, to: offset)
      )
    }
  }

  private static func message(
    for row: MeasuredRow,
    depth: FixedDecimal,
    host: OffsetHost,
    offset: FixedDecimal
  ) -> String {
    // More digits than anyone can see, unless no digits are before them.
    let hundredths = depth.absolute.rounded(to: FixedDecimal(tenThousandths: 100))
    let distance = hundredths > .zero ? hundredths : depth.absolute
    return """
      text of size \(row.size.value) sits \(distance) pt too \(depth > .zero ? "low" : "high") in its line of \
      \(row.metrics.lineHeight.value) on `\(host.rawValue)`; a baseline offset of \(offset) centers it
      """
  }

  /// The host that the offset was probably made for.
  private static func notes(
    on row: MeasuredRow,
    _ offset: FixedDecimal,
    metrics: FontMetrics,
    tolerance: FixedDecimal,
    in spec: LintedSpec
  ) -> [Note] {
    guard let place = spec.outline.settings["offsetHost"]?.range else { return [] }
    let host = OffsetHost.allCases.first {
      Centering(of: row, metrics: metrics, in: $0).depth(offset).absolute <= tolerance
    }
    return host.map { [Note("for `\($0.rawValue)` the offset \(offset) would center it", at: place)] } ?? []
  }
}
