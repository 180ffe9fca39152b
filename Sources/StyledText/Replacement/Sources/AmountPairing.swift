/// Decides which new amount replaces which old one.
///
/// An amount stays with its label, the words next to it, wherever they moved. Without labels, the order counts; if
/// fewer amounts remain, one that is struck through is removed first.
struct AmountPairing {
  private let old: [Amount]
  private let new: [Amount]
  /// The only pair, if there is one amount on each side.
  private let only: [Int: Int]?

  private struct Amount {
    let place: Int
    let id: Int
    let isStruck: Bool
    let unit: UInt64
    /// Whether it consists of words that replace an amount.
    let isInWords: Bool
    /// The words between it and the previous amount, and those between it and the next one.
    let before: [UInt64]
    let after: [UInt64]
  }

  /// More pairs than this are left to the alignment of all words.
  private static let mostPairs = 1_024
  /// The maximum number of words in an amount's label, and how many words of any kind are searched for them.
  private static let longestLabel = 6
  private static let farthestLabel = 24

  /// Creates a pairing of the amounts in parts of two lists of words; labels may lie outside. Nil without amounts to
  /// pair.
  init?(
    _ old: [ComparedWord],
    in from: Range<Int>,
    with new: [ComparedWord],
    in to: Range<Int>,
    of texts: ComparedTexts
  ) {
    let (oldCount, newCount) = (old[from].amountCount, new[to].amountCount)
    guard oldCount > 0, newCount > 0, oldCount * newCount <= Self.mostPairs else { return nil }
    if oldCount == 1, newCount == 1 {
      // Most texts have one amount, which needs no comparison of labels.
      let place = { (words: [ComparedWord], range: Range<Int>) in range.first { words[$0].kind == .amount } }
      only = place(old, from).flatMap { oldPlace in place(new, to).map { [$0: oldPlace] } }
      (self.old, self.new) = ([], [])
      return
    }
    only = nil
    self.old = Self.amounts(in: from, of: old, texts.old) { texts.isStruck($0) }
    self.new = Self.amounts(in: to, of: new, texts.new) { _ in false }
  }

  /// The indices of the old amounts, by the indices of the new amounts that replace them.
  func partners() -> [Int: Int] {
    if let only { return only }
    var partners: [Int: Int] = [:]
    for (oldIndex, newIndex) in labeledPairs() { partners[new[newIndex].place] = old[oldIndex].place }
    let taken = Set(partners.values)
    let restOfOld = old.filter { !taken.contains($0.place) }
    let restOfNew = new.filter { partners[$0.place] == nil }
    for (oldAmount, newAmount) in pairsInOrder(restOfOld, restOfNew) { partners[newAmount.place] = oldAmount.place }
    return partners
  }

  // MARK: - Labels

  /// The pairs whose labels fit each other better than any other's.
  private func labeledPairs() -> [(old: Int, new: Int)] {
    let before = bestPairs(\.before)
    let after = bestPairs(\.after)
    if before.worth == after.worth { return old[0].before.isEmpty ? after.pairs : before.pairs }
    return before.worth > after.worth ? before.pairs : after.pairs
  }

