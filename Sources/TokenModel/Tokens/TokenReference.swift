package import TokenDiagnostics

/// A reference to a token, or to a part of its value.
package struct TokenReference: Sendable, Hashable {
  /// The notation of a reference.
  package enum Notation: Sendable, Hashable {
    /// A path in braces: `{color.ink}`.
    case braces
    /// A JSON Pointer (RFC 6901) in a `$ref`: `#/color/ink/$value/components/0`.
    case pointer
  }

  /// The meaning of a number that a reference leads to. Variables of design tools are numbers, with a separate meaning.
  package enum NumberMeaning: Sendable, Hashable {
    case number
    /// A length in `px`.
    case pixels
    /// A weight of a font.
    case weight
  }

  /// The path of the token.
  package let path: TokenPath
  /// The part of the token's value, such as `["components", "0"]`; empty for the whole value.
  package let part: [String]
  /// The notation of the reference.
  package let notation: Notation
  /// The range of the reference, with its quotes.
  package let range: SourceRange
  /// The references before this one, which led to it through values that are not tokens; nearly always empty.
  package let through: [SourceRange]
  /// The context that the target is read in, whatever is selected: `{color.ink.dark}` is the dark ink on any screen.
  package let pin: Condition
  /// The meaning of the target, if it is a number.
  package let numberMeaning: NumberMeaning

  /// Creates a reference from its parts; nothing is checked.
  package init(
    _ path: TokenPath,
    part: [String] = [],
    notation: Notation = .braces,
    at range: SourceRange,
    through: [SourceRange] = [],
    pin: Condition = .always,
    numberMeaning: NumberMeaning = .number
  ) {
    self.path = path
    self.part = part
    self.notation = notation
    self.range = range
    self.through = through
    self.pin = pin
    self.numberMeaning = numberMeaning
  }

  /// All ranges of the reference, in order.
  var ranges: [SourceRange] { through + [range] }
}

extension TokenReference.NumberMeaning {
  /// A part that a reference leads to, as the reference reads it.
  func applied(to part: Sourced<TokenPart>) -> TokenPart {
    guard let number = TokenNumber.value(of: part.value) else { return part.value }
    return switch self {
    case .number: part.value
    case .pixels:
      .value(
        .dimension(
          Dimension(number: .value(Sourced(number, from: part.origin)), unit: .value(Sourced(.px, from: part.origin)))
        )
      )
    case .weight: .value(.fontWeight(FontWeightValue(number)))
    }
  }
}
