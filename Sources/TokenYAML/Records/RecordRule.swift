package import TokenDiagnostics

/// The rules of ``RecordDecoder``: the same for specs and configurations.
package enum RecordRule: String, CaseIterable, Sendable {
  /// A key that its mapping does not have.
  case unknownKey = "unknown-key"
  /// A key that its mapping needs.
  case missingKey = "missing-key"
  /// A mapping where a single value belongs, or the like.
  case wrongKind = "wrong-kind"
  /// A value that is not one of the few that are allowed.
  case unknownValue = "unknown-value"
  /// Text where a number belongs.
  case invalidNumber = "invalid-number"
  /// A number outside its range.
  case outOfRange = "out-of-range"

  /// The ID in diagnostics.
  package var id: RuleID { RuleID(rawValue: rawValue) }
}
