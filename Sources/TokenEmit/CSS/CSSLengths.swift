internal import TokenModel

/// The unit of lengths that a spec has in points.
enum CSSUnit: String, CaseIterable {
  case px, rem

  /// The browser's font size, which is one `rem` (16 pixels unless the user changes it).
  private static let pixelsInRem = 16.0

  /// The longest length, in pixels, that does not follow the font size: hairlines would become blurred.
  private static let longestHairline = 2.0

  /// A length of text in points. Zero also has a unit: `calc()` refuses a plain 0.
  func length(_ points: FixedDecimal) -> String {
    switch self {
    case .px: "\(points)px"
    case .rem: CSSNumber.text(points.doubleValue / Self.pixelsInRem) + "rem"
    }
  }

  /// A length of a token, in its own unit, but for pixels where the outputs are in `rem` and the length follows the
  /// font size.
  func length(_ number: TokenNumber, _ unit: LengthUnit, for use: CSSLengthUse) -> String {
    guard unit == .px, follows(number, for: use) else { return number.digits + unit.rawValue }
    return CSSNumber.text(number.double / Self.pixelsInRem) + "rem"
  }

  /// A pixel of a length whose number is a reference.
  func pixel(for use: CSSLengthUse) -> String {
    self == .rem && use != .border ? CSSNumber.text(1 / Self.pixelsInRem) + "rem" : "1px"
  }

  /// Whether a length in pixels grows with the font size that a reader has set.
  private func follows(_ pixels: TokenNumber, for use: CSSLengthUse) -> Bool {
    guard self == .rem else { return false }
    return switch use {
    case .text: true
    case .border: false
    case .other: pixels.double.magnitude > Self.longestHairline
    }
  }
}

/// The use of a length.
enum CSSLengthUse {
  /// A font size, a line height, or a space between letters.
  case text
  /// The width of a line.
  case border
  case other
}

/// The uses of token lengths: by the tokens that refer to them, or else by their names.
struct CSSLengthUses {
  private let resolved: ResolvedTokens
  private var referred: [TokenID: CSSLengthUse] = [:]

  init(_ resolved: ResolvedTokens) {
    self.resolved = resolved
    for token in resolved.tokens.indices where [.typography, .border].contains(resolved.tokens.type(of: token)) {
      for layer in resolved.tokens[token].layers { addReferences(in: layer.slot.value) }
    }
  }

  subscript(token: TokenID) -> CSSLengthUse { referred[token] ?? use(namedBy: resolved.tokens.path(of: token)) }

  private mutating func addReferences(in value: TokenValue?) {
    switch value {
    case .typography(let typography)?:
      add(typography.fontSize.reference, for: .text)
      add(typography.lineHeight?.reference, for: .text)
      add(typography.letterSpacing?.reference, for: .text)
    case .border(let border)?: add(border.width.reference, for: .border)
    default: break
    }
  }

  /// Adds a reference's target, directly or through other tokens. Text comes before borders.
  private mutating func add(_ reference: TokenReference?, for use: CSSLengthUse) {
    guard let reference, reference.part.isEmpty, let token = resolved.index[reference.path], referred[token] != use,
      referred[token] != .text
    else { return }
    referred[token] = use
    for layer in resolved.tokens[token].layers { add(layer.slot.reference, for: use) }
  }

  private static let wordsOfText = ["font-size", "line-height", "leading", "letter-spacing", "tracking"]
  private static let wordsOfBorders = ["border-width", "stroke-width", "outline-width", "line-width"]

  private func use(namedBy path: TokenPath) -> CSSLengthUse {
    if resolved.tokens.dialect == .spec, ["typography", "modes"].contains(path.segments[0]) { return .text }
    let words = "-\(CSSSpelling.kebab.name(of: path.segments))-"
    func isNamed(_ names: [String]) -> Bool { names.contains { words.contains("-\($0)-") } }
    return isNamed(Self.wordsOfText) ? .text : isNamed(Self.wordsOfBorders) ? .border : .other
  }
}
