internal import StyleTables

/// Compares two lists of words, with bounded work.
///
/// Lists up to ``fineCells`` pairs are aligned by worth (``WordAlignment``). Longer ones are first divided at words
/// that certainly stay: those that a shortest edit script keeps (Myers, "An O(ND) Difference Algorithm and Its
/// Variations", 1986) if it is short, else those that appear once in each list, as far as their order is the same. The
/// parts between are aligned by worth until the cells are used up, and paired in order after that.
struct WordDiff {
  let old: [ComparedWord]
  let new: [ComparedWord]
  private let texts: ComparedTexts?
  private var sources: [WordSource]
  private var cells: Int

  /// The maximum number of pairs that are compared at once.
  static let fineCells = 16_384
  /// The maximum number of old words that one new text replaces.
  private static let widestGap = 64

  /// Creates a comparison of words. `texts` are the texts of the words; without them, amounts are like other words.
  init(old: [ComparedWord], new: [ComparedWord], texts: ComparedTexts? = nil) {
    self.old = old
    self.new = new
    self.texts = texts
    sources = Array(repeating: .inserted, count: new.count)
    cells = Self.fineCells + 16 * (old.count + new.count)
  }

  /// For each new word, the source of its attributes.
  mutating func run() -> [WordSource] {
    let (from, to) = trim()
    if from.count * to.count <= Self.fineCells {
      align(from, to)
    } else {
      let anchors = ShortEditScript(old: old[from], new: new[to]).keptWords ?? commonUniqueWords(from, to)
      align(from, to, between: anchors)
    }
    var moves = MovedWords(old: old, new: new, sources: sources)
    sources = moves.find()
    fillGaps()
    return sources
  }

  /// Pairs equal words at both ends.
  private mutating func trim() -> (Range<Int>, Range<Int>) {
    // If amounts are removed, the first equal one need not be the one that stays.
    let goes = old.amountCount > new.amountCount
    func isSame(_ oldPlace: Int, _ newPlace: Int) -> Bool {
      old[oldPlace].id == new[newPlace].id && !(goes && old[oldPlace].kind == .amount)
    }
    var start = 0
    while start < old.count, start < new.count, isSame(start, start) {
      sources[start] = .kept(start)
      start += 1
    }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, isSame(oldEnd - 1, newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      sources[newEnd] = .kept(oldEnd)
    }
    let relabeled = lengthOfRelabeledAmount(start..<oldEnd, start..<newEnd)
    for place in newEnd..<newEnd + relabeled { sources[place] = .inserted }
    return (start..<oldEnd + relabeled, start..<newEnd + relabeled)
  }

  /// The number of words up to and with the first amount of the equal end, if that is equal by chance: if the words in
  /// front of it changed places, so that it has the label of another amount. Zero if it stays.
  private func lengthOfRelabeledAmount(_ from: Range<Int>, _ to: Range<Int>) -> Int {
    guard let amount = old[from.upperBound...].firstIndex(where: { $0.kind == .amount }) else { return 0 }
    let length = amount - from.upperBound
    let (before, after) = (old[from.lowerBound..<amount], new[to.lowerBound..<to.upperBound + length])
    let (oldLabel, newLabel) = (before.labelAtEnd, after.labelAtEnd)
    guard !oldLabel.isEmpty, !newLabel.isEmpty, oldLabel != newLabel, before.hasLabel(newLabel),
      after.hasLabel(oldLabel)
    else { return 0 }
    return length + 1
  }

