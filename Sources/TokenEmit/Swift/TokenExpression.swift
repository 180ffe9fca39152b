internal import TokenModel

/// A Swift expression of a value in one appearance: code around colors, which may be others in other appearances.
struct TokenExpression: Equatable {
  /// The code before each color, and after the last one.
  private(set) var code = [""]
  private(set) var colors: [ColorValue] = []

  /// An expression that is a color.
  init(_ color: ColorValue) { append(color) }

  /// Expressions with commas between them, in brackets.
  init(listing elements: [TokenExpression]) {
    append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { append(", ") }
      append(element)
    }
    append("]")
  }

  /// The code, with code for each color.
  func text(_ color: (Int) -> String) -> String {
    code.indices.map { code[$0] + (colors.indices.contains($0) ? color($0) : "") }.joined()
  }

  private mutating func append(_ text: String) { code[code.count - 1] += text }

  private mutating func append(_ color: ColorValue) {
    colors.append(color)
    code.append("")
  }

  private mutating func append(_ other: TokenExpression) {
    code[code.count - 1] += other.code[0]
    code += other.code.dropFirst()
    colors += other.colors
  }
}

extension TokenExpression: ExpressibleByStringInterpolation {
  /// Puts an expression together from code and other expressions.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var expression = TokenExpression(stringLiteral: "")

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { expression.append(literal) }

    mutating func appendInterpolation(_ part: TokenExpression) { expression.append(part) }

    mutating func appendInterpolation(code: String) { expression.append(code) }
  }

  init(stringLiteral code: String) { append(code) }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.expression }
}
