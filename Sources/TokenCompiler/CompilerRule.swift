public import TokenDiagnostics

/// What can be wrong between specs.
public enum CompilerRule: String, CaseIterable, Sendable {
  /// Two specs of one compile have one name.
  case duplicateCatalog = "duplicate-catalog"
  /// Two specs of one compile would be written to files that some file systems take for one.
  case duplicateOutput = "duplicate-output"
  /// Two specs of one compile give `StyleCode` one name twice.
  case duplicateSwiftName = "duplicate-swift-name"

  /// The rule as diagnostics name it.
  public var id: RuleID { RuleID(rawValue: rawValue) }
}
