package import TokenDiagnostics
internal import TokenModel

/// A mode lists a size that the main table lacks.
package enum UnknownSize: ErrorKind {
  package static let page = ErrorPage(
    "unknown-size",
    in: .values,
    "A mode sets a size that `typography` does not have",
    why: "A mode changes sizes; it makes none.",
    remedy: "Add the size to `typography`, or remove it from the mode.",
    wrong: .spec("typography: { 14: plain }\nmodes: { read: { typography: { ⟦15⟧: plain } } }\n"),
    right: .spec("typography: { 14: plain, 15: plain }\nmodes: { read: { typography: { 15: plain } } }\n")
  )
}

extension Diagnostic {
  static func unknownSize(
    _ size: FixedDecimal,
    in mode: String,
    known sizes: String,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "mode `\(mode)` sets size \(size), which `typography` does not have; it has \(sizes)"
    return Diagnostic(of: UnknownSize.self, message: message, at: range)
  }
}
