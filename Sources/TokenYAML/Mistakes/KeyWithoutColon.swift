/// A key that is being written. YAML rejects it among entries, and reads it as a single value where it is alone.
package enum KeyWithoutColon {
  /// What is wrong with it, and what would be right.
  package static func message(_ key: String) -> String { "`\(key)` is a key without a colon; write `\(key): …`" }
}
