/// Names of font families that mean the platform's own font.
package enum SystemFont {
  /// In lowercase: the names of CSS and of browsers, and those of Apple's fonts, which apps cannot load by name.
  private static let names: Set<String> = [
    "system", "system-ui", "-apple-system", "blinkmacsystemfont", "ui-sans-serif", "san francisco", "sf pro",
    "sf pro text", "sf pro display", ".sf ui text", ".sf ui display", ".applesystemuifont",
  ]

  /// Whether a family is the platform's own font, whatever the case of its letters.
  package static func isName(_ name: String) -> Bool { names.contains(name.lowercased()) }
}
