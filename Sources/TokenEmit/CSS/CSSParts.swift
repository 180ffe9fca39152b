internal import TokenModel

/// The parts of composite tokens that have their own custom properties.
enum CSSParts {
  /// The suffixes of a type's properties, apart from the empty one.
  static func suffixes(of type: TokenType?) -> [String] {
    switch type {
    case .border: ["-width", "-style", "-color"]
    case .transition: ["-duration", "-timing-function", "-delay"]
    case .typography: ["-font-family", "-font-size", "-font-weight", "-line-height", "-letter-spacing"]
    default: []
    }
  }
}
