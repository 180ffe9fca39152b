/// Writes the attributes of a new text from the sources of its words.
///
/// The new text alternates between gaps and words with a source. A word with a source gets the attributes of that old
/// word. A gap is the text between two such words: white space, and inserted words if there are any; its two neighbors
/// decide its attributes.
struct CarryOverWriter {
  private let texts: ComparedTexts
  private let ends: CommonEnds
  private let oldWords: [ComparedWord]
  private let newWords: [ComparedWord]
  private let sources: [WordSource]
  /// The starts of the old words, in both units.
  private let oldOffsets: [TextOffset]
  /// The length of the equal beginning.
  let prefix: TextOffset
  private var sharing: LookSharing

  init(
    _ texts: ComparedTexts,
    _ ends: CommonEnds,
    oldWords: [ComparedWord],
    newWords: [ComparedWord],
    sources: [WordSource]
  ) {
    self.texts = texts
    self.ends = ends
    self.oldWords = oldWords
    self.newWords = newWords
    self.sources = sources
    sharing = LookSharing(runs: texts.runs, base: texts.base)
    prefix = texts.old.length(0..<ends.prefix)
    oldOffsets = texts.old.offsets(of: oldWords, from: (ends.prefix, prefix))
  }

  var oldLength: TextOffset { length(old: 0..<texts.old.count) }

  func length(old range: Range<Int>) -> TextOffset { texts.old.length(range) }

  /// Writes the text between the equal ends.
  mutating func write(into assembly: inout Assembly) {
    for gap in sources.insertedRanges {
      writeGap(Gap(words: gap, before: neighbor(before: gap, assembly), after: neighbor(after: gap)), &assembly)
      if newWords.indices.contains(gap.upperBound) { writeWord(gap.upperBound, &assembly) }
    }
  }

  // MARK: - Words with a source

  private func writeWord(_ index: Int, _ assembly: inout Assembly) {
    switch sources[index] {
    case .kept(let old): assembly.keep(offsets(ofOldWord: old))
    case .moved(let old): assembly.move(offsets(ofOldWord: old))
    case .replacing(let old): replace(oldWords[old], by: newWords[index], &assembly)
    case .inserted: break
    }
  }

  private func offsets(ofOldWord index: Int) -> Range<TextOffset> {
    oldOffsets[index]..<oldOffsets[index] + texts.old.length(oldWords[index].range)
  }

  /// Writes a word that replaces another one. If the old one has several looks, parts replace parts.
  private func replace(_ old: ComparedWord, by new: ComparedWord, _ assembly: inout Assembly) {
    if let look = sharing.onlyLook(in: old.range) {
      assembly.put(texts.new.length(new.range), look.forReplacedText)
    } else if old.kind == .amount, new.kind == .amount {
      replaceAmount(old, by: new, &assembly)
    } else {
      replaceGraphemes(old.range, by: new.range, &assembly)
    }
  }

  private func replaceAmount(_ old: ComparedWord, by new: ComparedWord, _ assembly: inout Assembly) {
    let parts = AmountParser.parts(of: old.range, in: texts.old)
    let newParts = AmountParser.parts(of: new.range, in: texts.new)
    // Words that replace an amount get the attributes of its number.
    if let number = parts.first(where: { $0.role == .integer }), !newParts.contains(where: { $0.role == .integer }) {
      return replaceGraphemes(number.range, by: new.range, &assembly)
    }
    for part in newParts {
      replaceGraphemes(parts.source(of: part)?.range ?? old.range, by: part.range, &assembly)
    }
  }

  private func replaceGraphemes(_ old: Range<Int>, by new: Range<Int>, _ assembly: inout Assembly) {
    guard sharing.onlyLook(in: old) == nil, let parts = GraphemeAlignment(texts, old: old, new: new) else {
      return assembly.put(texts.new.length(new), texts.runs.look(at: old.lowerBound).forReplacedText)
    }
    for (range, source) in parts.sources() {
      assembly.put(texts.new.length(range), texts.runs.look(at: source).forReplacedText)
    }
  }

  // MARK: - Gaps

  /// The text between two words with a source, or between one and an equal end.
  private struct Gap {
    /// The indices of the inserted words; empty for white space alone.
    let words: Range<Int>
    let before: InsertedText.Neighbor
    let after: InsertedText.Neighbor

    /// UTF-8 offsets of the new text.
    var newRange: Range<Int> { before.newEdge..<max(before.newEdge, after.newEdge) }
    /// UTF-8 offsets of the text that the old text has between the neighbors; nil if they were not neighbors there.
    var oldRange: Range<Int>? {
      before.nextOld == after.nextOld && before.oldEdge < after.oldEdge ? before.oldEdge..<after.oldEdge : nil
    }
  }

