internal import TokenDiagnostics

/// Messages about names in `migrations.yaml`.
extension Diagnostic {
  static func unknownSuccessor(_ name: MigrationFile.Name, nearest: NearestNames) -> Diagnostic {
    let advice = didYouMean(nearest, otherwise: "; write a name that they have, or `null`")
    return Diagnostic(
      of: UnknownSuccessor.self,
      message: "`\(name.text)` is neither a code nor a token of the specs here\(advice)",
      at: name.range,
      fixIts: nearest.fixIts(replacing: name.range)
    )
  }

  static func ownSuccessor(_ name: MigrationFile.Name) -> Diagnostic {
    let message = "`\(name.text)` is its own successor; write what it is now, or remove this entry"
    return Diagnostic(of: CircularMigration.self, message: message, at: name.range)
  }

  /// `names` are old names, each the successor of the one before; `last` is the successor that leads back to the first.
  static func circularMigration(_ names: [MigrationFile.Name], last: MigrationFile.Name) -> Diagnostic {
    let message = """
      these names lead in a circle: \(chain(of: names.map(\.text), last.text)); give one of them a successor that the \
      specs have, or `null`
      """
    let notes = names.dropFirst().prefix(maximumListed).map { Note("the old name `\($0.text)`", at: $0.range) }
    return Diagnostic(of: CircularMigration.self, message: message, at: last.range, notes: notes)
  }

  private static func chain(of names: [String], _ last: String) -> String {
    let shown = names.prefix(maximumListed).map { "`\($0)`" } + (names.count > maximumListed ? ["…"] : [])
    return (shown + ["`\(last)`"]).joined(separator: " → ")
  }
}
