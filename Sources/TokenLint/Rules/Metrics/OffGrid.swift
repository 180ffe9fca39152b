internal import TokenDiagnostics
internal import TokenModel

enum OffGrid: LintRule {
  static let id = "off-grid"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "Sizes and lines off the grid",
    whatItDoes: """
      Finds sizes, line heights and line spacings that are no multiples of `grid`. Baseline offsets follow from the font, \
      not from a grid, and are looked at only with `baselineOffsets`. A value that others refer to is shown once, where it \
      is written.
      """,
    whyIsThisBad: """
      Half a point is one pixel of a 2x screen. Other values make lines of one text differ by a pixel, and add up to blocks \
      that miss the rhythm of the layout. They mostly come from a tool that scaled something.
      """,
    fixSafety: """
      Unsafe: the nearest multiple changes the height of texts, and a value off the grid may be meant. A line height that is \
      changed may want another baseline offset; `off-centre-baseline` says which. Sizes get no fix, because they are a part \
      of the names of codes.
      """
  )
  static let options = [
    RuleOption("grid", .number(0.5, in: 0.0001...1_000), "The distance of two grid lines, in points"),
    RuleOption("baselineOffsets", .flag(false), "Whether baseline offsets have to be on the grid, too"),
  ]
  static let examples = RuleExamples(
    passing: [
      RuleExample("typography:\n  13.5: { lineHeight: 20.5, lineSpacing: -0.5, baselineOffset: 1.13 }\n"),
      RuleExample(
        "typography:\n  16: { lineHeight: 24, lineSpacing: 4, baselineOffset: 1.2 }\n",
        options: ["grid": .number(4)]
      ),
    ],
    triggering: [
      RuleExample(
        "typography:\n  14: { lineHeight: ⟦20.3⟧, lineSpacing: ⟦\"2.8\"⟧, baselineOffset: 0.8 }\n",
        fixed: "typography:\n  14: { lineHeight: 20.5, lineSpacing: \"3\", baselineOffset: 0.8 }\n"
      ),
      RuleExample("typography: { 13: plain, ⟦13.3⟧: plain }\n"),
      RuleExample(
        """
        typography:
          14: { lineHeight: ⟦0.1⟧, lineSpacing: ⟦-2.75⟧, baselineOffset: 0.8 }  # keep
          16: { lineHeight: "{typography.14.lineHeight}", lineSpacing: 0, baselineOffset: 0.8 }
        modes:
          read:
            typography:
              14: { lineHeight: ⟦'22.26'⟧, lineSpacing: 0, baselineOffset: 1.4 }

        """,
        fixed: """
          typography:
            14: { lineHeight: 0.5, lineSpacing: -3, baselineOffset: 0.8 }  # keep
            16: { lineHeight: "{typography.14.lineHeight}", lineSpacing: 0, baselineOffset: 0.8 }
          modes:
            read:
              typography:
                14: { lineHeight: '22.5', lineSpacing: 0, baselineOffset: 1.4 }

          """
      ),
      RuleExample(
        "typography:\n  16: { lineHeight: ⟦22⟧, lineSpacing: 0, baselineOffset: ⟦0.8⟧ }\n",
        fixed: "typography:\n  16: { lineHeight: 24, lineSpacing: 0, baselineOffset: 0 }\n",
        options: ["grid": .number(4), "baselineOffsets": .flag(true)]
      ),
    ]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let grid = max(FixedDecimal(option: spec.options.number("grid")), .smallest)
    let wantsOffsets = spec.options.flag("baselineOffsets")
    var seen: Set<SourceRange> = []
    for row in spec.catalog.rows {
      // A mode's sizes are those of the main table.
      if row.mode == nil, !row.size.value.isMultiple(of: grid) { reportSize(row.size, grid, &findings) }
      guard let metrics = row.metrics else { continue }
      var values = [("line height", metrics.lineHeight), ("line spacing", metrics.lineSpacing)]
      if wantsOffsets { values.append(("baseline offset", metrics.baselineOffset)) }
      for (name, value) in values where !value.value.isMultiple(of: grid) {
        guard seen.insert(value.origin.range).inserted else { continue }
        report(name, value, grid, spec, &findings)
      }
    }
  }

  private static func reportSize(_ size: Sourced<FixedDecimal>, _ grid: FixedDecimal, _ findings: inout Findings) {
    let nearest = nearestSize(size.value, grid)
    findings.report(
      "size \(size.value) is off the grid of \(grid); the nearest size on it is \(nearest)",
      at: size.origin.range
    )
  }

  private static func report(
    _ name: String,
    _ value: Sourced<FixedDecimal>,
    _ grid: FixedDecimal,
    _ spec: LintedSpec,
    _ findings: inout Findings
  ) {
    let nearest = name == "line height" ? nearestSize(value.value, grid) : value.value.rounded(to: grid)
    let range = value.origin.range
    let edit = TextEdit(replacing: range, with: spec.spelled(nearest.description, like: range))
    findings.report(
      "\(name) \(value.value) is off the grid of \(grid); the nearest value on it is \(nearest)",
      at: range,
      // Beyond the largest value that a spec may hold, no fix is one.
      fix: nearest.absolute <= .largest ? FixIt("write `\(nearest)`", .unsafe, edit) : nil
    )
  }

  /// Sizes and line heights are above 0.
  private static func nearestSize(_ value: FixedDecimal, _ grid: FixedDecimal) -> FixedDecimal {
    max(value.rounded(to: grid), grid)
  }
}

extension FixedDecimal {
  /// Whether a step, above 0, leads here from 0.
  fileprivate func isMultiple(of step: FixedDecimal) -> Bool { tenThousandths % step.tenThousandths == 0 }
}
