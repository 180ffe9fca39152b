/// Converts the sources of words to the looks of a text.
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
    var place = ends.prefix
    prefix = texts.old.length(0..<place)
    var offset = prefix
    oldOffsets = oldWords.map { word in
      offset += texts.old.length(place..<word.start)
      place = word.start
      return offset
    }
  }

  var oldLength: TextOffset { length(old: 0..<texts.old.count) }

  func length(old range: Range<Int>) -> TextOffset { texts.old.length(range) }

  /// Writes the text between the equal ends.
  mutating func write(into assembly: inout Assembly) {
    var place = 0
    while place <= newWords.count {
      let end = newWords[place...].indices.first { sources[$0] != .inserted } ?? newWords.count
      writeNew(place..<end, &assembly)
      guard end < newWords.count else { return }
      writeWord(end, &assembly)
      place = end + 1
    }
  }

  // MARK: - Words that take an old one's place

  private func writeWord(_ place: Int, _ assembly: inout Assembly) {
    switch sources[place] {
    case .kept(let old): assembly.keep(range(old))
    case .moved(let old): assembly.move(range(old))
    case .replacing(let old): replace(oldWords[old], by: newWords[place], &assembly)
    case .inserted: break
    }
  }

  private func range(_ place: Int) -> Range<TextOffset> {
    oldOffsets[place]..<oldOffsets[place] + texts.old.length(oldWords[place].range)
  }

  /// Writes a word that replaces another one. If that has several looks, parts replace parts.
  private func replace(_ old: ComparedWord, by new: ComparedWord, _ assembly: inout Assembly) {
    if let look = sharing.onlyLook(in: old.range) {
      assembly.put(texts.new.length(new.range), look.forReplacedText)
    } else if old.kind == .amount, new.kind == .amount {
      let parts = AmountParser.parts(of: old.range, in: texts.old)
      let newParts = AmountParser.parts(of: new.range, in: texts.new)
      // Words in place of an amount look like its number.
      if let number = parts.first(where: { $0.role == .integer }), !newParts.contains(where: { $0.role == .integer }) {
        return replace(number.range, by: new.range, &assembly)
      }
      for part in newParts {
        replace(parts.source(of: part)?.range ?? old.range, by: part.range, &assembly)
      }
    } else {
      replace(old.range, by: new.range, &assembly)
    }
  }

  /// Writes graphemes that replace graphemes.
  private func replace(_ old: Range<Int>, by new: Range<Int>, _ assembly: inout Assembly) {
    let look = texts.runs.look(at: old.lowerBound)
    guard sharing.onlyLook(in: old) == nil, let parts = GraphemeAlignment(texts, old: old, new: new) else {
      return assembly.put(texts.new.length(new), look.forReplacedText)
    }
    for (range, source) in parts.sources() {
      assembly.put(texts.new.length(range), texts.runs.look(at: source).forReplacedText)
    }
  }

  // MARK: - What is new

  /// Writes words that do not replace others, with the white space on both sides of them.
  private mutating func writeNew(_ places: Range<Int>, _ assembly: inout Assembly) {
    if places.isEmpty, touchesNext(places.lowerBound) { return }
    let before = neighbor(before: places.lowerBound, assembly)
    let after = neighbor(after: places.upperBound)
    guard before.newEdge < after.newEdge else { return }
    if places.isEmpty, writeSpace(between: before, and: after, into: &assembly) { return }
    if let look = look(at: places, between: before, and: after) {
      return assembly.put(texts.new.length(before.newEdge..<after.newEdge), look, isInserted: true)
    }
    let inside = InsertedText(words: newWords[places], before: before, after: after, texts: texts)
    for (range, look) in inside.looks(&sharing) {
      assembly.put(texts.new.length(range), look, isInserted: true)
    }
  }

  /// The look of all new text, if it is obvious: that of white space, and that of text between two neighbors that look
  /// alike.
  private mutating func look(
    at places: Range<Int>,
    between before: InsertedText.Neighbor,
    and after: InsertedText.Neighbor
  ) -> RunLook? {
    guard let left = before.look, let right = after.look, !before.isEnd, !after.isEnd else { return nil }
    if places.isEmpty { return sharing.shared(left, right) }
    guard before.oldEdge <= after.oldEdge, sharing.areAlike(left, right),
      places.allSatisfy({ newWords[$0].kind != .lineBreak })
    else { return nil }
    return left.withoutAtoms
  }

  /// Whether a new word touches the previous one.
  private func touchesNext(_ place: Int) -> Bool {
    place > 0 && place < newWords.count && newWords[place - 1].end == newWords[place].start
  }

  /// Writes white space between words that were also neighbors in the old text; false if they were not, or if they
  /// touched.
  private func writeSpace(
    between before: InsertedText.Neighbor,
    and after: InsertedText.Neighbor,
    into assembly: inout Assembly
  ) -> Bool {
    guard before.nextOld == after.nextOld else { return false }
    let old = before.oldEdge..<after.oldEdge
    let new = before.newEdge..<after.newEdge
    guard !old.isEmpty else { return false }
    if texts.old[old].elementsEqual(texts.new[new]) {
      let start = oldEnd(beforeWord: before.nextOld)
      let range = start..<start + texts.old.length(old)
      if before.isKept, after.isKept { assembly.keep(range) } else { assembly.move(range) }
      return true
    }
    guard let look = sharing.onlyLook(in: old) else { return false }
    assembly.put(texts.new.length(new), look.forReplacedText)
    return true
  }

  /// The end of the old word before another one; for the first one, the start of the difference.
  private func oldEnd(beforeWord place: Int) -> TextOffset {
    place > 0 ? oldOffsets[place - 1] + texts.old.length(oldWords[place - 1].range) : prefix
  }

  private func neighbor(before place: Int, _ assembly: Assembly) -> InsertedText.Neighbor {
    guard place > 0, let old = sources[place - 1].place else {
      let look = ends.prefix > 0 ? texts.runs.look(at: ends.prefix - 1) : nil
      let edge = ends.prefix > 0 ? texts.old.wordBreakClass(endingAt: ends.prefix) : nil
      return .init(look: look, edge: edge, isKept: true, nextOld: 0, oldEdge: ends.prefix, newEdge: ends.prefix)
    }
    return .init(
      look: assembly.pieces.last?.look ?? .plain,
      word: newWords[place - 1],
      isKept: sources[place - 1] == .kept(old),
      isReplaced: isReplacedWord(place - 1),
      nextOld: old + 1,
      oldEdge: oldWords[old].end,
      newEdge: newWords[place - 1].end
    )
  }

  private func neighbor(after place: Int) -> InsertedText.Neighbor {
    let (oldEnd, newEnd) = (ends.oldMiddle.upperBound, ends.newMiddle.upperBound)
    guard place < newWords.count, let old = sources[place].place else {
      let look = ends.suffix > 0 ? texts.runs.look(at: oldEnd) : nil
      let edge = ends.suffix > 0 ? ScalarReader(bytes: texts.old).scalar(at: oldEnd).breakClass : nil
      let count = oldWords.count
      return .init(look: look, edge: edge, isKept: true, nextOld: count, oldEdge: oldEnd, newEdge: newEnd)
    }
    var look = texts.runs.look(at: oldWords[old].start)
    if case .replacing = sources[place] { look = look.forReplacedText }
    return .init(
      look: look,
      word: newWords[place],
      isKept: sources[place] == .kept(old),
      isReplaced: isReplacedWord(place),
      nextOld: old,
      oldEdge: oldWords[old].start,
      newEdge: newWords[place].start
    )
  }

  /// Whether a word replaces another text: inserted words beside it may be part of the replacement.
  private func isReplacedWord(_ place: Int) -> Bool {
    guard case .replacing(let old) = sources[place] else { return false }
    return newWords[place].isOfLetters && newWords[place].folded != oldWords[old].folded
  }
}

extension RunLook {
  /// The look of text that replaces this one: all attributes except atoms.
  var forReplacedText: RunLook { overriding(overrides.withoutAtoms, .carryOver) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The class of the scalar that ends at an offset, which must not be 0.
  fileprivate func wordBreakClass(endingAt offset: Int) -> WordBreakClass {
    var start = offset - 1
    while start > 0, UTF8.isContinuation(self[start]) { start -= 1 }
    return ScalarReader(bytes: self).scalar(at: start).breakClass
  }
}
