/// Gaps whose old text is replaced as a whole: if words with the same attributes are replaced by others that cannot
/// replace any of them, the attributes stay. The text of a link may change from a number to a word. Only a strike is
/// removed with its text.
struct ReplacedGaps {
  let old: [ComparedWord]
  let new: [ComparedWord]
  let texts: ComparedTexts

  /// The maximum number of old words that one new text replaces.
  private static let widestGap = 64

  /// Returns the sources, with one inserted word of each gap as the replacement of its old text.
  func filled(_ sources: [WordSource]) -> [WordSource] {
    guard sources.contains(.inserted) else { return sources }
    let used = Set(sources.compactMap(\.oldWord))
    var filled = sources
    for inserted in sources.insertedRanges where !inserted.isEmpty {
      let removed = removedWords(around: inserted, sources)
      guard used.isDisjoint(with: removed), let word = replacedWord(in: removed) else { continue }
      guard let index = inserted.first(where: { new[$0].isOfLetters || new[$0].kind == .amount }) else { continue }
      filled[index] = .replacing(word)
    }
    return filled
  }

  /// The old words between the sources of the words around a gap. Empty if they are in another order, or so far apart
  /// that the text between them is not a gap.
  private func removedWords(around inserted: Range<Int>, _ sources: [WordSource]) -> Range<Int> {
    let start = inserted.lowerBound > 0 ? (sources[inserted.lowerBound - 1].oldWord ?? -1) + 1 : 0
    let end = inserted.upperBound < sources.count ? sources[inserted.upperBound].oldWord ?? old.count : old.count
    return start <= end && end - start <= Self.widestGap ? start..<end : start..<start
  }

  /// The first of the removed words, if all of them have the same attributes.
  private func replacedWord(in removed: Range<Int>) -> Int? {
    let words = removed.filter { old[$0].isOfLetters || old[$0].kind == .amount || old[$0].kind == .atom }
    guard let first = words.first, words.allSatisfy({ old[$0].run == old[first].run }) else { return nil }
    return old[first].kind == .amount && texts.isStruck(old[first]) ? nil : first
  }
}

extension [WordSource] {
  /// The ranges of inserted words before, between and after the other words; some are empty.
  var insertedRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, source) in enumerated() where source != .inserted {
      ranges.append(start..<index)
      start = index + 1
    }
    return ranges + [start..<count]
  }
}
