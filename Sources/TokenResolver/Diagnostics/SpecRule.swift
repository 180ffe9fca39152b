public import TokenDiagnostics

/// What can be wrong with the meaning of a spec.
public enum SpecRule: String, CaseIterable, Sendable {
  /// The file is no spec: it is empty, is not a mapping, or lacks `stylespec: 1`.
  case notASpec = "not-a-spec"
  /// `stylespec` names a version that this tool does not read.
  case version = "unsupported-version"
  /// A key that its mapping does not have.
  case unknownKey = "unknown-key"
  /// A key that its mapping needs.
  case missingKey = "missing-key"
  /// A mapping where a single value belongs, or the other way round.
  case wrongKind = "wrong-kind"
  /// A value that is not one of the few that are allowed.
  case unknownValue = "unknown-value"
  /// Text where a number belongs.
  case invalidNumber = "invalid-number"
  /// A number outside its range.
  case outOfRange = "out-of-range"
  /// Text where a color belongs.
  case invalidColor = "invalid-color"
  /// A name that cannot name a token or a catalog.
  case invalidName = "invalid-name"
  /// `14` and `14.0` in one table.
  case duplicateSize = "duplicate-size"
  /// A mode lists a size that the main table lacks.
  case unknownSize = "unknown-size"
  /// A reference without quotes.
  case unquotedReference = "unquoted-reference"
  /// A reference to nothing.
  case unknownReference = "unknown-reference"
  /// References that lead back to themselves, or too far.
  case referenceCycle = "reference-cycle"
  /// A name template that cannot be read.
  case invalidTemplate = "invalid-template"
  /// A name template that gives two codes one name.
  case ambiguousTemplate = "ambiguous-template"
  /// Two tokens with one name, in two files.
  case duplicateToken = "duplicate-token"
  /// A style refers to a token that does not exist.
  case unknownToken = "unknown-token"
  /// A style has the name of another code.
  case duplicateName = "duplicate-name"
  /// A pattern of `only` or `except` that fits no code.
  case unmatchedPattern = "unmatched-pattern"
  /// `include` names a file that cannot be included.
  case invalidInclude = "invalid-include"
  /// Files that include each other.
  case includeCycle = "include-cycle"
  /// More codes than a catalog may have.
  case tooManyCodes = "too-many-codes"

  /// The rule as diagnostics name it.
  public var id: RuleID { RuleID(rawValue: rawValue) }
}
