package import TokenDiagnostics

/// A number outside its range.
package enum OutOfRange: ErrorKind {
  package static let page = ErrorPage(
    "out-of-range",
    in: .values,
    "A number outside its range",
    why: "Nothing could be drawn with it.",
    remedy: "The message has the range.",
    wrong: .spec("weight: { bold: ⟦7000⟧ }\n"),
    right: .spec("weight: { bold: 700 }\n")
  )
}

extension Diagnostic {
  /// A number outside its range.
  package static func outOfRange(
    _ value: String,
    for what: String,
    from lower: String,
    to upper: String,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "\(value) is out of range; \(what) is from \(lower) to \(upper)"
    return Diagnostic(of: OutOfRange.self, message: message, at: range)
  }
}
