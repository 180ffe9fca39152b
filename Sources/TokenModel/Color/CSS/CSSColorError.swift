package import TokenDiagnostics

/// Why a text is not a CSS color.
package struct CSSColorError: Error, Sendable, Hashable {
  /// The problem and the correction.
  package let message: String
  /// The bytes of the text that are wrong, from its start; empty where something is missing.
  package let range: Range<Int>
  /// The likely meaning of these bytes.
  package let nearest: NearestNames

  init(_ message: String, at range: Range<Int>, nearest: NearestNames = .none) {
    self.message = message
    self.range = range
    self.nearest = nearest
  }
}