  private mutating func align(_ from: Range<Int>, _ to: Range<Int>, between anchors: [(old: Int, new: Int)]) {
    var (oldStart, newStart) = (from.lowerBound, to.lowerBound)
    for anchor in anchors {
      align(oldStart..<anchor.old, newStart..<anchor.new)
      sources[anchor.new] = .kept(anchor.old)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    align(oldStart..<from.upperBound, newStart..<to.upperBound)
  }

  private mutating func align(_ from: Range<Int>, _ to: Range<Int>) {
    guard !from.isEmpty, !to.isEmpty else { return }
    let needed = from.count * to.count
    if needed <= Self.fineCells, needed <= cells {
      cells -= needed
      let pairing = texts.flatMap { AmountPairing(old, in: from, with: new, in: to, of: $0) }
      let partners = pairing?.partners()
      sources.replaceSubrange(to, with: WordAlignment(old: old[from], new: new[to], partners: partners).sources())
      for (place, partner) in partners ?? [:] where sources[place] == .inserted {
        sources[place] = old[partner].id == new[place].id ? .moved(partner) : .replacing(partner)
      }
    } else {
      pairInOrder(from, to)
    }
  }

  private mutating func pairInOrder(_ from: Range<Int>, _ to: Range<Int>) {
    for (oldPlace, place) in zip(from, to) where old[oldPlace].worth(new[place]) != nil {
      sources[place] = old[oldPlace].id == new[place].id ? .kept(oldPlace) : .replacing(oldPlace)
    }
  }

  /// If words with one look are replaced by others that cannot replace any of them, the look stays: the text of a link
  /// may change from a number to a word. Only a strike is removed with its text.
  private mutating func fillGaps() {
    guard let texts, sources.contains(.inserted) else { return }
    var isTaken = [Bool](repeating: false, count: old.count)
    for source in sources { if let place = source.place { isTaken[place] = true } }
    var place = 0
    var previous = -1
    while place < new.count {
      if let source = sources[place].place {
        (previous, place) = (source, place + 1)
        continue
      }
      let end = new[place...].indices.first { sources[$0] != .inserted } ?? new.count
      let next = end < new.count ? sources[end].place ?? old.count : old.count
      fill(place..<end, from: (previous + 1)..<max(next, previous + 1), isTaken: isTaken, texts)
      place = end
    }
  }

  private mutating func fill(_ places: Range<Int>, from gone: Range<Int>, isTaken: [Bool], _ texts: ComparedTexts) {
    // If words moved far, the text between them is not a gap.
    guard gone.count <= Self.widestGap else { return }
    let candidates = gone.filter { old[$0].isOfLetters || old[$0].kind == .amount || old[$0].kind == .atom }
    guard let first = candidates.first, candidates.allSatisfy({ old[$0].run == old[first].run }) else { return }
    guard !gone.contains(where: { isTaken[$0] }) else { return }
    if old[first].kind == .amount, texts.isStruck(old[first]) { return }
    guard let place = places.first(where: { new[$0].isOfLetters || new[$0].kind == .amount }) else { return }
    sources[place] = .replacing(first)
  }

  /// The words that appear once in each list, as many as have the same order in both.
  private func commonUniqueWords(_ from: Range<Int>, _ to: Range<Int>) -> [(old: Int, new: Int)] {
    let oldPlaces = old.places(ofUniqueWordsIn: from)
    let newPlaces = new.places(ofUniqueWordsIn: to)
    let pairs = to.compactMap { place -> (old: Int, new: Int)? in
      let id = new[place].id
      guard newPlaces[id] == place, id < oldPlaces.count, oldPlaces[id] >= 0 else { return nil }
      return (oldPlaces[id], place)
    }
    return longestRising(pairs)
  }

  /// The longest part of a list whose old places rise; the new ones do.
  private func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var ends: [Int] = []  // for each length, the pair that a rising part of that length ends with at the lowest place
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

extension ArraySlice<ComparedWord> {
  /// The word in front of an amount that follows; empty after another amount and at the start of a line. In a script
  /// without spaces, it is the row of graphemes up to the amount.
  fileprivate var labelAtEnd: [UInt64] {
    let last = lastIndex { $0.isOfLetters || $0.kind == .amount || $0.kind == .lineBreak }
    guard let last, self[last].isOfLetters else { return [] }
    var start = last
    while start > startIndex, self[start].kind == .ideograph, self[start - 1].kind == .ideograph,
      self[start - 1].end == self[start].start
    {
      start -= 1
    }
    return self[start...last].map(\.folded)
  }

  fileprivate func hasLabel(_ label: [UInt64]) -> Bool {
    indices.contains { self[$0...].prefix(label.count).elementsEqual(label) { $0.folded == $1 } }
  }
}

extension [ComparedWord] {
  /// The indices of words by their numbers; negative for those that do not appear in a range, or more than once.
  fileprivate func places(ofUniqueWordsIn range: Range<Int>) -> [Int] {
    var places = [Int](repeating: -1, count: (self[range].map(\.id).max() ?? -1) + 1)
    for place in range { places[self[place].id] = places[self[place].id] == -1 ? place : -2 }
    return places
  }
}
