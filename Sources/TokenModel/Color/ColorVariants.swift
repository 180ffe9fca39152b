/// A color for each appearance. A variant that the spec does not give is replaced with the next plainer one.
package struct ColorVariants: Sendable, Hashable {
  /// For light screens.
  package let light: Sourced<ColorValue>
  /// For dark screens; the light color if the spec does not give another.
  package let dark: Sourced<ColorValue>
  /// For light screens with increased contrast; the light color if the spec does not give another.
  package let highContrastLight: Sourced<ColorValue>
  /// For dark screens with increased contrast; the dark color if the spec does not give another.
  package let highContrastDark: Sourced<ColorValue>

  /// Creates a color. A missing variant is the light one; for dark screens with increased contrast, the dark one.
  package init(
    light: Sourced<ColorValue>,
    dark: Sourced<ColorValue>? = nil,
    highContrastLight: Sourced<ColorValue>? = nil,
    highContrastDark: Sourced<ColorValue>? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.highContrastLight = highContrastLight ?? light
    self.highContrastDark = highContrastDark ?? dark ?? light
  }

  /// All variants: light, dark, and the same for increased contrast.
  package var all: [Sourced<ColorValue>] { [light, dark, highContrastLight, highContrastDark] }
}

extension ColorVariants {
  /// The color in an appearance.
  package subscript(appearance: Appearance) -> Sourced<ColorValue> {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrastLight: highContrastLight
    case .highContrastDark: highContrastDark
    }
  }

  /// Whether a color declares a variant for an appearance, even an equal one.
  package func declares(_ appearance: Appearance) -> Bool {
    guard let fallback = appearance.fallback else { return true }
    return self[appearance].origin != self[fallback].origin
  }
}
