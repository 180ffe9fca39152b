/// Walks over the starts of a text's graphemes. Offsets are UTF-8, and none may be less than the one before.
struct GraphemeStarts {
  private let text: String
  private var index: String.Index
  private var offset = 0

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  /// Whether a grapheme starts at an offset.
  mutating func contains(_ target: Int) -> Bool {
    while offset < target { advance() }
    return offset == target
  }

  /// How many graphemes start in a range. Afterwards, only offsets from its end on can be asked for.
  mutating func count(in range: Range<Int>) -> Int {
    while offset < range.lowerBound { advance() }
    var count = 0
    while offset < range.upperBound {
      count += 1
      advance()
    }
    return count
  }

  private mutating func advance() {
    guard index < text.endIndex else {
      offset = .max
      return
    }
    index = text.index(after: index)
    offset = text.utf8.distance(from: text.startIndex, to: index)
  }
}
