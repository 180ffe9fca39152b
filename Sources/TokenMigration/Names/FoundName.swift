internal import TokenDiagnostics

/// A name of the old version in a source.
struct FoundName {
  let change: NameChange
  /// The name in the source.
  let range: SourceRange
  /// Whether nothing else can be meant.
  let isMeant: Bool
  /// Writes the new name; nil where something else may be meant, and where there is no new name.
  let edit: TextEdit?
  /// Whether it is the name of a code as it is looked up in Swift.
  var isLookUp = false
  /// The code that the new name has to mean in Swift; nil for other names.
  var newCode: (catalog: Int, code: Int)?
  /// Spells a name of the new version, to name it in a message; nil for one that the outputs do not have.
  let spelled: @Sendable (CatalogStep.Subject) -> String?
}
