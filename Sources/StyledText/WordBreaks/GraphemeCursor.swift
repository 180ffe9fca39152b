/// Walks over the graphemes of a string, as far as needed.
///
/// The string finds each end with the tables of the standard library, so that an end is never inside a `Character`,
/// whatever its version of Unicode. Offsets are UTF-8 and must not decrease: no grapheme is visited twice.
package struct GraphemeCursor {
  private let text: String
  /// The boundary that was reached, as an index and as an offset.
  private var index: String.Index
  private var offset = 0

  package init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  /// Whether an offset is a boundary between graphemes, or the end of the string.
  package mutating func isBoundary(at target: Int) -> Bool {
    while offset < target && index < text.endIndex { advance() }
    return offset == target
  }

  /// Whether an offset is a boundary between graphemes, where another offset before it is one.
  mutating func isBoundary(at target: Int, from start: Int) -> Bool {
    if offset < start { move(to: text.utf8.index(text.startIndex, offsetBy: start), start) }
    return isBoundary(at: target)
  }

  /// The number of graphemes that start in a range.
  package mutating func count(in range: Range<Int>) -> Int {
    _ = isBoundary(at: range.lowerBound)
    var count = 0
    while offset < range.upperBound && index < text.endIndex {
      advance()
      count += 1
    }
    return count
  }

  private mutating func advance() {
    if let length = lengthOfSimpleCharacter(at: index) {
      let end = text.utf8.index(index, offsetBy: length)
      // There is a boundary between any two of these characters.
      if end == text.endIndex || lengthOfSimpleCharacter(at: end) != nil { return move(to: end, offset + length) }
    }
    // The new index remembers that it is at a boundary: the string does not look back for it again.
    index = text.index(after: index)
    offset = text.utf8.distance(from: text.startIndex, to: index)
  }

  private mutating func move(to index: String.Index, _ offset: Int) {
    self.index = index
    self.offset = offset
  }

  /// Nil except for printable ASCII and the ideographs U+3400…U+9FFF, whose Grapheme_Cluster_Break is Other (UAX #29).
  @inline(__always)
  private func lengthOfSimpleCharacter(at index: String.Index) -> Int? {
    let utf8 = text.utf8
    return switch utf8[index] {
    case 0x20...0x7E: 1
    case 0xE4...0xE9: 3
    case 0xE3: utf8[utf8.index(after: index)] >= 0x90 ? 3 : nil
    default: nil
    }
  }
}
