/// Compares two lists of words, with bounded work.
///
/// A comparison has four steps: equal words at both ends stay; the words between them are aligned; words that were
/// removed in one position and inserted in another have moved; the rest may replace a gap (``ReplacedGaps``).
///
/// A section with up to ``fineCells`` pairs is aligned by worth (``WordAlignment``). A larger one is first divided at
/// words that certainly stay: those that a shortest edit script keeps (``ShortEditScript``) if it is short, otherwise
/// the ``UniqueWords``. The parts are aligned by worth until the cells are used up, and paired in order after that.
struct WordDiff {
  let old: [ComparedWord]
  let new: [ComparedWord]
  private let texts: ComparedTexts?
  private var sources: [WordSource]
  /// The number of pairs that may still be compared.
  private var cells: Int
  private let losesAmounts: Bool

  /// The maximum number of pairs that are compared at once.
  static let fineCells = 16_384

  /// Some of the old words and the new words that they are compared with, as ranges of indices.
  private struct Section {
    var old: Range<Int>
    var new: Range<Int>

    var cells: Int { old.count * new.count }
  }

  /// Creates a comparison of words. `texts` are the texts of the words; without them, amounts are like other words.
  init(old: [ComparedWord], new: [ComparedWord], texts: ComparedTexts? = nil) {
    self.old = old
    self.new = new
    self.texts = texts
    sources = Array(repeating: .inserted, count: new.count)
    cells = Self.fineCells + 16 * (old.count + new.count)
    losesAmounts = old.amountCount > new.amountCount
  }

  /// Returns the source of each new word's attributes.
  mutating func run() -> [WordSource] {
    let middle = keepEqualEnds()
    if middle.cells <= Self.fineCells {
      align(middle)
    } else {
      align(middle, dividedAt: stayingWords(in: middle))
    }
    var moves = MovedWords(old: old, new: new, sources: sources)
    sources = moves.find()
    return texts.map { ReplacedGaps(old: old, new: new, texts: $0).filled(sources) } ?? sources
  }

  // MARK: - Equal ends

  /// Keeps equal words at both ends, and returns the section between them.
  private mutating func keepEqualEnds() -> Section {
    var middle = Section(old: old.indices, new: new.indices)
    while let first = middle.old.first, let newFirst = middle.new.first, staysAtEnd(first, newFirst) {
      sources[newFirst] = .kept(first)
      middle = Section(old: middle.old.dropFirst(), new: middle.new.dropFirst())
    }
    while let last = middle.old.last, let newLast = middle.new.last, staysAtEnd(last, newLast) {
      sources[newLast] = .kept(last)
      middle = Section(old: middle.old.dropLast(), new: middle.new.dropLast())
    }
    return giveUpRelabeledAmount(after: middle)
  }

  /// Whether two words at an end are equal. If the new text has fewer amounts, the first equal one need not be the one
  /// that stays.
  private func staysAtEnd(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    old[oldIndex].id == new[newIndex].id && !(losesAmounts && old[oldIndex].kind == .amount)
  }

  /// If the first amount of the equal end is equal by chance, because the words in front of it were exchanged and it now
  /// has another amount's label, it does not stay, nor do the words in front of it. Returns the section with them.
  private mutating func giveUpRelabeledAmount(after middle: Section) -> Section {
    guard let amount = old[middle.old.upperBound...].firstIndex(where: { $0.kind == .amount }) else { return middle }
    let distance = amount - middle.old.upperBound
    let oldWords = old[middle.old.lowerBound..<amount]
    let newWords = new[middle.new.lowerBound..<middle.new.upperBound + distance]
    let (label, newLabel) = (oldWords.labelAtEnd, newWords.labelAtEnd)
    guard !label.isEmpty, !newLabel.isEmpty, label != newLabel,
      oldWords.hasLabel(newLabel), newWords.hasLabel(label)
    else { return middle }
    let longer = Section(
      old: middle.old.lowerBound..<amount + 1,
      new: middle.new.lowerBound..<middle.new.upperBound + distance + 1
    )
    for index in middle.new.upperBound..<longer.new.upperBound { sources[index] = .inserted }
    return longer
  }

  // MARK: - The words between the ends

  private func stayingWords(in section: Section) -> [WordPair] {
    let (oldWords, newWords) = (old[section.old], new[section.new])
    return ShortEditScript(old: oldWords, new: newWords).keptWords ?? UniqueWords.pairs(oldWords, newWords)
  }

  private mutating func align(_ section: Section, dividedAt pairs: [WordPair]) {
    var rest = section
    for pair in pairs {
      align(Section(old: rest.old.lowerBound..<pair.old, new: rest.new.lowerBound..<pair.new))
      sources[pair.new] = .kept(pair.old)
      rest = Section(old: pair.old + 1..<section.old.upperBound, new: pair.new + 1..<section.new.upperBound)
    }
    align(rest)
  }

  private mutating func align(_ section: Section) {
    guard section.cells > 0 else { return }
    if section.cells <= min(Self.fineCells, cells) {
      cells -= section.cells
      alignByWorth(section)
    } else {
      pairInOrder(section)
    }
  }

  private mutating func alignByWorth(_ section: Section) {
    let pairing = texts.flatMap { AmountPairing(old, in: section.old, with: new, in: section.new, of: $0) }
    let partners = pairing?.partners()
    let alignment = WordAlignment(old: old[section.old], new: new[section.new], partners: partners)
    sources.replaceSubrange(section.new, with: alignment.sources())
    // Amounts whose pairs would cross those of other words.
    for (index, partner) in partners ?? [:] where sources[index] == .inserted {
      sources[index] = old[partner].id == new[index].id ? .moved(partner) : .replacing(partner)
    }
  }

  private mutating func pairInOrder(_ section: Section) {
    for (oldIndex, index) in zip(section.old, section.new) where old[oldIndex].worth(new[index]) != nil {
      sources[index] = old[oldIndex].id == new[index].id ? .kept(oldIndex) : .replacing(oldIndex)
    }
  }
}

/// The indices of an old word and of the new word that is the same.
struct WordPair {
  let old: Int
  let new: Int
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
