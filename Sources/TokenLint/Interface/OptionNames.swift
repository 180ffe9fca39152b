internal import TokenDiagnostics
package import TokenModel
internal import TokenPerception

/// What the texts of an option name in a spec.
package enum OptionNames: Sendable {
  /// Each text is an opaque color, or the path of one; the table is by appearance.
  case backgrounds
  /// Each text, and each name of the table, is a pattern of paths of tokens.
  case tokens

  /// Why a text names nothing in a spec, as a message has it after the text; nil for a known name.
  package func problem(_ text: OptionText, in spec: SpecOutline) -> String? {
    switch self {
    case .backgrounds:
      guard !text.text.hasPrefix("#"), let appearance = text.key.flatMap(Appearance.init) else { return nil }
      guard let color = spec.color(at: text.text, in: appearance) else {
        let paths = spec.tokens.filter { $0.type == .color }.map(\.path)
        let near = NearestNames(to: text.text, among: paths.prefix(5_000))
        return "is not a color of the spec; "
          + (near.question ?? "write `#RRGGBB` or the path of a token such as `palette.paper`")
      }
      guard color.value.alpha < 255 else { return nil }
      return "is \(color.value.hex), which is translucent; nobody knows what is behind it, so name an opaque color"
    case .tokens:
      let pattern = NamePattern(text.text)
      return spec.tokens.contains { pattern.matches($0.path) } ? nil : "fits no token of the spec"
    }
  }

  /// What is wrong with a color as a background, whatever the spec is; nil for the path of a token.
  static func problem(ofBackground text: String) -> String? {
    guard text.hasPrefix("#") else { return nil }
    guard let color = ColorValue(hex: text) else { return "is not a color; write `#RRGGBB`" }
    if color.alpha == 255 { return nil }
    return "is translucent; nobody knows what is behind it, so write `#RRGGBB` without alpha"
  }
}
