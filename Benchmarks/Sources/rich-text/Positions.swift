import StyledText

/// Positions of a text, such as those of remarks, that follow many edits.
struct Positions {
  /// Of all edits.
  private let map: PositionMap
  private let positions: [Int]

  /// The map of 10,000 keys, some of them in a row at any places of a text, and 1,000 positions of the text before
  /// them.
  init(in length: Int, row: Int) throws {
    var generator = Generator(state: 11)
    positions = (0..<1_000).map { _ in Int.random(in: 0...length, using: &generator) }
    var place = 0
    let maps = try (0..<10_000).map { key in
      place = key % row == 0 ? Int.random(in: 0...length + key, using: &generator) : place + 1
      return try PositionMap(changes: [PositionMap.Change(old: place..<place, new: place..<place + 1)])
    }
    map = Self.joined(maps[...])
  }

  /// Halves first, since a map has all edits of its parts.
  private static func joined(_ maps: ArraySlice<PositionMap>) -> PositionMap {
    guard maps.count > 1 else { return maps.first ?? .identity }
    let middle = maps.startIndex + maps.count / 2
    return joined(maps[..<middle]).then(joined(maps[middle...]))
  }

  /// The sum of the new positions, through one edit after the other.
  func oneByOne() -> Int { positions.reduce(0) { $0 &+ map.map($1) } }

  /// The same by the changes of all edits.
  func flattened() -> Int {
    let flattened = map.flattened
    return positions.reduce(0) { $0 &+ flattened.map($1) }
  }
}
