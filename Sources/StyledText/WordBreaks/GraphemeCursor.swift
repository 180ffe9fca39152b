/// Walks over a string's graphemes as far as it is asked to.
///
/// The string finds each end with the tables of the standard library, so a token never ends inside a `Character`,
/// whatever version of Unicode that knows.
struct GraphemeCursor {
  private let text: String
  private var index: String.Index
  /// The UTF-8 offset of `index`.
  private var offset = 0

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  /// Whether a grapheme ends at a UTF-8 offset. One has to start at `start`; neither offset may be less than it was the
  /// last time, so that no grapheme is looked at twice.
  mutating func isBoundary(at target: Int, from start: Int) -> Bool {
    if offset < start { move(to: start) }
    while offset < target && index < text.endIndex {
      // The new index remembers that it is at a boundary: the string does not look back for it again.
      index = text.index(after: index)
      offset = text.utf8.distance(from: text.startIndex, to: index)
    }
    return offset == target
  }

  private mutating func move(to start: Int) {
    index = text.utf8.index(text.startIndex, offsetBy: start)
    offset = start
  }
}
