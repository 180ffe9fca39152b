internal import TokenDiagnostics
internal import TokenModel
internal import TokenPerception

enum NearDuplicateColors: LintRule {
  static let id = "near-duplicate-colors"
  static let category = RuleCategory.color
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "Two text colors that people cannot tell apart",
    whatItDoes: """
      Finds text colors that differ from an earlier one by less than `distance` in every appearance. Distance is ΔE \
      OK, from 0 to about 1, between colors in OKLab; alpha, from 0 to 1, has to be as near. Equal colors are left to \
      `duplicate-colors`. OKLab spreads the very darkest colors: `#000000` and `#010101` count as far apart. In token \
      files on their own, only colors of one group are compared: the lightest shades of all hues look alike on \
      purpose.
      """,
    whyIsThisBad: """
      Such pairs come from pickers, screenshots and rounding. They look like one color, yet double the codes, and \
      designs drift apart because each screen takes another one. 0.02 is the difference that CSS Color 4 calls just \
      noticeable.
      """
  )
  static let options = [
    RuleOption(
      "distance",
      .number(0.02, in: 0...0.2),
      summary: "The ΔE OK below which two colors count as nearly equal"
    )
  ]
  static let example = RuleExample("color:\n  ink: \"#222222\"\n  ⟦text⟧: \"#232323\"\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let colors = spec.catalog.colors
    switch spec.dialect {
    case .spec: check(colors, of: spec, &findings)
    case .designTokens:
      var groups: [Substring: [ColorToken]] = [:]
      for color in colors { groups[group(of: color), default: []].append(color) }
      for group in groups.values where group.count > 1 { check(group, of: spec, &findings) }
    }
  }

  /// The path of the group around a color of a token file, whose name is its path.
  private static func group(of color: ColorToken) -> Substring {
    let path = color.name.value
    return path[..<(path.utf8.lastIndex(of: UInt8(ascii: ".")) ?? path.startIndex)]
  }

  private static func check(_ colors: [ColorToken], of spec: LintedSpec, _ findings: inout Findings) {
    for pair in ColorNeighbors(colors.map(\.variants), distance: spec.options.number("distance")).pairs() {
      let (color, earlier) = (colors[pair.index], colors[pair.earlier])
      let distance = FixedDecimal(tenThousandths: Int64(exactly: (pair.distance * 10_000).rounded(.up)) ?? 0)
      findings.report(
        "color `\(color.name.value)` can hardly be told from `\(earlier.name.value)`, with a ΔE OK of at most "
          + "\(distance); use one of them, or set them further apart",
        at: color.name.origin.range,
        notes: [Note("`\(earlier.name.value)` is declared here", at: earlier.name.origin.range)]
      )
    }
  }
}
