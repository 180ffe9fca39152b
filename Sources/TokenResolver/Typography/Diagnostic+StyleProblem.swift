internal import TokenDiagnostics
internal import TokenModel

extension Diagnostic {
  /// A problem of a typography token, for people.
  static func styleProblem(_ problem: StyleProblem, of tokens: TokenSet) -> Diagnostic {
    switch problem {
    case .tooEntangled(let error, let token): .tooEntangled(error, token: token, of: tokens)
    case .outOfRange(let part, let path, let range): .makesNoStyle(path, because: part.need, at: range)
    case .invalidFont(let name, let problem):
      .invalidName(name.value, of: "font", because: problem, at: name.origin.range)
    case .noLineHeight(let range): .lineHeightOutOfRange(at: range)
    case .roundedWeight(let weight, let number, let range): .roundedWeight(weight, to: number, at: range)
    case .systemFamily(let name): .systemFamily(name.value, at: name.origin.range)
    }
  }
}

extension StyleProblem.Part {
  /// What a style needs.
  fileprivate var need: String {
    switch self {
    case .fontSize: "a font size in `px` or `rem`, above 0 and at most \(FixedDecimal.largest) points"
    case .letterSpacing: "a letter spacing from -\(FixedDecimal.largest) to \(FixedDecimal.largest) points"
    case .weight: "a weight from 1 to 1000"
    }
  }
}
