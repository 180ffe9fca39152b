/// The distance of other names from one name: the number of characters inserted and removed, so that a swapped or
/// replaced character counts as two.
///
/// Two names are near if their distance is at most a quarter of both lengths together, or two. A quarter is one
/// replaced character in four, more than slips of the keyboard make; with a third, different names such as
/// `highContrastDark` and `highContrastLight` would be near. The minimum of two allows one replaced character in short
/// names. A name of more than 256 bytes is near to none.
struct NameDistance {
  static let maximumBytes = 256

  private let characters: [Character]
  /// For each ASCII character, its positions in the name, as bits; empty for a name with other characters, or with more
  /// characters than a word has bits.
  private let places: [UInt64]
  private let isTooLong: Bool

  init(from name: String) {
    isTooLong = name.utf8.count > Self.maximumBytes
    characters = isTooLong ? [] : Array(name)
    places = Self.places(of: name)
  }

  /// Nil for a name that is not near.
  ///
  /// - Complexity: O(*l*) between ASCII names of at most 64 characters, and O(*l*²) otherwise, where *l* is the length
  ///   of the names.
  func ifNear(_ other: String) -> Int? {
    guard !isTooLong, other.utf8.count <= Self.maximumBytes else { return nil }
    let isPlain = isPlain(other)
    let count = isPlain ? other.utf8.count : other.count
    let length = characters.count + count
    let allowed = min(max(2, length / 4), length - 1)
    guard abs(characters.count - count) <= allowed else { return nil }
    let distance = length - 2 * commonCount(with: other, isPlain: isPlain)
    return distance <= allowed ? distance : nil
  }

  /// The distance from any name.
  func to(_ other: String) -> Int {
    characters.count + other.count - 2 * commonCount(with: other, isPlain: isPlain(other))
  }

  /// Whether bits are enough for the name and another one.
  private func isPlain(_ other: String) -> Bool { !places.isEmpty && Self.isPlain(other) }

  /// Whether each byte is a character. A line end of two bytes is one character.
  private static func isPlain(_ name: String) -> Bool { name.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

  private func commonCount(with other: String, isPlain: Bool) -> Int {
    isPlain ? commonCount(withASCII: other.utf8) : commonCount(with: Array(other))
  }

  private static func places(of name: String) -> [UInt64] {
    guard name.utf8.count <= UInt64.bitWidth, isPlain(name) else { return [] }
    var places = Array(repeating: UInt64(0), count: 0x80)
    for (place, byte) in name.utf8.enumerated() { places[Int(byte)] |= 1 << place }
    return places
  }

  /// The length of the longest common subsequence, for all positions of the name in parallel. From H. Hyyrö,
  /// Bit-parallel LCS-length computation revisited, 2004.
  private func commonCount(withASCII other: String.UTF8View) -> Int {
    var row = ~UInt64(0)
    for byte in other {
      let matches = row & places[Int(byte)]
      row = (row &+ matches) | (row & ~matches)
    }
    let bits = characters.count == UInt64.bitWidth ? ~UInt64(0) : (1 << UInt64(characters.count)) - 1
    return (~row & bits).nonzeroBitCount
  }

  /// The length of the longest common subsequence, one row of its table after the other.
  private func commonCount(with other: [Character]) -> Int {
    var row = Array(repeating: 0, count: other.count + 1)
    for character in characters {
      var diagonal = 0
      for (column, candidate) in other.enumerated() {
        let longest = character == candidate ? diagonal + 1 : max(row[column], row[column + 1])
        (diagonal, row[column + 1]) = (row[column + 1], longest)
      }
    }
    return row[other.count]
  }
}
