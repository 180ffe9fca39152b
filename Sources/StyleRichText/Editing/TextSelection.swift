public import StyleLayout

/// A selection of a text: a range with a side that moves, or a caret. Positions are UTF-16 offsets of the display text.
public struct TextSelection: Sendable, Hashable {
  /// The end that stays in place when the selection is extended.
  public var anchor: Int
  /// The end that moves; the caret, if both ends are the same.
  public var head: Int
  /// The side of the head, where it has two locations on the screen.
  public var affinity: TextAffinity

  /// Creates a selection from its ends.
  public init(anchor: Int, head: Int, affinity: TextAffinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }

  /// Creates a caret.
  public init(_ position: Int, _ affinity: TextAffinity = .downstream) {
    self.init(anchor: position, head: position, affinity: affinity)
  }

  /// The selected text; empty for a caret.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether it is a caret.
  public var isEmpty: Bool { anchor == head }
}
