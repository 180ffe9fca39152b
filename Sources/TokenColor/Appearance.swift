public import TokenModel

/// A display setting. Raw values are the keys of the variants in a spec.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light, dark, highContrastLight, highContrastDark

  /// In messages: "in the light appearance".
  public var words: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .highContrastLight: "high-contrast light"
    case .highContrastDark: "high-contrast dark"
    }
  }

  /// The appearance whose color is used where a color has no variant for this one.
  public var fallback: Appearance? {
    switch self {
    case .light: nil
    case .dark, .highContrastLight: .light
    case .highContrastDark: .dark
    }
  }

  /// The assumed background of text: white, and black in dark appearances.
  public var usualBackground: ColorValue {
    switch self {
    case .light, .highContrastLight: ColorValue(red: 255, green: 255, blue: 255)
    case .dark, .highContrastDark: ColorValue(red: 0, green: 0, blue: 0)
    }
  }
}

extension ColorVariants {
  /// The color in an appearance.
  public subscript(appearance: Appearance) -> Sourced<ColorValue> {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrastLight: highContrastLight
    case .highContrastDark: highContrastDark
    }
  }

  /// Whether a color declares a variant for an appearance, even an equal one.
  public func declares(_ appearance: Appearance) -> Bool {
    guard let fallback = appearance.fallback else { return true }
    return self[appearance].origin != self[fallback].origin
  }
}
