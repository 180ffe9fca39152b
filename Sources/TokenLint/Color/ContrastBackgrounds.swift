internal import TokenDiagnostics
internal import TokenModel

/// What the text of one appearance is seen on.
struct ContrastBackgrounds {
  struct Background {
    /// As the configuration writes it.
    let name: String
    let color: ColorValue
    let tone: ContrastMeasure.Tone
    /// Where its token is declared; nil for a colour that the configuration gives.
    let range: SourceRange?
  }

  /// Contrast on the background where it is least.
  struct Worst {
    let background: Background
    let contrast: Double
    /// On how many backgrounds there is too little.
    let failures: Int
  }

  let all: [Background]
  /// Names of no colour, or of one that is translucent itself.
  let unknown: [String]

  init(_ names: [String], in appearance: Appearance, of outline: SpecOutline, _ measure: ContrastMeasure) {
    var all: [Background] = []
    var unknown: [String] = []
    for name in names {
      let literal = ColorValue(hex: name)
      let token = literal == nil ? outline.color(at: name, in: appearance) : nil
      if let color = literal ?? token?.value, color.alpha == 255 {
        all.append(Background(name: name, color: color, tone: measure.tone(color), range: token?.range))
      } else {
        unknown.append(name)
      }
    }
    self.all = all
    self.unknown = unknown
  }

  /// Nil without backgrounds. Linear in their number.
  func worst(for text: ColorValue, limit: Double, _ measure: ContrastMeasure) -> Worst? {
    let opaque = measure.tone(text)
    var worst: (index: Int, contrast: Double)?
    var failures = 0
    for (index, background) in all.enumerated() {
      let tone = text.alpha == 255 ? opaque : measure.tone(text.composited(over: background.color))
      let contrast = measure.contrast(of: tone, on: background.tone)
      if contrast < limit { failures += 1 }
      if contrast < worst?.contrast ?? .infinity { worst = (index, contrast) }
    }
    return worst.map { Worst(background: all[$0.index], contrast: $0.contrast, failures: failures) }
  }

  /// Whether opaque text has enough contrast on every background.
  func pass(_ text: ColorValue, limit: Double, _ measure: ContrastMeasure) -> Bool {
    let tone = measure.tone(text)
    return all.allSatisfy { measure.contrast(of: tone, on: $0.tone) >= limit }
  }

  /// The shade of an opaque colour, darker or lighter, that has enough contrast everywhere and is nearest in lightness.
  /// Nil when there is none.
  func passingShade(of text: ColorValue, limit: Double, _ measure: ContrastMeasure) -> ColorValue? {
    let lab = OKLab(text)
    let shades = [0.0, 1.0].compactMap { passingShade(of: lab, towards: $0, limit: limit, measure) }
    return shades.min { $0.change < $1.change }?.color
  }

  private func passingShade(
    of lab: OKLab,
    towards end: Double,
    limit: Double,
    _ measure: ContrastMeasure
  ) -> (color: ColorValue, change: Double)? {
    var best = lab.shade(lightness: end)
    guard pass(best, limit: limit, measure) else { return nil }
    var (failing, passing) = (lab.lightness, end)
    // After ten halvings, less than a step of 8 bits is left.
    for _ in 0..<10 {
      let middle = (failing + passing) / 2
      let shade = lab.shade(lightness: middle)
      if pass(shade, limit: limit, measure) { (best, passing) = (shade, middle) } else { failing = middle }
    }
    return (best, abs(passing - lab.lightness))
  }
}
