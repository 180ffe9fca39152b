package import TokenDiagnostics

/// The rules about a file as JSON, before its meaning.
package enum JSONRule: String, CaseIterable, Sendable {
  /// The file is larger or deeper, or has more nodes, than ``SourceLimits`` allow.
  case limit = "json-limit"
  /// The bytes are not UTF-8.
  case encoding = "json-encoding"
  /// A file in JSON5, by its name.
  case unsupported = "json-unsupported"
  /// A bracket, comma, colon or quote is missing or wrong, or a value is none of JSON's.
  case syntax = "json-syntax"
  /// A character or an escape that a string must not have.
  case string = "json-string"
  /// A number in a form that JSON does not have.
  case number = "json-number"
  /// A second value in the file.
  case documents = "json-documents"
  /// A comment, which JSON does not have. A warning, unless reading is strict.
  case comment = "json-comment"
  /// A comma after the last value. A warning, unless reading is strict.
  case trailingComma = "json-trailing-comma"

  /// The ID in diagnostics.
  package var id: RuleID { RuleID(rawValue: rawValue) }
}
