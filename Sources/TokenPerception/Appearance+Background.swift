package import TokenModel

extension Appearance {
  /// The assumed background of text: white, and black in dark appearances.
  package var usualBackground: ColorValue {
    switch self {
    case .light, .highContrastLight: ColorValue(red: 255, green: 255, blue: 255)
    case .dark, .highContrastDark: ColorValue(red: 0, green: 0, blue: 0)
    }
  }
}
