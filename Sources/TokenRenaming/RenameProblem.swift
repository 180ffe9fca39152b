package import TokenDiagnostics

/// Why a token cannot get another name. Nothing was changed.
package enum RenameProblem: Error {
  /// The specs have errors before.
  case mistakes([Diagnostic], in: [SourceFile])
  /// The names are wrong: one phrase.
  case names(String)
  /// The specs would have errors after it.
  case newMistakes([Diagnostic], in: [SourceFile])
  /// More than names would change: the first such change.
  case otherChange(String)
}
