package import TokenDiagnostics

/// Values for modes in `$extensions`.
package enum DTCGExtensionModes: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-extension-modes",
    in: .designTokens,
    "Values for modes in `$extensions`",
    why: """
      Plugins of Figma and other tools write the values of modes into `mode`, `modes` or `org.primer.overrides`. They \
      are read as contexts of a modifier. In the format, extensions decide no values: other tools read `$value` alone.
      """,
    remedy: "Write a file for each mode, and a resolver document that decides which one applies when.",
    wrong: .tokens(
      ##"""
      "a": { "$type": "number", "$value": 1, "$extensions": { ⟦"mode"⟧: { "Compact": 1, "Wide": 2 } } }
      """##
    ),
    right: .tokens(##""a": { "$type": "number", "$value": 1 }"##)
  )
}

extension Diagnostic {
  static func modesInContext(at range: SourceRange) -> Diagnostic {
    let message = "the modes in `$extensions` are not read here, because the token is one of a context already"
    return Diagnostic(of: DTCGExtensionModes.self, message: message, at: range)
  }

  /// An extension that looks like modes.
  static func unclearModes(_ key: String, at range: SourceRange) -> Diagnostic {
    let message = """
      the values in `\(key)` are not read, because it is not known how they are meant; write a file for each theme, \
      and a resolver document
      """
    return Diagnostic(of: DTCGExtensionModes.self, message: message, at: range)
  }

  static func modes(_ names: [String], ofTokens count: Int, as modifier: String, at range: SourceRange) -> Diagnostic {
    let tokens = count == 1 ? "one token" : "\(count) tokens"
    let message = """
      the modes \(list(names)) of \(tokens) are read as contexts of a modifier `\(modifier)`; in the format, a \
      resolver document decides which file applies when
      """
    return Diagnostic(of: DTCGExtensionModes.self, message: message, at: range)
  }
}
