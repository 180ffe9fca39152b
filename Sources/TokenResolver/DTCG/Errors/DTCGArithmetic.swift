package import TokenDiagnostics

/// Arithmetic in a text, which other tools compute.
package enum DTCGArithmetic: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-arithmetic",
    in: .designTokens,
    "Arithmetic in a text",
    why: "The format has none: other tools would read the text as a name or as nothing.",
    remedy: "Write the value itself. The message has it where all parts are known.",
    wrong: .tokens(#""a": { "$type": "number", "$value": 4 }, "b": { "$type": "number", "$value": ⟦"{a} * 2"⟧ }"#),
    right: .tokens(#""a": { "$type": "number", "$value": 4 }, "b": { "$type": "number", "$value": 8 }"#)
  )
}

extension Diagnostic {
  /// Arithmetic in a text; `result` is as people write it, `8px`, and as the format does. Nil if it is not known.
  static func arithmetic(result: (short: String, text: String)?, at range: SourceRange) -> Diagnostic {
    let advice = result.map { "the result is `\($0.short)`, so write `\($0.text)`" } ?? "write the value itself"
    return Diagnostic(
      of: DTCGArithmetic.self,
      message: "the format has no arithmetic; \(advice)",
      at: range,
      fixIts: result.map { [FixIt(writing: $0.text, .unsafe, replacing: range)] } ?? []
    )
  }
}
