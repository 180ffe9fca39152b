/// Font families as CSS writes them.
enum CSSFamilies {
  /// Names that are keywords of CSS (Fonts 4, section 2.1.1), and those by which browsers know the system's font.
  private static let keywords: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "math", "emoji", "ui-serif", "ui-sans-serif",
    "ui-monospace", "ui-rounded", "-apple-system", "BlinkMacSystemFont",
  ]

  /// The fonts of the system, and what follows a family that a browser may not have.
  static let system = "system-ui, sans-serif"

  /// A list of at least one name, with what takes the place of a single family that a browser does not have.
  static func list(_ names: [String]) -> String {
    let texts = names.map { name in
      // The spec dialect's word for the font of the system.
      name == "system" ? system : keywords.contains(name) ? name : CSSIdentifier.string(name)
    }
    let hasFallback = names.count > 1 || texts[0] != CSSIdentifier.string(names[0])
    return (texts + (hasFallback ? [] : [system])).joined(separator: ", ")
  }
}
