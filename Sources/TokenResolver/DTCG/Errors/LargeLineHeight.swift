package import TokenDiagnostics
internal import TokenModel

/// A line height of many font sizes, which was meant in pixels or in percent.
package enum LargeLineHeight: ErrorKind {
  package static let grade = ErrorGrade.warning

  package static let page = ErrorPage(
    "large-line-height",
    in: .designTokens,
    "A line height of more than four font sizes",
    why: "The format has factors of the font size. Such a number is one of pixels or of percent.",
    remedy: "Write the factor: 24 pixels at a font size of 16 are 1.5.",
    wrong: .tokens(
      #""a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": ⟦24⟧ } }"#
    ),
    right: .tokens(
      #""a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }"#
    )
  )
}

extension Diagnostic {
  /// A line height of many font sizes.
  ///
  /// - Parameters:
  ///   - likely: The factor that was probably meant, if one is likely.
  ///   - kind: The kind of error; another for a number in quotes.
  static func largeLineHeight(
    _ number: TokenNumber,
    likely: TokenNumber?,
    as kind: any ErrorKind.Type = LargeLineHeight.self,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      of: kind,
      message: largeLineHeight(number, likely: likely),
      at: range,
      fixIts: likely.map { [FixIt(writing: $0.digits, .unsafe, replacing: range)] } ?? []
    )
  }

  /// A reference to a line height of many font sizes.
  static func referenceToLargeLineHeight(
    _ number: TokenNumber,
    likely: TokenNumber?,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(of: LargeLineHeight.self, message: largeLineHeight(number, likely: likely), at: range)
  }

  private static func largeLineHeight(_ number: TokenNumber, likely: TokenNumber?) -> String {
    "a line height of \(number.digits) is \(number.digits) times the font size"
      + (likely.map { "; \($0.digits) was probably meant" } ?? "; write a factor of the font size")
  }
}
