internal import TokenModel

/// The parts of composite tokens that have custom properties of their own.
enum CSSParts {
  /// What follows the name of a token of a type, besides nothing.
  static func suffixes(of type: TokenType?) -> [String] {
    switch type {
    case .border: ["-width", "-style", "-color"]
    case .transition: ["-duration", "-timing-function", "-delay"]
    case .typography: ["-font-family", "-font-size", "-font-weight", "-line-height", "-letter-spacing"]
    default: []
    }
  }
}
