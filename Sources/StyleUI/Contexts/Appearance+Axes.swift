internal import StyleTables

extension Appearance {
  /// The appearance with these two properties.
  init(isDark: Bool, isHighContrast: Bool) {
    self = isDark ? (isHighContrast ? .highContrastDark : .dark) : (isHighContrast ? .highContrastLight : .light)
  }
}
