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
