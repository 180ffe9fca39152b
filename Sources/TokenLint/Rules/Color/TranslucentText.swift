internal import TokenDiagnostics
internal import TokenModel
internal import TokenPerception

enum TranslucentText: LintRule {
  static let id = "translucent-text"
  static let category = RuleCategory.color
  static let severity: Diagnostic.Severity? = .info
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A text color that lets its background through",
    whatItDoes: """
      Finds text colors with an alpha below full in any appearance. A value that several colors refer to is reported \
      once, where it is written. The `palette` may have translucent colors for other things than text.
      """,
    whyIsThisBad: """
      The contrast of such text depends on its background: it may be fine on white and unreadable on a photograph. \
      Letters that overlap, as in some scripts and with tight spacing, show darker spots. Where the background is \
      known, the opaque color that is seen on it does the same without these risks.
      """
  )
  static let example = RuleExample("color: { veil: ⟦\"#00000099\"⟧ }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    var seen: Set<SourceRange> = []
    for color in spec.catalog.colors {
      for appearance in Appearance.allCases where color.variants.declares(appearance) {
        let value = color.variants[appearance]
        guard value.value.alpha < 255, seen.insert(value.origin.range).inserted else { continue }
        findings.report(
          message(for: color, value: value.value, in: appearance),
          at: value.origin.range,
          notes: value.origin.references.prefix(1).map { Note("`\(color.name.value)` refers to it here", at: $0) }
        )
      }
    }
  }

  private static func message(for color: ColorToken, value: ColorValue, in appearance: Appearance) -> String {
    guard value.alpha > 0 else { return "text in `\(color.name.value)` cannot be seen: its alpha is 0; give a color" }
    let level: UInt8 = appearance == .light || appearance == .highContrastLight ? 255 : 0
    let background = ColorValue(red: level, green: level, blue: level)
    return
      "text in `\(color.name.value)` is translucent, so its contrast depends on its background; give the opaque "
      + "color that is meant: over \(background.hex) it is \(value.composited(over: background).hex)"
  }
}
