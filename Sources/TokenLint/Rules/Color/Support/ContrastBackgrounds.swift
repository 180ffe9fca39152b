internal import TokenDiagnostics
internal import TokenModel
internal import TokenPerception

/// The backgrounds of text in one appearance.
struct ContrastBackgrounds {
  struct Background {
    /// As the spec or the configuration names it.
    let name: String
    let color: ColorValue
    let tone: ContrastMeasure.Tone
    /// The location of this color in its token; nil for a color that is not a token.
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
  /// Of the darkest background, and of the lightest one: text that is darker or lighter than all has the least contrast
  /// on these.
  private let darkest: ContrastMeasure.Tone?
  private let lightest: ContrastMeasure.Tone?

  /// A ground that is translucent in the appearance is left out.
  init(_ grounds: [ColorGround], in appearance: Appearance, _ measure: ContrastMeasure) {
    let all = grounds.compactMap { ground -> Background? in
      let color = ground.variants[appearance]
      guard color.value.alpha == 255 else { return nil }
      let place = color.origin.references.first ?? color.origin.range
      return Background(
        name: ground.name,
        color: color.value,
        tone: measure.tone(color.value),
        range: ground.declaration == nil ? nil : place
      )
    }
    self.all = all
    let luminances = all.map(\.color.relativeLuminance)
    darkest = luminances.indices.min { luminances[$0] < luminances[$1] }.map { all[$0].tone }
    lightest = luminances.indices.max { luminances[$0] < luminances[$1] }.map { all[$0].tone }
  }

  /// Nil without backgrounds. Linear in their number.
  func worst(for text: ColorValue, limit: Double, _ measure: ContrastMeasure) -> Worst? {
    let opaque = measure.tone(text)
    var worst: (index: Int, contrast: Double)?
    var failures = 0
    for (index, background) in all.enumerated() {
      let tone = text.alpha == 255 ? opaque : measure.tone(text.composited(over: background.color))
      let contrast = abs(measure.signedContrast(of: tone, on: background.tone))
      if contrast < limit { failures += 1 }
      if contrast < worst?.contrast ?? .infinity { worst = (index, contrast) }
    }
    return worst.map { Worst(background: all[$0.index], contrast: $0.contrast, failures: failures) }
  }

  /// The shade of an opaque color, darker or lighter than all backgrounds, that has enough contrast on each and is
  /// nearest in lightness. Nil when neither black nor white has as much.
  func passingShade(of text: ColorValue, limit: Double, _ measure: ContrastMeasure) -> ColorValue? {
    guard let darkest, let lightest else { return nil }
    let lab = OKLab(text)
    let darker = Self.nearest(to: lab, towards: 0) { shade in
      measure.signedContrast(of: measure.tone(shade), on: darkest) >= limit
    }
    let lighter = Self.nearest(to: lab, towards: 1) { shade in
      measure.signedContrast(of: measure.tone(shade), on: lightest) <= -limit
    }
    return [darker, lighter].compactMap { $0 }.min { $0.change < $1.change }?.color
  }

  /// The first shade on the way to black or white that passes; all those beyond it must also pass.
  private static func nearest(
    to lab: OKLab,
    towards end: Double,
    passes: (ColorValue) -> Bool
  ) -> (color: ColorValue, change: Double)? {
    var best = lab.shade(lightness: end)
    guard passes(best) else { return nil }
    var (failing, passing) = (lab.lightness, end)
    // After ten halvings, less than a step of 8 bits is left.
    for _ in 0..<10 {
      let middle = (failing + passing) / 2
      let shade = lab.shade(lightness: middle)
      if passes(shade) { (best, passing) = (shade, middle) } else { failing = middle }
    }
    return (best, abs(passing - lab.lightness))
  }
}
