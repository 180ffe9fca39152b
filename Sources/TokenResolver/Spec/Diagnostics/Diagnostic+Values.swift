internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Messages of record errors that only specs have.
extension Diagnostic {
  static func notMetrics(_ text: String, at range: SourceRange) -> Diagnostic {
    let nearest = NearestNames(to: text, among: ["plain"])
    let advice = didYouMean(
      nearest,
      otherwise: "; write `{ lineHeight: … }` or `plain`"
    )
    return Diagnostic(
      of: UnknownValue.self,
      message: "\(shown(text)) is not the metrics of a size\(advice)",
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }

  static func notAnOffset(_ text: String, at range: SourceRange) -> Diagnostic {
    let nearest = NearestNames(to: text.lowercased(), among: [BaselineOffset.centerWord])
    let advice = didYouMean(nearest, otherwise: "; write points such as `1.5`, or `center`")
    return Diagnostic(
      of: UnknownValue.self,
      message: "\(shown(text)) is not a value of `baselineOffset`\(advice)",
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }

  static func invalidNumber(
    _ text: String,
    for what: String,
    because error: FixedDecimal.ParsingError,
    in place: LengthPlace? = nil,
    at range: SourceRange
  ) -> Diagnostic {
    let reading = NumberReading(of: text, in: place)
    let advice =
      switch error {
      case .malformed: "write plain digits such as `14` or `0.5`, without unit, exponent or sign `+`"
      case .leadingZero: "drop the leading zero"
      case .tooPrecise: "write at most four digits after the point"
      case .tooLarge: "the largest number is \(FixedDecimal.largest)"
      }
    return invalidNumber(
      text,
      for: what,
      advice: reading?.advice ?? advice,
      at: range,
      fixIts: reading.map { [$0.fixIt(replacing: range)] } ?? []
    )
  }

  /// A line height that is a factor of the font size, as in CSS and in Figma.
  static func lineHeightIsFactor(_ factor: FixedDecimal, meaning reading: NumberReading, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      of: InvalidNumber.self,
      message: "`\(factor)` is a factor; \(reading.advice ?? "line heights are points")",
      at: range,
      fixIts: [reading.fixIt(replacing: range)]
    )
  }

  static func outOfRange(
    _ what: String,
    _ value: FixedDecimal,
    allowed: ClosedRange<FixedDecimal>,
    at range: SourceRange
  ) -> Diagnostic {
    outOfRange(
      "\(value)",
      for: what,
      from: "\(allowed.lowerBound)",
      to: "\(allowed.upperBound)",
      at: range
    )
  }

  static func fractionalWeight(_ value: FixedDecimal, at range: SourceRange) -> Diagnostic {
    let message = "a weight is a whole number, not \(value)"
    return Diagnostic(of: InvalidNumber.self, message: message, at: range)
  }

  /// A name such as `SemiBold` instead of a weight's number.
  static func weightName(_ name: String, meaning number: Int, at range: SourceRange) -> Diagnostic {
    invalidNumber(
      name,
      for: "a weight",
      advice: "write `\(number)`, its number in CSS",
      at: range,
      fixIts: [FixIt(writing: "\(number)", .safe, replacing: range)]
    )
  }

  static func missingOffsetHost(at range: SourceRange) -> Diagnostic {
    let message =
      "a baseline offset has no meaning without its host; add `offsetHost: uikit`, `uikit-legacy` (before iOS 16.4) or `css`"
    return Diagnostic(of: MissingKey.self, message: message, at: range)
  }

  static func referenceToGroup(at range: SourceRange) -> Diagnostic {
    let message = "this leads to a group of colors; name a color in it"
    return Diagnostic(of: WrongKind.self, message: message, at: range)
  }

  static func emptyEmojiText(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: UnknownValue.self, message: "one of the \(key) is empty; remove it", at: range)
  }

  static func needsTokens(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: MissingKey.self,
      message: "`\(key)` is about tokens of other files; name the files: `tokens: [brand.tokens.json]`",
      at: range
    )
  }
}
