/// A value in CSS, in pieces, so that two values that differ in their colors alone can become one.
struct CSSExpression: Hashable {
  enum Piece: Hashable {
    case text(String)
    /// A color. `plain` is the nearest one that every browser can show, where the color is not one itself.
    case color(String, plain: String?)
  }

  private(set) var pieces: [Piece]

  init(_ text: String) { pieces = [.text(text)] }

  init(color: String, plain: String?) { pieces = [.color(color, plain: plain)] }

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
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part), .color(let part, plain: _): text += part
      }
    }
  }

  /// Whether it has references to other custom properties.
  var hasReference: Bool {
    pieces.contains { piece in
      switch piece {
      case .text(let text), .color(let text, plain: _): text.contains("var(")
      }
    }
  }

  /// With colors that every browser can show; nil if the value has no others.
  var plain: CSSExpression? {
    guard pieces.contains(where: { if case .color(_, plain: _?) = $0 { true } else { false } }) else { return nil }
    let plain = pieces.map { piece in
      if case .color(_, plain: let color?) = piece { Piece.color(color, plain: nil) } else { piece }
    }
    return CSSExpression(pieces: plain)
  }

  /// This value on light screens and another one on dark screens as one value, by `light-dark()`, which takes colors
  /// only. Nil if the two differ in more than colors.
  func lightDark(_ dark: CSSExpression) -> CSSExpression? {
    guard pieces.count == dark.pieces.count else { return nil }
    var combined: [Piece] = []
    for (light, dark) in zip(pieces, dark.pieces) {
      switch (light, dark) {
      case _ where light == dark: combined.append(light)
      case (.color(let light, plain: _), .color(let dark, plain: _)):
        // Browsers that know `light-dark()` know all colors.
        combined.append(.color("light-dark(\(light), \(dark))", plain: nil))
      default: return nil
      }
    }
    return CSSExpression(pieces: combined)
  }
}
