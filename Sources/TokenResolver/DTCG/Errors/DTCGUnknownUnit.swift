package import TokenDiagnostics

/// A unit that the format does not have. CSS gets its own units; other values are kept as they are.
package enum DTCGUnknownUnit: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-unknown-unit",
    in: .designTokens,
    "A unit that the format does not have",
    why: """
      Dimensions are in `px` or `rem`, durations in `ms` or `s`. The other units of CSS, such as `vw`, `ch` and `%`, \
      are in the outputs for CSS and JSON; Swift has no number for them. Values in units such as `dp` are kept as they \
      are, for JSON.
      """,
    remedy: "Convert the value.",
    wrong: .tokens(#""a": { "$type": "dimension", "$value": { "value": 50, "unit": ⟦"vw"⟧ } }"#),
    right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 50, "unit": "px" } }"#)
  )
}

extension Diagnostic {
  /// A unit that no output supports; `known` are those of the format.
  static func unknownUnit(_ unit: String, known: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(unit)` is not a unit of the format, which has \(known); the value is kept as it is"
    return Diagnostic(of: DTCGUnknownUnit.self, message: message, at: range)
  }

  /// A unit of lengths that only CSS has.
  static func unitOfCSS(_ unit: String, at range: SourceRange) -> Diagnostic {
    let message = """
      `\(unit)` is not a unit of the format, which has `px` and `rem`; CSS has the value, other outputs may not
      """
    return Diagnostic(of: DTCGUnknownUnit.self, message: message, at: range)
  }

  static func lengthInEm(at range: SourceRange) -> Diagnostic {
    let message = "`em` is not a unit of the format; write `px` or `rem`"
    return Diagnostic(of: DTCGUnknownUnit.self, message: message, at: range)
  }
}
