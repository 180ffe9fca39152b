internal import TokenModel
internal import TokenPerception

/// The contrast algorithm, and the required contrast.
struct ContrastMeasure {
  enum Method { case wcag, apca }

  /// The tones of a color, before it meets another one.
  enum Tone {
    case luminance(Double)
    case apca(APCATone)
  }

  let method: Method
  let isStrict: Bool

  func tone(_ color: ColorValue) -> Tone {
    switch method {
    case .wcag: .luminance(color.relativeLuminance)
    case .apca: .apca(APCATone(color))
    }
  }

  /// The ratio, 1…21, or the amount of Lc, 0…108; below zero for text that is lighter than its background.
  func signedContrast(of text: Tone, on background: Tone) -> Double {
    switch (text, background) {
    case (.luminance(let text), .luminance(let background)):
      let ratio = ColorValue.contrastRatio(text, background)
      return text > background ? -ratio : ratio
    case (.apca(let text), .apca(let background)): return text.lightnessContrast(on: background)
    // One measure makes tones of one kind.
    default: return 0
    }
  }

  /// WCAG 2.2, success criteria 1.4.3 (AA) and 1.4.6 (AAA). For APCA, the minimum for body text and for large text in
  /// the Bronze Simple Mode of the APCA Readability Criterion, and for AAA one of its steps of 15 more.
  func limit(for use: TextUse) -> Double {
    switch (method, isStrict, use) {
    case (.wcag, false, _): use.leastContrast
    case (.wcag, true, .small): 7
    case (.wcag, true, .large): 4.5
    case (.apca, false, .small): 75
    case (.apca, false, .large): 60
    case (.apca, true, .small): 90
    case (.apca, true, .large): 75
    }
  }

  /// The amount as people write it: `4.47` or `Lc 63.05`. Rounded down, so that what fails never looks like a pass.
  func words(_ contrast: Double) -> String {
    let number = FixedDecimal(hundredthsBelow: contrast)
    return method == .wcag ? "\(number)" : "Lc \(number)"
  }

  var name: String {
    switch method {
    case .wcag: isStrict ? "WCAG 2.2 AAA" : "WCAG 2.2 AA"
    case .apca: isStrict ? "APCA, 15 above its minimum," : "APCA"
    }
  }
}
