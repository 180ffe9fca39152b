internal import TokenModel

extension TokenType {
  /// A type in messages, with an article.
  var inMessages: String {
    switch self {
    case .color: "a color"
    case .dimension: "a dimension"
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .duration: "a duration"
    case .cubicBezier: "a cubic Bézier curve"
    case .number: "a number"
    case .strokeStyle: "a stroke style"
    case .border: "a border"
    case .transition: "a transition"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    case .typography: "a typography value"
    }
  }
}
