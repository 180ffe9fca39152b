internal import TokenModel

/// Font families as CSS writes them.
enum CSSFamilies {
  /// The system fonts, which also follow a family that a browser may not have.
  static let system = "system-ui, sans-serif"

  /// A list of at least one name. A single font, or `system` at the end, the spec dialect's word for the system font,
  /// is followed by its fallbacks.
  static func list(_ names: [String]) -> String {
    let last = names[names.count - 1]
    let end = last == "system" ? ["sans-serif"] : names.count == 1 && !FontList.isGeneric(last) ? [system] : []
    return (names.map(name) + end).joined(separator: ", ")
  }

  /// Keywords are not in quotes.
  private static func name(_ name: String) -> String {
    name == "system" ? "system-ui" : FontList.isGeneric(name) ? name : CSSIdentifier.string(name)
  }
}