  private func bestPairs(_ label: KeyPath<Amount, [UInt64]>) -> (pairs: [(old: Int, new: Int)], worth: Int) {
    let worths = old.map { old in
      new.map { new in
        // A word identifies an amount better than a unit: two amounts in percent may be unrelated.
        let isOfSameUnit = old.unit > 1 && old.unit == new.unit
        let (oldLabel, newLabel) = (old[keyPath: label], new[keyPath: label])
        let isNearestSame = oldLabel.first != nil && oldLabel.first == newLabel.first
        return 2 * oldLabel.sharedCount(with: newLabel) + (isNearestSame ? 1 : 0) + (isOfSameUnit ? 1 : 0)
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var total = 0
    for (oldIndex, row) in worths.enumerated() {
      guard let most = row.max(), most > 0, let newIndex = row.onlyIndex(of: most) else { continue }
      guard worths.map({ $0[newIndex] }).onlyIndex(of: most) == oldIndex else { continue }
      guard worths.allSatisfy({ $0[newIndex] <= most }) else { continue }
      pairs.append((oldIndex, newIndex))
      total += most
    }
    return (pairs, total)
  }

  // MARK: - Places

  /// The pairs in order with the maximum total worth.
  private func pairsInOrder(_ old: [Amount], _ new: [Amount]) -> [(Amount, Amount)] {
    let width = new.count + 1
    var best = [Int](repeating: 0, count: (old.count + 1) * width)
    let isFewer = new.count < old.count
    func worth(_ row: Int, _ column: Int) -> Int { Self.worth(old[row], new[column], isFewer: isFewer) }
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        let paired = best[(row + 1) * width + column + 1] + worth(row, column)
        best[row * width + column] = max(best[(row + 1) * width + column], best[row * width + column + 1], paired)
      }
    }
    var pairs: [(Amount, Amount)] = []
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      let here = best[row * width + column]
      if here == best[(row + 1) * width + column + 1] + worth(row, column) {
        pairs.append((old[row], new[column]))
        (row, column) = (row + 1, column + 1)
      } else if here == best[(row + 1) * width + column] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private static func worth(_ old: Amount, _ new: Amount, isFewer: Bool) -> Int {
    // More pairs always win over better ones.
    // Words have no unit, and fit any amount nearly as well as one of the same unit.
    var worth = 64 + (old.unit == new.unit ? 16 : old.isInWords || new.isInWords ? 14 : 6)
    if old.id == new.id { worth += 8 }
    worth += 3 * min(old.before.sharedCount(with: new.before) + old.after.sharedCount(with: new.after), 3)
    // One more than the worth of equal text.
    return isFewer && old.isStruck ? worth - 9 : worth
  }

  // MARK: - What is beside an amount

  private static func amounts(
    in range: Range<Int>,
    of words: [ComparedWord],
    _ bytes: UnsafeBufferPointer<UInt8>,
    isStruck: (ComparedWord) -> Bool
  ) -> [Amount] {
    range.filter { words[$0].kind == .amount }.map { place in
      let parts = AmountParser.parts(of: words[place].range, in: bytes)
      return Amount(
        place: place,
        id: words[place].id,
        isStruck: isStruck(words[place]),
        unit: unit(parts, bytes),
        isInWords: !parts.contains { $0.role == .integer },
        before: label(words[..<place].reversed()),
        after: label(words[(place + 1)...])
      )
    }
  }

  /// The words from an amount to the next one, or to the end of the line.
  private static func label(_ beside: some Sequence<ComparedWord>) -> [UInt64] {
    let near = beside.prefix(farthestLabel).prefix { $0.kind != .amount && $0.kind != .lineBreak }
    let named = near.lazy.filter { $0.isOfLetters || $0.kind == .atom || $0.kind == .emoji }
    return named.prefix(longestLabel).map(\.folded)
  }

  /// The unit of an amount: the same for all currencies, and 0 for a number alone.
  private static func unit(_ parts: [AmountPart], _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if parts.contains(where: { $0.role == .currency }) { return 1 }
    let unit = parts.last { $0.role == .unit } ?? parts.last { $0.role == .connector }
    guard let unit else { return 0 }
    return unit.scalars(bytes).filter { !AmountParser.spaces.contains($0) }.reduce(2) { $0 &* 31 &+ UInt64($1) } | 2
  }
}

extension AmountPart {
  fileprivate func scalars(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self).unicodeScalars.map(\.value)
  }
}

extension Sequence<ComparedWord> {
  var amountCount: Int { reduce(0) { $0 + ($1.kind == .amount ? 1 : 0) } }
}

extension [UInt64] {
  /// The number of elements that are in both lists.
  fileprivate func sharedCount(with others: [UInt64]) -> Int {
    guard !isEmpty, !others.isEmpty else { return 0 }
    var rest = others
    return count { element in
      guard let index = rest.firstIndex(of: element) else { return false }
      rest.remove(at: index)
      return true
    }
  }
}

extension [Int] {
  /// The index of an element, if it appears once.
  fileprivate func onlyIndex(of element: Int) -> Int? {
    guard let first = firstIndex(of: element), lastIndex(of: element) == first else { return nil }
    return first
  }
}
