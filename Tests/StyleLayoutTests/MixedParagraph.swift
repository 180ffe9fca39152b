import StyleLayout
import StyleTables
import StyledText
import TestSupport

/// A random paragraph of several styles, and what its lines should be like: without any of the code that decides it.
struct MixedParagraph {
  /// A run of the paragraph.
  struct Part {
    var style: ResolvedStyle
    var ownSize: Double?
    let word: String
  }

  private(set) var parts: [Part] = []
  let scale: TextScale

  init(using generator: inout SeededGenerator) {
    scale = TextScale(
      [1, 1, 0.8, 53.0 / 17].randomElement(using: &generator) ?? 1,
      maximumSize: Int.random(in: 0..<4, using: &generator) == 0 ? 30 : nil
    )
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      parts.append(
        Part(
          style: Self.style(using: &generator),
          ownSize: Int.random(in: 0..<4, using: &generator) == 0 ? .random(in: 4...30, using: &generator) : nil,
          word: ["a", "国", "Hg x", "\u{1F600}", "12"].randomElement(using: &generator) ?? "a"
        )
      )
    }
  }

  private static func style(using generator: inout SeededGenerator) -> ResolvedStyle {
    let family = FamilyShaper.families.randomElement(using: &generator) ?? FamilyShaper.families[0]
    // Sizes and line heights of a design system, so that some boxes are equally tall.
    let size = Double(Int.random(in: 8...30, using: &generator))
    let lineHeight = (size * .random(in: 0.9...2.2, using: &generator)).rounded()
    let isPlain = Int.random(in: 0..<5, using: &generator) == 0
    return ResolvedStyle(
      size: size,
      weight: 400,
      family: family.name,
      color: StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0)),
      metrics: isPlain
        ? nil
        : LineMetrics(
          lineHeight: lineHeight,
          lineSpacing: Double(Int.random(in: 0...6, using: &generator)),
          letterSpacing: .random(in: -0.2...1, using: &generator),
          baseline: lineHeight * .random(in: 0.5...0.95, using: &generator)
        ),
      fontMetrics: family.metrics
    )
  }

  var text: StyledText {
    var text = StyledText("")
    for part in parts {
      var attributes = TextAttributes(size: part.ownSize)
      attributes.explicitStyle = part.style
      text.append(StyledText(part.word, attributes: attributes))
    }
    return text
  }

  /// The factor of a part: that of the larger one of its sizes.
  private func factor(_ part: Part) -> Double { scale.factor(for: max(part.style.size, part.ownSize ?? 0)) }

  /// The font that a part is drawn in.
  func drawnFont(_ part: Part) -> (ascent: Double, descent: Double) {
    let size = (part.ownSize ?? part.style.size) * factor(part)
    return (part.style.fontMetrics.ascent * size, part.style.fontMetrics.descent * size)
  }

  /// The font of a part's style; of a plain size, the one that it is drawn in.
  private func styleFont(_ part: Part) -> (ascent: Double, descent: Double) {
    guard part.style.metrics != nil else { return drawnFont(part) }
    let size = part.style.size * factor(part)
    return (part.style.fontMetrics.ascent * size, part.style.fontMetrics.descent * size)
  }

  private func height(_ part: Part) -> Double {
    let font = styleFont(part)
    return max(font.ascent + font.descent, (part.style.metrics?.lineHeight ?? 0) * factor(part))
  }

  /// The first of those with metrics whose box is as tall as the tallest; nil where all sizes are plain.
  var tallest: Part? {
    let candidates = parts.filter { $0.style.metrics != nil }
    let most = candidates.map(height).max() ?? 0
    return candidates.first { height($0) > most - 1e-6 }
  }

  /// The font of the element that holds the paragraph.
  var strut: (ascent: Double, descent: Double) { tallest.map(styleFont) ?? (0, 0) }

  /// The line height, the spacing and the baseline that all should have.
  var expected: (lineHeight: Double, spacing: Double, baseline: Double)? {
    guard let tallest, let metrics = tallest.style.metrics else { return nil }
    let factor = factor(tallest)
    let ascent = parts.map { styleFont($0).ascent }.max() ?? 0
    let descent = parts.map { styleFont($0).descent }.max() ?? 0
    let spacing = metrics.lineSpacing * factor
    if ascent + descent > height(tallest) + 1e-6 { return (ascent + descent, spacing, ascent) }
    return (metrics.lineHeight * factor, spacing, metrics.baseline * factor)
  }

  /// Whether a host that knows a least line height makes the same box as a layout for which only styles count: all
  /// fonts have room in it, and none that makes it taller was left out.
  var isAsHighAsItsStyles: Bool {
    guard let tallest else { return parts.allSatisfy { $0.ownSize == nil } }
    let ascent = parts.map { drawnFont($0).ascent }.max() ?? 0
    let descent = parts.map { drawnFont($0).descent }.max() ?? 0
    return ascent + descent <= max(height(tallest), expected?.lineHeight ?? 0) + 1e-6
      && (!isTight || parts.allSatisfy { $0.ownSize == nil })
  }

  /// Whether the tallest box is that of a font which is higher than its line.
  var isTight: Bool { tallest.map { height($0) > ($0.style.metrics?.lineHeight ?? 0) * factor($0) + 1e-6 } ?? false }
}
