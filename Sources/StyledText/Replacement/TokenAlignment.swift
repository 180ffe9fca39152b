/// Pairs the tokens of two texts so that the pairs are worth most, without crossing each other.
///
/// Costs one cell for each old token times each new one: see ``TokenDiff`` for what is done when that is too many. Of
/// pairings that are worth the same, that one is taken which pairs tokens earliest.
struct TokenAlignment {
  let old: ArraySlice<DiffToken>
  let new: ArraySlice<DiffToken>

  /// For each new token, the old one that it keeps or replaces.
  func sources() -> [TokenSource] {
    guard !old.isEmpty, !new.isEmpty else { return new.map { _ in .inserted } }
    let best = bestWorths()
    let width = new.count + 1
    var sources: [TokenSource] = []
    var (row, column) = (0, 0)
    while column < new.count {
      let cell = row * width + column
      let (oldIndex, newIndex) = (old.startIndex + row, new.startIndex + column)
      if row < old.count, let worth = old[oldIndex].worth(new[newIndex]), best[cell] == best[cell + width + 1] + worth {
        sources.append(old[oldIndex].id == new[newIndex].id ? .kept(oldIndex) : .replacing(oldIndex))
        (row, column) = (row + 1, column + 1)
      } else if row < old.count, best[cell] == best[cell + width] {
        row += 1
      } else {
        sources.append(.inserted)
        column += 1
      }
    }
    return sources
  }

  /// For each pair of places, what the best pairing of everything behind them is worth.
  private func bestWorths() -> [Int32] {
    let width = new.count + 1
    var best = [Int32](repeating: 0, count: (old.count + 1) * width)
    for row in stride(from: old.count - 1, through: 0, by: -1) {
      let token = old[old.startIndex + row]
      for column in stride(from: new.count - 1, through: 0, by: -1) {
        let cell = row * width + column
        var worth = max(best[cell + width], best[cell + 1])
        if let pair = token.worth(new[new.startIndex + column]) { worth = max(worth, best[cell + width + 1] + pair) }
        best[cell] = worth
      }
    }
    return best
  }
}
