/// A value in CSS, in pieces, so that two values that differ in their colors alone can become one.
struct CSSExpression: Hashable {
  enum Piece: Hashable {
    case text(String)
    case color(CSSColor)

    var text: String {
      switch self {
      case .text(let text): text
      case .color(let color): color.text
      }
    }
  }

  private(set) var pieces: [Piece]

  init(_ text: String) { pieces = [.text(text)] }

  init(_ color: CSSColor) { pieces = [.color(color)] }

  private init(pieces: [Piece]) { self.pieces = pieces }

  static func joined(_ parts: [CSSExpression], by separator: String) -> CSSExpression {
    var pieces: [Piece] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { pieces.append(.text(separator)) }
      pieces += part.pieces
    }
    return CSSExpression(pieces: pieces)
  }

  /// As it is written.
  var text: String {
    pieces.reduce(into: "") { $0 += $1.text }
  }

  /// Whether it has references to other custom properties.
  var hasReference: Bool {
    pieces.contains { $0.text.contains("var(") }
  }

  /// For browsers without the color spaces of CSS Color 4; nil if they know the value.
  var plain: CSSExpression? { replacing { $0.plain } }

  /// For screens that can show more than sRGB; nil if they show the same.
  var wide: CSSExpression? { replacing { $0.wide } }

  /// With other colors, where a color has one; nil if none has.
  private func replacing(_ other: (CSSColor) -> String?) -> CSSExpression? {
    var isSame = true
    let replaced = pieces.map { piece in
      guard case .color(let color) = piece, let text = other(color) else { return piece }
      isSame = false
      return Piece.color(CSSColor(text))
    }
    return isSame ? nil : CSSExpression(pieces: replaced)
  }

  /// This value on light screens and another one on dark screens as one value, by `light-dark()`, which takes colors
  /// only. Nil if the two differ in more than colors.
  func lightDark(_ dark: CSSExpression) -> CSSExpression? {
    guard pieces.count == dark.pieces.count else { return nil }
    var combined: [Piece] = []
    for (light, dark) in zip(pieces, dark.pieces) {
      switch (light, dark) {
      case _ where light == dark: combined.append(light)
      case (.color(let light), .color(let dark)): combined.append(.color(light.lightDark(dark)))
      default: return nil
      }
    }
    return CSSExpression(pieces: combined)
  }
}

/// A color of a value, in CSS.
struct CSSColor: Hashable {
  /// As all screens show it.
  let text: String
  /// The nearest one for browsers without the color spaces of CSS Color 4; nil if they know it.
  let plain: String?
  /// The value for screens that can show more than sRGB; nil for the same.
  let wide: String?

  init(_ text: String, plain: String? = nil, wide: String? = nil) {
    self.text = text
    self.plain = plain
    self.wide = wide
  }

  /// This color on light screens and another one on dark screens. Browsers that know `light-dark()` know all colors.
  fileprivate func lightDark(_ dark: CSSColor) -> CSSColor {
    func both(_ light: String, _ dark: String) -> String { light == dark ? light : "light-dark(\(light), \(dark))" }
    let hasWide = wide != nil || dark.wide != nil
    return CSSColor(both(text, dark.text), wide: hasWide ? both(wide ?? text, dark.wide ?? dark.text) : nil)
  }
}
