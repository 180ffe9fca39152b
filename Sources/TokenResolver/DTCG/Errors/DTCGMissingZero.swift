package import TokenDiagnostics

/// A part of a value that is missing, and is 0 where tools leave it out.
package enum DTCGMissingZero: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-missing-zero",
    in: .designTokens,
    "A part is missing that is 0 where tools leave it out",
    why: """
      The format wants all parts. Tools leave out the `blur` and `spread` of a shadow, and the `delay` of a transition.
      """,
    remedy: "The fix writes the 0.",
    wrong: .tokens(
      #""a": { "$type": "transition", "$value": ⟦{ "duration": { "value": 200, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] }⟧ }"#
    ),
    right: .tokens(
      #""a": { "$type": "transition", "$value": { "duration": { "value": 200, "unit": "ms" }, "timingFunction": [0, 0, 1, 1], "delay": { "value": 0, "unit": "ms" } } }"#
    )
  )
}

extension Diagnostic {
  /// Properties that are missing, and count as 0.
  ///
  /// - Parameters:
  ///   - zero: How the format writes the 0.
  ///   - end: The place for them in the object.
  static func missingZeros(_ names: [String], _ zero: String, at range: SourceRange, end: SourceRange?) -> Diagnostic {
    let properties = names.map { "\"\($0)\": \(zero)" }.joined(separator: ", ")
    let list = names.map { "`\($0)`" }.joined(separator: " and ")
    return Diagnostic(
      of: DTCGMissingZero.self,
      message: "\(list) \(names.count == 1 ? "is" : "are") missing; 0 is used, so write `\(properties)`",
      at: range,
      fixIts: FixIt.adding(properties, after: end)
    )
  }
}
