package import TokenDiagnostics

/// A value lacks a required property.
package enum DTCGMissingProperty: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-missing-property",
    in: .designTokens,
    "A value lacks a required property",
    why: "A default would be a guess: the format has none.",
    remedy: "Add the property; the message names it.",
    wrong: .tokens(#""a": { "$type": "dimension", "$value": ⟦{ "value": 1 }⟧ }"#),
    right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }"#)
  )
}

extension Diagnostic {
  static func missingProperties(_ names: [StaticString], of what: String, at range: SourceRange) -> Diagnostic {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(of: DTCGMissingProperty.self, message: "\(what) needs \(list)", at: range)
  }

  static func rootWithoutValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(of: DTCGMissingProperty.self, message: "`$root` is a token, so it has a `$value`", at: range)
  }

  static func mixtureWithoutColor(at range: SourceRange) -> Diagnostic {
    Diagnostic(of: DTCGMissingProperty.self, message: "a mixture needs `color`, the other color", at: range)
  }

  static func offsetWithoutHost(at range: SourceRange) -> Diagnostic {
    let message = "a baseline offset in points needs `offsetHost`: `uikit`, `uikit-legacy` or `css`"
    return Diagnostic(of: DTCGMissingProperty.self, message: message, at: range)
  }
}
