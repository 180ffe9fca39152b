internal import TokenDiagnostics
internal import TokenModel

extension CodeUses.Mention {
  /// A change of the name alone; nil for a text that a string cannot hold as it is.
  func fix(writing name: String, in spec: LintedSpec) -> FixIt? {
    edit(writing: name, as: spec.catalog.swift.names).map { edit in
      FixIt(writing: name, spelled: edit.replacement, .unsafe, replacing: edit.range)
    }
  }
}
