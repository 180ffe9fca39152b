internal import TokenDiagnostics
internal import TokenModel
internal import TokenPerception

/// Judges the colors of one appearance.
struct ContrastJudge {
  let spec: LintedSpec
  let appearance: Appearance
  let measure: ContrastMeasure
  /// The backgrounds of the last color, because most colors have the same.
  private var last: (grounds: [ColorGround], backgrounds: ContrastBackgrounds)?

  init(spec: LintedSpec, appearance: Appearance, measure: ContrastMeasure) {
    self.spec = spec
    self.appearance = appearance
    self.measure = measure
  }

  mutating func check(_ color: ColorToken, on grounds: [ColorGround], for use: TextUse, into findings: inout Findings) {
    let value = color.variants[appearance]
    let backgrounds = backgrounds(grounds)
    let limit = measure.limit(for: use)
    guard let worst = backgrounds.worst(for: value.value, limit: limit, measure), worst.failures > 0 else { return }
    let shade = value.value.alpha == 255 ? backgrounds.passingShade(of: value.value, limit: limit, measure) : nil
    findings.report(
      "text in `\(color.name.value)` has a contrast of \(measure.words(worst.contrast)) on \(words(worst)) in the "
        + "\(appearance.words) appearance; \(measure.name) requires \(measure.words(limit)) for "
        + "\(use == .small ? "text of this size" : "large text")\(advice(shade, on: value.value))",
      at: value.origin.references.first ?? value.origin.range,
      notes: notes(color, value: value, worst: worst),
      fix: shade.flatMap { fix(value, $0) }
    )
  }

  private mutating func backgrounds(_ grounds: [ColorGround]) -> ContrastBackgrounds {
    if let last, last.grounds == grounds { return last.backgrounds }
    let backgrounds = ContrastBackgrounds(grounds, in: appearance, measure)
    last = (grounds, backgrounds)
    return backgrounds
  }

  private func words(_ worst: ContrastBackgrounds.Worst) -> String {
    let background = worst.background
    let name = background.range == nil ? background.name : "`\(background.name)` (\(background.color.hex))"
    switch worst.failures {
    case 1: return name
    case 2: return "\(name), and too little on another background,"
    default: return "\(name), and too little on \(worst.failures - 1) other backgrounds,"
    }
  }

  private func advice(_ shade: ColorValue?, on value: ColorValue) -> String {
    if let shade { return ", which \(shade.hex) has" }
    return value.alpha == 255 ? "; neither black nor white has that on all backgrounds" : "; use an opaque color"
  }

  private func notes(
    _ color: ColorToken,
    value: Sourced<ColorValue>,
    worst: ContrastBackgrounds.Worst
  ) -> [Note] {
    let isElsewhere = !value.origin.references.isEmpty
    let values = isElsewhere ? [Note("the color \(value.value.hex) is written here", at: value.origin.range)] : []
    let declared = worst.background.range.map { range in
      Note("the background, where the contrast is \(measure.words(worst.contrast))", at: range)
    }
    return values + (declared.map { [$0] } ?? [])
  }

  private func fix(_ value: Sourced<ColorValue>, _ shade: ColorValue) -> FixIt? {
    guard value.origin.references.isEmpty else { return nil }
    let range = value.origin.range
    let isLowercase = spec.text(range).utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
    let hex = isLowercase ? shade.hex.lowercased() : shade.hex
    return FixIt(writing: hex, spelled: spec.spelled(hex, like: range), .unsafe, replacing: range)
  }
}
