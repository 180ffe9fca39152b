package import TokenDiagnostics
internal import TokenModel

/// A number and its unit as one text, such as `16px` or `200ms`.
package enum DTCGMeasureText: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-measure-text",
    in: .designTokens,
    "A number and its unit as one text, or 0 without a unit",
    why: "The format has an object with `value` and `unit`, so that no program has to take texts apart.",
    remedy: "The fix writes the object.",
    wrong: .tokens(#""a": { "$type": "duration", "$value": ⟦"200ms"⟧ }"#),
    right: .tokens(#""a": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } }"#)
  )
}

extension Diagnostic {
  /// A number with its unit as one text, where `what`, such as "a duration", is an object.
  static func measureText(_ number: TokenNumber, unit: String, of what: String, at range: SourceRange) -> Diagnostic {
    let object = "{ \"value\": \(number.digits), \"unit\": \"\(unit)\" }"
    return Diagnostic(
      of: DTCGMeasureText.self,
      message: "\(what) is an object; write `\(object)`",
      at: range,
      fixIts: [FixIt(writing: object, .safe, replacing: range)]
    )
  }
}
