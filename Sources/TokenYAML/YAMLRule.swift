package import TokenDiagnostics

/// The rules about a file as YAML, before its meaning.
package enum YAMLRule: String, CaseIterable, Sendable {
  /// The file is larger or deeper, or has more nodes, than ``SourceLimits`` allow.
  case limit = "yaml-limit"
  /// The bytes are not UTF-8.
  case encoding = "yaml-encoding"
  /// libyaml rejects the text.
  case syntax = "yaml-syntax"
  /// An anchor, alias or tag.
  case unsupported = "yaml-unsupported"
  /// More than one document in a file.
  case documents = "yaml-documents"
  /// A key that is not a scalar.
  case complexKey = "yaml-complex-key"
  /// A key that its mapping has already.
  case duplicateKey = "duplicate-key"

  /// The ID in diagnostics.
  package var id: RuleID { RuleID(rawValue: rawValue) }
}
