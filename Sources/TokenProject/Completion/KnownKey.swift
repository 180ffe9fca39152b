/// A key of a format, with what it is for.
struct KnownKey {
  let name: String
  let meaning: String
  /// A value to start with, in JSON; nil for any.
  var value: String?
  /// Whether the format requires it.
  var isRequired = false
}
