package import TokenDiagnostics

/// A unit in capitals, or a 0 without a unit.
package enum DTCGUnitSpelling: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-unit-spelling",
    in: .designTokens,
    "A unit in capitals, or a 0 without a unit",
    why: "The format has units in lower case, and a 0 also has one.",
    remedy: "The fix writes the unit.",
    wrong: .tokens(#""a": { "$type": "dimension", "$value": { "value": 0, "unit": ⟦""⟧ } }"#),
    right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } }"#)
  )
}

extension Diagnostic {
  static func unitInCapitals(_ unit: String, at range: SourceRange) -> Diagnostic {
    let small = unit.lowercased()
    return Diagnostic(
      of: DTCGUnitSpelling.self,
      message: "a unit has no capitals; write `\(small)`",
      at: range,
      fixIts: [FixIt(quoting: small, .safe, replacing: range)]
    )
  }

  /// A 0 whose unit is empty.
  static func zeroWithEmptyUnit(right unit: String, at range: SourceRange) -> Diagnostic {
    let fix = FixIt(writing: "\"unit\": \"\(unit)\"", spelled: "\"\(unit)\"", .safe, replacing: range)
    return zeroWithoutUnit(unit, at: range, [fix])
  }

  /// A 0 without a unit; `end` is the place for it in the object.
  static func zeroWithoutUnit(right unit: String, at range: SourceRange, end: SourceRange?) -> Diagnostic {
    zeroWithoutUnit(unit, at: range, FixIt.adding("\"unit\": \"\(unit)\"", after: end))
  }

  private static func zeroWithoutUnit(_ unit: String, at range: SourceRange, _ fixIts: [FixIt]) -> Diagnostic {
    let message = "a 0 also needs a unit; write `\"unit\": \"\(unit)\"`"
    return Diagnostic(of: DTCGUnitSpelling.self, message: message, at: range, fixIts: fixIts)
  }
}
