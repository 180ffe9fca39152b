package import TokenDiagnostics

/// A number with the extra digits of a program's 32-bit arithmetic.
package enum FloatNoise: ErrorKind {
  package static let grade = ErrorGrade.warning

  package static let page = ErrorPage(
    "float-noise",
    in: .designTokens,
    "A number with the digits that a program's 32 bits made of it",
    why: "Such digits carry no information and are hard to compare. The intended number is used.",
    remedy: "Write the number that was meant.",
    wrong: .tokens(#""a": { "$type": "dimension", "$value": { "value": ⟦16.799999237060547⟧, "unit": "px" } }"#),
    right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 16.8, "unit": "px" } }"#)
  )
}

extension Diagnostic {
  static func floatNoise(_ text: String, meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: FloatNoise.self,
      message: "\(text) is \(meant) in 32 bits; write `\(meant)`",
      at: range,
      fixIts: [FixIt(writing: meant, .safe, replacing: range)]
    )
  }
}
