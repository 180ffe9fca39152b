/// A key of a format, with what it is for.
struct KnownKey {
  let name: String
  let meaning: String
  /// More than ``meaning`` says, in Markdown.
  var details: String?
  /// A value to start with, in JSON; nil for any.
  var value: String?
  /// Whether the format requires it.
  var isRequired = false

  /// What it is for, with all details.
  var explanation: String { [meaning, details].compactMap(\.self).joined(separator: "\n\n") }
}
