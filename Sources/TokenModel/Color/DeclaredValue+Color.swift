extension DeclaredValue {
  /// The color that the text is, in hex digits or as a function of CSS, mapped into sRGB; nil for any other text.
  package var color: ColorValue? {
    if let color = ColorValue(hex: text) { return color }
    // Most values that are not digits are references.
    guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
    return (try? TokenColor(css: text)).map { ColorValue($0) }
  }
}
