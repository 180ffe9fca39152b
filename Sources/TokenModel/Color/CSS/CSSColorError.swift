public import TokenDiagnostics

/// Why a text is not a CSS color.
public struct CSSColorError: Error, Sendable, Hashable {
  /// What is wrong, and what would be right.
  public let message: String
  /// The bytes of the text that are wrong, from its start; empty where something is missing.
  public let range: Range<Int>
  /// What may be meant instead of these bytes.
  public let nearest: NearestNames

  init(_ message: String, at range: Range<Int>, nearest: NearestNames = .none) {
    self.message = message
    self.range = range
    self.nearest = nearest
  }
}
