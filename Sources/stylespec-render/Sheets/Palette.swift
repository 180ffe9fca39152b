internal import StyleTables

/// The colors of a page that do not come from a code.
struct Palette {
  private(set) var background: RGBAColor
  /// The color of names and numbers.
  let primary: RGBAColor
  /// The color of explanations.
  private(set) var secondary: RGBAColor
  /// The color of thin lines.
  let hairline: RGBAColor

  /// The backdrop of a sample that is invisible on the background: the background of the other appearance.
  let opposite: RGBAColor

  /// The usual colors of an appearance. Both text colors have a contrast of at least 4.5 to the background (WCAG 2.2,
  /// level AA).
  init(_ appearance: Appearance) {
    switch appearance {
    case .light:
      self.init(background: 0xFFFFFF, primary: 0x1C1C1E, secondary: 0x6C6C70, hairline: 0xE3E3E8, opposite: 0x1C1C1E)
    case .dark:
      self.init(background: 0x1C1C1E, primary: 0xF2F2F7, secondary: 0x98989F, hairline: 0x3A3A3C, opposite: 0xFFFFFF)
    case .highContrastLight:
      self.init(background: 0xFFFFFF, primary: 0x000000, secondary: 0x3C3C43, hairline: 0x8E8E93, opposite: 0x000000)
    case .highContrastDark:
      self.init(background: 0x000000, primary: 0xFFFFFF, secondary: 0xD1D1D6, hairline: 0x8E8E93, opposite: 0xFFFFFF)
    }
  }

  /// The first palette that is readable on a background of the user.
  init(_ appearance: Appearance, on background: RGBAColor?) {
    guard let background, background.alpha == 255 else {
      self = Palette(appearance)
      return
    }
    let isHighContrast = appearance == .highContrastLight || appearance == .highContrastDark
    let usual: [Appearance] = isHighContrast ? [] : [.light, .dark]
    // Black or white is readable on any color.
    let palettes = (usual + [.highContrastLight, .highContrastDark]).map { Palette($0) }
    let readable = palettes.first { $0.primary.contrast(on: background) >= 4.5 }
    self = readable ?? Palette(appearance)
    self.background = background
    if secondary.contrast(on: background) < 4.5 { secondary = primary }
  }

  /// Whether a color is almost invisible on the background: a contrast of less than 1.5.
  func hides(_ color: RGBAColor) -> Bool { color.contrast(on: background) < 1.5 }

  private init(background: UInt32, primary: UInt32, secondary: UInt32, hairline: UInt32, opposite: UInt32) {
    self.background = RGBAColor(rgb: background)
    self.primary = RGBAColor(rgb: primary)
    self.secondary = RGBAColor(rgb: secondary)
    self.hairline = RGBAColor(rgb: hairline)
    self.opposite = RGBAColor(rgb: opposite)
  }
}

extension RGBAColor {
  fileprivate init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16),
      green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb)
    )
  }
}
