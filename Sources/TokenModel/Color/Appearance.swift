/// A display setting. Raw values are the keys of the variants in a spec.
package enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light, dark, highContrastLight, highContrastDark

  /// In messages: "in the light appearance".
  package var words: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .highContrastLight: "high-contrast light"
    case .highContrastDark: "high-contrast dark"
    }
  }

  /// The appearance whose color is used where a color has no variant for this one.
  package var fallback: Appearance? {
    switch self {
    case .light: nil
    case .dark, .highContrastLight: .light
    case .highContrastDark: .dark
    }
  }
}