  private mutating func writeGap(_ gap: Gap, _ assembly: inout Assembly) {
    guard !gap.newRange.isEmpty else { return }
    if gap.words.isEmpty, let oldRange = gap.oldRange, writeSpace(of: gap, from: oldRange, &assembly) { return }
    if let look = obviousLook(of: gap) {
      return assembly.put(texts.new.length(gap.newRange), look, isInserted: true)
    }
    let text = InsertedText(words: newWords[gap.words], before: gap.before, after: gap.after, texts: texts)
    for (range, look) in text.looks(&sharing) {
      assembly.put(texts.new.length(range), look, isInserted: true)
    }
  }

  /// Writes white space between words that were also neighbors in the old text; false if its attributes are not clear.
  private func writeSpace(of gap: Gap, from old: Range<Int>, _ assembly: inout Assembly) -> Bool {
    if texts.old[old].elementsEqual(texts.new[gap.newRange]) {
      let start = endOfOldWord(before: gap.before.nextOld)
      let range = start..<start + texts.old.length(old)
      if gap.before.isKept, gap.after.isKept { assembly.keep(range) } else { assembly.move(range) }
      return true
    }
    guard let look = sharing.onlyLook(in: old) else { return false }
    assembly.put(texts.new.length(gap.newRange), look.forReplacedText)
    return true
  }

  /// The end of the old word before another one; for the first one, the start of the difference.
  private func endOfOldWord(before index: Int) -> TextOffset {
    index > 0 ? offsets(ofOldWord: index - 1).upperBound : prefix
  }

  /// The look of a gap between two words, if it does not depend on more than these: white space has what both share,
  /// and words on one line between two equal looks have that one.
  private mutating func obviousLook(of gap: Gap) -> RunLook? {
    guard let left = gap.before.look, let right = gap.after.look, !gap.before.isEnd, !gap.after.isEnd else {
      return nil
    }
    if gap.words.isEmpty { return sharing.shared(left, right) }
    let isInOrder = gap.before.oldEdge <= gap.after.oldEdge
    let hasLineBreak = gap.words.contains { newWords[$0].kind == .lineBreak }
    return isInOrder && !hasLineBreak && sharing.areAlike(left, right) ? left.withoutAtoms : nil
  }

  private func neighbor(before gap: Range<Int>, _ assembly: Assembly) -> InsertedText.Neighbor {
    let index = gap.lowerBound - 1
    guard index >= 0, let old = sources[index].oldWord else {
      let look = ends.prefix > 0 ? texts.runs.look(at: ends.prefix - 1) : nil
      let edge = ends.prefix > 0 ? texts.old.wordBreakClass(endingAt: ends.prefix) : nil
      return .init(look: look, edge: edge, isKept: true, nextOld: 0, oldEdge: ends.prefix, newEdge: ends.prefix)
    }
    return .init(
      look: assembly.pieces.last?.look ?? .plain,
      word: newWords[index],
      isKept: sources[index] == .kept(old),
      isReplaced: isReplacedWord(index),
      nextOld: old + 1,
      oldEdge: oldWords[old].end,
      newEdge: newWords[index].end
    )
  }

  private func neighbor(after gap: Range<Int>) -> InsertedText.Neighbor {
    let index = gap.upperBound
    guard index < newWords.count, let old = sources[index].oldWord else {
      let (oldEnd, newEnd) = (ends.oldMiddle.upperBound, ends.newMiddle.upperBound)
      let look = ends.suffix > 0 ? texts.runs.look(at: oldEnd) : nil
      let edge = ends.suffix > 0 ? ScalarReader(bytes: texts.old).scalar(at: oldEnd).breakClass : nil
      let count = oldWords.count
      return .init(look: look, edge: edge, isKept: true, nextOld: count, oldEdge: oldEnd, newEdge: newEnd)
    }
    let look = texts.runs.look(at: oldWords[old].start)
    return .init(
      look: sources[index] == .replacing(old) ? look.forReplacedText : look,
      word: newWords[index],
      isKept: sources[index] == .kept(old),
      isReplaced: isReplacedWord(index),
      nextOld: old,
      oldEdge: oldWords[old].start,
      newEdge: newWords[index].start
    )
  }

  /// Whether a word replaces another text, so that inserted words next to it may be part of the replacement.
  private func isReplacedWord(_ index: Int) -> Bool {
    guard case .replacing(let old) = sources[index] else { return false }
    return newWords[index].isOfLetters && newWords[index].folded != oldWords[old].folded
  }
}

extension RunLook {
  /// The look of text that replaces this one: all attributes except atoms.
  var forReplacedText: RunLook { overriding(overrides.withoutAtoms, .carryOver) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The starts of words in both units, counted from an offset that is known in both.
  fileprivate func offsets(of words: [ComparedWord], from start: (utf8: Int, offset: TextOffset)) -> [TextOffset] {
    var (end, offset) = start
    return words.map { word in
      offset += length(end..<word.start)
      end = word.start
      return offset
    }
  }

  /// The class of the scalar that ends at an offset, which must not be 0.
  fileprivate func wordBreakClass(endingAt offset: Int) -> WordBreakClass {
    var start = offset - 1
    while start > 0, UTF8.isContinuation(self[start]) { start -= 1 }
    return ScalarReader(bytes: self).scalar(at: start).breakClass
  }
}
