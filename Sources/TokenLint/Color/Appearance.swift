internal import TokenModel

/// What a screen is set to. Raw values are the keys of the variants in a spec.
enum Appearance: String, CaseIterable {
  case light, dark, highContrastLight, highContrastDark

  /// In messages: "in the light appearance".
  var words: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .highContrastLight: "high-contrast light"
    case .highContrastDark: "high-contrast dark"
    }
  }

  /// What stands in where a colour has no variant for this appearance.
  var fallback: Appearance? {
    switch self {
    case .light: nil
    case .dark, .highContrastLight: .light
    case .highContrastDark: .dark
    }
  }
}

extension ColorVariants {
  subscript(appearance: Appearance) -> Sourced<ColorValue> {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrastLight: highContrastLight
    case .highContrastDark: highContrastDark
    }
  }

  /// Whether a colour has a variant of its own for an appearance, be it an equal one.
  func declares(_ appearance: Appearance) -> Bool {
    guard let fallback = appearance.fallback else { return true }
    return self[appearance].origin != self[fallback].origin
  }
}
