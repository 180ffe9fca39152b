public import TokenDiagnostics

/// What can be wrong with a file before anyone asks what it means.
public enum YAMLRule: String, CaseIterable, Sendable {
  /// The file is larger, deeper or fuller than ``YAMLLimits`` allow.
  case limit = "yaml-limit"
  /// The bytes are not UTF-8.
  case encoding = "yaml-encoding"
  /// libyaml refuses the text.
  case syntax = "yaml-syntax"
  /// An anchor, alias or tag.
  case unsupported = "yaml-unsupported"
  /// More than one document in a file.
  case documents = "yaml-documents"
  /// A key that is not a scalar.
  case complexKey = "yaml-complex-key"
  /// A key that its mapping already has.
  case duplicateKey = "duplicate-key"

  /// The rule as diagnostics name it.
  public var id: RuleID { RuleID(rawValue: rawValue) }
}
