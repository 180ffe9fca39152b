internal import TokenDiagnostics
internal import TokenModel

enum OffGrid: LintRule {
  static let id = "off-grid"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Sizes and lines off the grid",
    whatItDoes: """
      Finds sizes, line heights and line spacings that are not multiples of `grid`. Baseline offsets follow from the \
      font, not from a grid, and are looked at only with `baselineOffsets`. A value that others refer to is shown \
      once, where it is written; a reference is shown if it leads to something that needs no grid, such as a baseline \
      offset. Of styles that are made from token files, sizes and line heights with a unit are looked at; a line \
      height that is a factor is on no grid by its nature.
      """,
    whyIsThisBad: """
      Half a point is one pixel of a 2x screen. Other values make lines of one text differ by a pixel, and add up to \
      blocks that miss the rhythm of the layout. They usually come from a tool that scaled something.
      """,
    fixSafety: """
      Unsafe: the nearest multiple changes the height of texts, and a value off the grid may be meant. A line height \
      that is changed may need another baseline offset; `off-center-baseline` reports it. Sizes get no fix, because \
      they are a part of the names of codes; values in token files get none, because they may have another unit.
      """
  )
  static let options = [
    RuleOption("grid", .number(0.5, in: 0.0001...1_000), summary: "The distance of two grid lines, in points"),
    RuleOption("baselineOffsets", .flag(false), summary: "Whether baseline offsets also have to be on the grid"),
  ]
  static let example = RuleExample(
    "typography:\n  14: { lineHeight: ⟦20.3⟧, lineSpacing: ⟦\"2.8\"⟧, baselineOffset: 0.8 }\n",
    fixed: "typography:\n  14: { lineHeight: 20.5, lineSpacing: \"3\", baselineOffset: 0.8 }\n"
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let grid = max(FixedDecimal(option: spec.options.number("grid")), .smallest)
    var seenSizes: Set<SourceRange> = []
    for row in spec.catalog.rowsWithOwnSizes where !row.size.value.isMultiple(of: grid) {
      guard seenSizes.insert(row.size.origin.range).inserted else { continue }
      let (size, nearest) = (row.size.value, nearestSize(row.size.value, grid))
      findings.report(
        "size \(size) is off the grid of \(grid); the nearest size on it is \(nearest)",
        at: row.size.origin.range
      )
    }
    // Values before those that refer to them.
    let values = values(of: spec).filter { !$0.value.value.isMultiple(of: grid) }.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }.map(\.element)
    var seen: Set<SourceRange> = []
    for value in values {
      let origin = value.value.origin
      guard !seen.contains(origin.range), seen.isDisjoint(with: origin.references) else { continue }
      seen.insert(value.value.place)
      report(value, grid: grid, in: spec, into: &findings)
    }
  }

  private static func report(_ value: GridValue, grid: FixedDecimal, in spec: LintedSpec, into findings: inout Findings)
  {
    let number = value.value.value
    let nearest = value.name == "line height" ? nearestSize(number, grid) : number.rounded(to: grid)
    findings.report(
      "\(value.name) \(number) is off the grid of \(grid); the nearest value on it is \(nearest)",
      at: value.value.place,
      // Beyond the largest value that a spec may hold, no fix is one.
      fix: nearest.absolute <= .largest ? spec.fix(value.value, to: nearest) : nil
    )
  }

  private static func values(of spec: LintedSpec) -> [GridValue] {
    let wantsOffsets = spec.options.flag("baselineOffsets")
    return spec.catalog.measuredRows.flatMap { row in
      let metrics = row.metrics
      return [
        spec.form(ofLineHeightIn: row) == .points ? GridValue(name: "line height", value: metrics.lineHeight) : nil,
        metrics.lineSpacing.map { GridValue(name: "line spacing", value: $0) },
        wantsOffsets ? metrics.offsetInPoints.map { GridValue(name: "baseline offset", value: $0) } : nil,
      ].compactMap(\.self)
    }
  }

  /// Sizes and line heights are above 0.
  private static func nearestSize(_ value: FixedDecimal, _ grid: FixedDecimal) -> FixedDecimal {
    max(value.rounded(to: grid), grid)
  }
}

/// A value that should be on the grid.
private struct GridValue {
  let name: String
  let value: Sourced<FixedDecimal>

  var distance: Int { value.origin.references.count }
}

extension FixedDecimal {
  /// Whether a step, above 0, leads here from 0.
  fileprivate func isMultiple(of step: FixedDecimal) -> Bool { tenThousandths % step.tenThousandths == 0 }
}
