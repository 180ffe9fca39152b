package import TokenDiagnostics

/// The rules about several specs of one compile.
package enum CompilerRule: String, CaseIterable, Sendable {
  /// Two specs of one compile have the same name.
  case duplicateCatalog = "duplicate-catalog"
  /// The outputs of two specs have names that are equal on some file systems.
  case duplicateOutput = "duplicate-output"
  /// A file in a folder of specs cannot be read.
  case unreadableFile = "unreadable-file"

  /// The ID in diagnostics.
  package var id: RuleID { RuleID(rawValue: rawValue) }
}
