internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Messages about single values.
extension Diagnostic {
  static func notMetrics(_ text: String, at range: SourceRange) -> Diagnostic {
    let nearest = NearestNames(to: text, among: ["plain"])
    let advice = didYouMean(
      nearest,
      otherwise: "; write `{ lineHeight: … }` or `plain`"
    )
    return Diagnostic(
      rule: SpecRule.unknownValue.id,
      message: "\(shown(text)) is not the metrics of a size\(advice)",
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }

  static func notAnOffset(_ text: String, at range: SourceRange) -> Diagnostic {
    let nearest = NearestNames(to: text.lowercased(), among: [BaselineOffset.centerWord])
    let advice = didYouMean(nearest, otherwise: "; write points such as `1.5`, or `center`")
    return Diagnostic(
      rule: SpecRule.unknownValue.id,
      message: "\(shown(text)) is not a value of `baselineOffset`\(advice)",
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }

  /// A ground that lets through what is behind it.
  static func translucentGround(_ text: String, _ color: ColorValue, at range: SourceRange) -> Diagnostic {
    let shown = text == color.hex ? "`\(text)` is" : "`\(text)` is \(color.hex), which is"
    let message = "\(shown) translucent; nobody knows what is behind it, so name an opaque color as the ground"
    return Diagnostic(rule: SpecRule.invalidColor.id, message: message, at: range)
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
      rule: SpecRule.invalidNumber.id,
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
    return Diagnostic(rule: SpecRule.invalidNumber.id, message: message, at: range)
  }

  static func invalidColor(_ text: String, at range: SourceRange) -> Diagnostic {
    let reading = ColorReading(of: text)
    let digits = text.dropFirst()
    let isMiscounted = reading == nil && text.hasPrefix("#") && !digits.isEmpty && digits.allSatisfy(\.isHexDigit)
    let problem = isMiscounted ? "has \(digits.count) hex digits, not 3, 4, 6 or 8" : "is not a color"
    let right = reading.map { "`\($0.quoted)`" } ?? "`\"#RRGGBB\"` or `\"#RRGGBBAA\"`"
    return Diagnostic(
      rule: SpecRule.invalidColor.id,
      message: "\(shown(text)) \(problem); write \(right), in quotes because `#` starts a comment",
      at: range,
      fixIts: reading.map { [$0.fixIt(replacing: range)] } ?? []
    )
  }

  /// The error of a function of CSS at `range`, with what the whole text at `whole` means.
  static func invalidColor(
    _ error: CSSColorError,
    at range: SourceRange,
    meaning reading: ColorReading?,
    at whole: SourceRange
  ) -> Diagnostic {
    let question = error.nearest.question.map { "; " + $0 } ?? ""
    let advice = reading.map { "; write `\($0.quoted)`" } ?? ""
    return Diagnostic(
      rule: SpecRule.invalidColor.id,
      message: error.message + question + advice,
      at: range,
      fixIts: error.nearest.fixIts(replacing: range) + (reading.map { [$0.fixIt(replacing: whole)] } ?? [])
    )
  }

  /// A name such as `SemiBold` in place of the number of a weight.
  static func weightName(_ name: String, meaning number: Int, at range: SourceRange) -> Diagnostic {
    invalidNumber(
      name,
      for: "a weight",
      advice: "write `\(number)`, its number in CSS",
      at: range,
      fixIts: [FixIt(writing: "\(number)", .safe, replacing: range)]
    )
  }

  /// A number in place of the name of a weight, which no weight or more than one has.
  static func unclearWeight(_ number: FixedDecimal, matches: [String], known: String, at range: SourceRange)
    -> Diagnostic
  {
    let message =
      matches.isEmpty
      ? "no weight in `weight` is \(number); it has \(known)"
      : "\(matches.count) weights are \(number): \(list(matches)); write the name of one of them"
    return Diagnostic(
      rule: SpecRule.unknownToken.id,
      message: message,
      at: range,
      fixIts: matches.map { FixIt(writing: $0, .unsafe, replacing: range) }
    )
  }

  /// The note about a color that is outside of sRGB or Display P3; nil for a color of sRGB.
  static func outOfGamut(_ color: TokenColor, _ text: String, at range: SourceRange) -> Diagnostic? {
    let narrow = color.mapped(to: .srgb)
    guard let difference = narrow.roundedDifference, let value = ColorValue(narrow) else { return nil }
    var message = "`\(text)` is outside of sRGB; codes have `\(value.hex)` instead, at ΔE OK \(difference)"
    let wide = color.mapped(to: .displayP3)
    if let difference = wide.roundedDifference, let value = DisplayP3Value(wide) {
      message += ", and Display P3 shows `\(value)`, at \(difference)"
    }
    return Diagnostic(.info, rule: SpecRule.colorOutOfGamut.id, message: message, at: range)
  }

  static func invalidName(_ name: String, of what: String, because problem: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(rule: SpecRule.invalidName.id, message: "`\(name)` cannot name a \(what): \(problem)", at: range)
  }

  static func duplicateSize(_ size: FixedDecimal, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.duplicateSize.id,
      message: "size \(size) is already in this table; remove one of the two",
      at: range,
      notes: [Note("the first \(size)", at: first)]
    )
  }

  static func unknownSize(
    _ size: FixedDecimal,
    in mode: String,
    known sizes: String,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "mode `\(mode)` sets size \(size), which `typography` does not have; it has \(sizes)"
    return Diagnostic(rule: SpecRule.unknownSize.id, message: message, at: range)
  }

  static func unknownStyleSize(
    _ size: FixedDecimal,
    mode: String?,
    known sizes: String,
    at range: SourceRange
  ) -> Diagnostic {
    let table = mode.map { "mode `\($0)`" } ?? "`typography`"
    let message = "\(table) has no size \(size); it has \(sizes)"
    return Diagnostic(rule: SpecRule.unknownToken.id, message: message, at: range)
  }

  static func unknownToken(
    _ name: String,
    _ what: String,
    in section: String,
    known: [String],
    nearest: NearestNames,
    at range: SourceRange
  ) -> Diagnostic {
    let advice = didYouMean(nearest, otherwise: ", which has \(list(known, nearestTo: name))")
    return Diagnostic(
      rule: SpecRule.unknownToken.id,
      message: "there is no \(what) `\(name)` in `\(section)`\(advice)",
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }
}
