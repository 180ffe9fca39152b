/// Walks over the starts of a text's graphemes. Offsets are UTF-8, and none may be less than the one before.
struct GraphemeStarts {
  private let text: String
  private let utf8: [UInt8]
  private var offset = 0

  /// - Parameter utf8: The text's own.
  init(_ text: String, _ utf8: [UInt8]) {
    self.text = text
    self.utf8 = utf8
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
    guard offset < utf8.count else {
      offset = .max
      return
    }
    if let length = lengthOfPlainCharacter(at: offset),
      offset + length == utf8.count || lengthOfPlainCharacter(at: offset + length) != nil
    {
      // A grapheme for sure: it and what follows are of those characters that never join others.
      offset += length
    } else {
      let end = text.index(after: text.utf8.index(text.startIndex, offsetBy: offset))
      offset = text.utf8.distance(from: text.startIndex, to: end)
    }
  }

  /// Nil but for printable ASCII and ideographs, U+3400 to U+9FFF: Grapheme_Cluster_Break is Other for all of them (UAX #29).
  private func lengthOfPlainCharacter(at offset: Int) -> Int? {
    switch utf8[offset] {
    case 0x20...0x7E: 1
    case 0xE4...0xE9: 3
    case 0xE3: utf8[offset + 1] >= 0x90 ? 3 : nil
    default: nil
    }
  }
}
