internal import StyleTables

/// Words that appear once in each of two lists.
enum UniqueWords {
  /// Returns the pairs of unique words, as many as have the same order in both lists.
  static func pairs(_ old: ArraySlice<ComparedWord>, _ new: ArraySlice<ComparedWord>) -> [WordPair] {
    let (oldIndices, newIndices) = (indices(in: old), indices(in: new))
    let pairs = new.indices.compactMap { index -> WordPair? in
      let id = new[index].id
      guard newIndices[id] == .once(index), id < oldIndices.count, case .once(let oldIndex) = oldIndices[id] else {
        return nil
      }
      return WordPair(old: oldIndex, new: index)
    }
    return longestRising(pairs)
  }

  /// How often a list has a word, and where if it has it once.
  private enum Occurrence: Equatable {
    case never
    case once(Int)
    case repeatedly
  }

  /// The occurrences of the words, by their numbers.
  private static func indices(in words: ArraySlice<ComparedWord>) -> [Occurrence] {
    var occurrences = [Occurrence](repeating: .never, count: (words.map(\.id).max() ?? -1) + 1)
    for (index, word) in zip(words.indices, words) {
      occurrences[word.id] = occurrences[word.id] == .never ? .once(index) : .repeatedly
    }
    return occurrences
  }

  /// The longest part of a list, sorted by new indices, whose old indices also rise.
  private static func longestRising(_ pairs: [WordPair]) -> [WordPair] {
    /// For each length, the pair with the lowest old index that a rising part of this length ends with.
    var ends: [Int] = []
    /// For each pair, the one before it in the longest rising part that it ends.
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitioningIndex { pairs[$0].old >= pair.old }
      previous.append(length == 0 ? nil : ends[length - 1])
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    let chain = sequence(state: ends.last) { state -> Int? in
      defer { state = state.flatMap { previous[$0] } }
      return state
    }
    return chain.map { pairs[$0] }.reversed()
  }
}
