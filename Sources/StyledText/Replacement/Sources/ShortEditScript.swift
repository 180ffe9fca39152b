/// The greedy algorithm of Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), for lists with few
/// differences.
struct ShortEditScript {
  let old: ArraySlice<ComparedWord>
  let new: ArraySlice<ComparedWord>

  /// The maximum number of removed and inserted words.
  static let longest = 128

  /// The words that a shortest edit script keeps; nil if it is longer than ``longest``, or if finding it would take
  /// more than eight steps for each word.
  var keptWords: [WordPair]? {
    var steps = 8 * (old.count + new.count)
    var reached: [[Int]] = []  // for each length of a script, how far into `old` it comes on each diagonal
    for length in 0...Self.longest {
      var row = [Int](repeating: 0, count: 2 * length + 1)
      for diagonal in stride(from: -length, through: length, by: 2) {
        var place = start(on: diagonal, length, reached.last ?? [])
        while place < old.count, place - diagonal < new.count, place - diagonal >= 0, isSame(place, place - diagonal) {
          place += 1
          steps -= 1
        }
        row[diagonal + length] = place
        if place >= old.count, place - diagonal >= new.count {
          return trace(reached, from: (diagonal, length))
        }
      }
      steps -= length
      guard steps > 0 else { return nil }
      reached.append(row)
    }
    return nil
  }

  private func isSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    old[old.startIndex + oldIndex].id == new[new.startIndex + newIndex].id
  }

  /// The reach of the best script that is one step shorter, plus one word: a removal from the diagonal below, or an
  /// insertion from the one above.
  private func start(on diagonal: Int, _ length: Int, _ row: [Int]) -> Int {
    guard length > 0 else { return 0 }
    return isInsertion(on: diagonal, length, row)
      ? row[diagonal + 1 + length - 1] : row[diagonal - 1 + length - 1] + 1
  }

  private func isInsertion(on diagonal: Int, _ length: Int, _ row: [Int]) -> Bool {
    guard diagonal > -length else { return true }
    guard diagonal < length else { return false }
    return row[diagonal - 1 + length - 1] < row[diagonal + 1 + length - 1]
  }

  private func trace(_ reached: [[Int]], from end: (diagonal: Int, length: Int)) -> [WordPair] {
    var kept: [WordPair] = []
    var (diagonal, length) = end
    var place = old.count
    while length >= 0 {
      let row = length > 0 ? reached[length - 1] : []
      let start = start(on: diagonal, length, row)
      while place > start {
        place -= 1
        kept.append(WordPair(old: old.startIndex + place, new: new.startIndex + place - diagonal))
      }
      guard length > 0 else { break }
      let isInsertion = isInsertion(on: diagonal, length, row)
      diagonal += isInsertion ? 1 : -1
      place = isInsertion ? start : start - 1
      length -= 1
    }
    return kept.reversed()
  }
}
