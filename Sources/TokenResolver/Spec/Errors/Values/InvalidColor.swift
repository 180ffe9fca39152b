package import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Text where a color belongs.
package enum InvalidColor: ErrorKind {
  package static let page = ErrorPage(
    "invalid-color",
    in: .values,
    "Text where a color belongs",
    why: "Names of colors differ between platforms, and a `#` without quotes starts a comment.",
    remedy:
      "Write `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, in quotes, a function of CSS such as `rgb(57 99 158)`, or a reference. Where the text means a color, the message has it.",
    wrong: .spec("color: { ink: ⟦black⟧ }\n"),
    right: .spec("color: { ink: \"#000000\" }\n")
  )
}

extension Diagnostic {
  static func unquotedCall(_ text: String, at range: SourceRange) -> Diagnostic {
    unquoted(text, as: InvalidColor.self, "a comma in braces ends a value; put the color in quotes:", at: range)
  }

  static func unquotedColor(_ text: String, at range: SourceRange) -> Diagnostic {
    let problem = "`#` starts a comment here, so there is no value; put the color in quotes:"
    return unquoted(text, as: InvalidColor.self, problem, at: range)
  }

  /// A translucent ground.
  static func translucentGround(_ text: String, _ color: ColorValue, at range: SourceRange) -> Diagnostic {
    let shown = text == color.hex ? "`\(text)` is" : "`\(text)` is \(color.hex), which is"
    let message = "\(shown) translucent; use an opaque color as the ground"
    return Diagnostic(of: InvalidColor.self, message: message, at: range)
  }

  /// A ground of a token file that is neither a color nor the path of one.
  static func unknownGround(_ text: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(text)` is not a color; write `#RRGGBB`, a function of CSS, or the path of a color in braces"
    return Diagnostic(of: InvalidColor.self, message: message, at: range)
  }

  static func invalidColor(_ text: String, at range: SourceRange) -> Diagnostic {
    let reading = ColorReading(of: text)
    let digits = text.dropFirst()
    let isMiscounted = reading == nil && text.hasPrefix("#") && !digits.isEmpty && digits.allSatisfy(\.isHexDigit)
    let problem = isMiscounted ? "has \(digits.count) hex digits, not 3, 4, 6 or 8" : "is not a color"
    let right = reading.map { "`\($0.quoted)`" } ?? "`\"#RRGGBB\"` or `\"#RRGGBBAA\"`"
    return Diagnostic(
      of: InvalidColor.self,
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
      of: InvalidColor.self,
      message: error.message + question + advice,
      at: range,
      fixIts: error.nearest.fixIts(replacing: range) + (reading.map { [$0.fixIt(replacing: whole)] } ?? [])
    )
  }
}
