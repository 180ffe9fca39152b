/// Which of two places a caret takes where one position of a text has two: at the end of a line that is full, and
/// where text from left to right meets text from right to left.
public enum TextAffinity: String, Sendable, Hashable, CaseIterable {
  /// Behind what comes before the position: at the end of the upper line.
  case upstream
  /// Before what comes after the position: at the start of the lower line.
  case downstream
}

/// A place for a caret.
public struct TextCaret: Sendable, Hashable {
  /// A UTF-16 offset.
  public var position: Int
  /// Which side of the position it clings to. It matters only where the position has two places.
  public var affinity: TextAffinity

  /// A place; whether the text has it is found out when it is used.
  public init(_ position: Int, _ affinity: TextAffinity = .downstream) {
    self.position = position
    self.affinity = affinity
  }
}

/// What of a text lies at a point.
public struct TextHit: Sendable, Hashable {
  /// The nearest place for a caret, between two graphemes.
  public let caret: TextCaret
  /// The grapheme whose rectangle holds the point; nil where the point lies beside the text.
  public let grapheme: Range<Int>?

  /// The UTF-16 offset that is nearest.
  public var position: Int { caret.position }
  /// Which of the position's places is nearest, where it has two.
  public var affinity: TextAffinity { caret.affinity }
  /// Whether the point lies in the rectangle of a grapheme.
  public var isInside: Bool { grapheme != nil }
}
