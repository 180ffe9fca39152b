/// Pairs the words of two texts so that the pairs have the maximum total worth without crossing each other.
///
/// It needs one cell for each pair of an old and a new word; ``WordDiff`` divides lists that need too many. Of pairings
/// with the same worth, the one that pairs words earliest is chosen.
struct WordAlignment {
  let old: ArraySlice<ComparedWord>
  let new: ArraySlice<ComparedWord>
  /// For new amounts, the old ones that they replace; nil if that is not decided.
  var partners: [Int: Int]?

  /// The worth of two consecutive pairs in one run, so that runs are removed as a whole.
  private static let together: Int32 = 1
  private static let none = Int32.min / 2

  private struct Worths {
    /// For each pair of indices, the worth of the best pairing of all words from there.
    var best: [Int32]
    /// The worth if these two are paired.
    var paired: [Int32]
  }

  /// For each new word, the old one that it keeps or replaces.
  func sources() -> [WordSource] {
    guard !old.isEmpty, !new.isEmpty else { return new.map { _ in .inserted } }
    let worths = worths()
    let width = new.count + 1
    var sources: [WordSource] = []
    var (row, column) = (0, 0)
    var followsPair = false
    while column < new.count {
      let cell = row * width + column
      guard row < old.count else {
        sources.append(.inserted)
        column += 1
        continue
      }
      let bonus = followsPair ? together(row - 1) : 0
      if worths.paired[cell] + bonus >= worths.best[cell], worths.paired[cell] > 0 {
        sources.append(source(old.startIndex + row, new.startIndex + column))
        (row, column, followsPair) = (row + 1, column + 1, true)
        continue
      }
      followsPair = false
      if worths.best[cell] == worths.best[cell + width] {
        row += 1
      } else {
        sources.append(.inserted)
        column += 1
      }
    }
    return sources
  }

  private func source(_ oldPlace: Int, _ newPlace: Int) -> WordSource {
    old[oldPlace].id == new[newPlace].id ? .kept(oldPlace) : .replacing(oldPlace)
  }

  private func together(_ row: Int) -> Int32 {
    let place = old.startIndex + row
    return old[place].run == old[place + 1].run ? Self.together : 0
  }

  private func worths() -> Worths {
    let width = new.count + 1
    let cells = (old.count + 1) * width
    var worths = Worths(best: Array(repeating: 0, count: cells), paired: Array(repeating: Self.none, count: cells))
    for row in stride(from: old.count - 1, through: 0, by: -1) {
      let word = old[old.startIndex + row]
      let bonus = row + 1 < old.count ? together(row) : 0
      for column in stride(from: new.count - 1, through: 0, by: -1) {
        let cell = row * width + column
        var best = max(worths.best[cell + width], worths.best[cell + 1])
        if let pair = worth(of: word, row: row, column: column) {
          let next = cell + width + 1
          let paired = pair + max(worths.best[next], worths.paired[next] + bonus)
          worths.paired[cell] = paired
          best = max(best, paired)
        }
        worths.best[cell] = best
      }
    }
    return worths
  }

  private func worth(of word: ComparedWord, row: Int, column: Int) -> Int32? {
    let other = new[new.startIndex + column]
    guard other.kind == .amount, let partners else { return word.worth(other) }
    let partner = partners[new.startIndex + column]
    guard word.kind == .amount else { return partner == nil ? word.worth(other) : nil }
    return partner == old.startIndex + row ? (word.id == other.id ? 40 : 30) : nil
  }
}
