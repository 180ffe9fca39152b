/// The choice between two positions on the screen for one position in the text: at the end of a full line, and where
/// text from left to right meets text from right to left.
public enum TextAffinity: String, Sendable, Hashable, Codable, CaseIterable {
  /// After the grapheme before the position: at the end of the upper line.
  case upstream
  /// Before the grapheme after the position: at the start of the lower line.
  case downstream
}

/// A position of a caret.
public struct TextCaret: Sendable, Hashable {
  /// The position in the text; a UTF-16 offset.
  public var position: Int
  /// The side of the position that the caret belongs to. It matters only if the position has two locations on the
  /// screen.
  public var affinity: TextAffinity

  /// Creates a caret. The position is checked when the caret is used.
  public init(_ position: Int, _ affinity: TextAffinity = .downstream) {
    self.position = position
    self.affinity = affinity
  }
}

/// The text at a point.
public struct TextHit: Sendable, Hashable {
  /// The nearest caret, between two graphemes and not inside an atom.
  public let caret: TextCaret
  /// The grapheme or the atom whose rectangle contains the point; nil if the point is outside the text.
  public let grapheme: Range<Int>?

  /// The nearest UTF-16 offset.
  public var position: Int { caret.position }
  /// The nearest side of the position, if it has two.
  public var affinity: TextAffinity { caret.affinity }
  /// Whether the point is in the rectangle of a grapheme.
  public var isInside: Bool { grapheme != nil }
}
