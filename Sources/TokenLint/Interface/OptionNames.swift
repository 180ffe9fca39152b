internal import TokenDiagnostics
internal import TokenModel
internal import TokenPerception

/// The things in a spec that the texts of an option name.
package enum OptionNames: Sendable {
  /// Each text is an opaque color, or the path of one. Each name of the table is an appearance, or a pattern of names
  /// of colors.
  case backgrounds
  /// Each text, and each name of the table, is a pattern of paths of tokens.
  case tokens

  /// Why a text names nothing in a spec, as a message has it after the text; nil for a known name.
  func problem(_ text: OptionText, in spec: SpecNames) -> String? {
    switch self {
    case .backgrounds:
      return text.isKey ? Self.problem(ofColors: text.text, in: spec) : Self.problem(ofBackground: text, in: spec)
    case .tokens:
      let pattern = NamePattern(text.text)
      return spec.paths.contains(where: pattern.matches) ? nil : "fits no token of the spec"
    }
  }

  /// The problem with a name of the table of backgrounds; nil for an appearance, and for a pattern of colors.
  private static func problem(ofColors text: String, in spec: SpecNames) -> String? {
    if Appearance(rawValue: text) != nil { return nil }
    let pattern = ColorPattern(text)
    if spec.colors.contains(where: pattern.matches) { return nil }
    let near = NearestNames(to: text, among: Appearance.allCases.map(\.rawValue) + spec.colors.prefix(5_000))
    return "fits no color of the spec; " + (near.question ?? "write an appearance, or a pattern such as `onDark*`")
  }

  private static func problem(ofBackground text: OptionText, in spec: SpecNames) -> String? {
    // The configuration is also checked on its own.
    if isLiteral(text.text) { return nil }
    guard let ground = spec.tokens.ground(named: text.text) else {
      let near = NearestNames(to: String(ColorGround.path(in: text.text)), among: spec.colorPaths.prefix(5_000))
      return "is not a color of the spec; "
        + (near.question ?? "write `#RRGGBB` or the path of a token such as `palette.paper`")
    }
    let appearances = text.key.flatMap(Appearance.init).map { [$0] } ?? Appearance.allCases
    let colors = appearances.map { ground.variants[$0].value }
    guard let color = colors.first(where: { $0.alpha < 255 }) else { return nil }
    return "is \(color.hex), which is translucent; use an opaque color"
  }

  /// Whether a text is meant as a color, and not as the path of a token.
  private static func isLiteral(_ text: String) -> Bool {
    text.hasPrefix("#") || text.contains("(") && !text.hasPrefix("{")
  }

  /// The problem with a color as a background, whatever the spec is; nil for the path of a token.
  static func problem(ofBackground text: String) -> String? {
    guard isLiteral(text) else { return nil }
    let written = DeclaredValue(key: "", text: text, range: .start(of: SourceFileID(index: 0)))
    guard let color = written.color else {
      return text.hasPrefix("#") ? "is not a color; write `#RRGGBB`" : "is not a color of CSS; write `#RRGGBB`"
    }
    if color.alpha == 255 { return nil }
    return "is translucent; use an opaque color, `#RRGGBB`"
  }
}
