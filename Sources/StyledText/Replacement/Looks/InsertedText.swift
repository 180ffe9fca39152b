/// New text between two old words, or at an end of the text, and its attributes.
///
/// Between two words of one run, it becomes part of the run. Words next to a replaced word continue that word. Other
/// text gets the attributes that its neighbors share; at the ends of a paragraph, those that the whole paragraph
/// shares.
struct InsertedText {
  /// The neighbor on one side.
  struct Neighbor {
    /// Nil at the end of the text.
    var look: RunLook?
    var word: ComparedWord?
    /// The class of the scalar, if the neighbor is not a word but an equal end of the texts.
    var edge: WordBreakClass?
    /// Whether it keeps its order among the kept words.
    var isKept: Bool
    /// Whether it is a word that replaces another text.
    var isReplaced = false
    /// The index of the first old word after its inner edge. Neighbors with the same index were adjacent.
    var nextOld: Int
    /// Its edge at the new text, in the old text and in the new one.
    var oldEdge: Int
    var newEdge: Int

    /// Whether the text or a line ends here. This includes names: new text next to a name is styled like other text.
    var isEnd: Bool { look == nil || word?.kind == .lineBreak || word?.kind == .name || edge?.isNewline ?? false }

    /// Whether a word that touches this one continues it: letters continue letters, an emoji an emoji.
    func goesOn(with other: ComparedWord) -> Bool {
      if let word { return word.goesOn(with: other) }
      guard let edge else { return false }
      let isOfLetters = edge.isLetterOrDigit || TextWord.Kind(beginningWith: edge) == .ideograph
      return isOfLetters && other.isOfLetters || edge.isPictographic && other.kind == .emoji
    }
  }

  let words: ArraySlice<ComparedWord>
  let before: Neighbor
  let after: Neighbor
  let texts: ComparedTexts

  /// Whether the neighbors changed their order. Then the text between them belongs to neither, unless both are in one
  /// run.
  private var areReversed: Bool { before.oldEdge > after.oldEdge }

  /// A word, or the white space between two.
  private struct Cell {
    let range: Range<Int>
    var isLineBreak = false
    var look: RunLook?
  }

  /// The ranges of the new text with their attributes.
  func looks(_ sharing: inout LookSharing) -> [(range: Range<Int>, look: RunLook)] {
    if let look = lookOfRun(sharing) { return [(before.newEdge..<after.newEdge, look)] }
    var cells = cells()
    fill(&cells, &sharing)
    return cells.compactMap { cell in cell.look.map { (cell.range, $0) } }
  }

  /// The look of the run into which the new text is inserted.
  private func lookOfRun(_ sharing: LookSharing) -> RunLook? {
    guard before.look != nil, after.look != nil, before.oldEdge > 0 else { return nil }
    let range = areReversed ? after.oldEdge..<before.oldEdge : before.oldEdge - 1..<after.oldEdge + 1
    return sharing.onlyLook(in: range)?.withoutAtoms
  }

  // MARK: - Words that go with a neighbor

  private func cells() -> [Cell] {
    var cells: [Cell] = []
    var end = before.newEdge
    let looks = looksOfWords()
    for (word, look) in zip(words, looks) {
      if word.start > end { cells.append(Cell(range: end..<word.start)) }
      cells.append(Cell(range: word.range, isLineBreak: word.kind == .lineBreak, look: look))
      end = word.end
    }
    if after.newEdge > end { cells.append(Cell(range: end..<after.newEdge)) }
    return cells
  }

  /// The attributes that words get from the neighbor that they continue.
  private func looksOfWords() -> [RunLook?] {
    var looks = [RunLook?](repeating: nil, count: words.count)
    let leading = words.prefix { !endsPhrase($0) }.count
    let trailing = words.count - words.reversed().prefix { !endsPhrase($0) }.count
    for chain in chains() {
      let look = look(of: chain, isLeading: chain.lowerBound < leading, isTrailing: chain.upperBound > trailing)
      for index in chain { looks[index] = look }
    }
    return looks
  }

  private func look(of chain: Range<Int>, isLeading: Bool, isTrailing: Bool) -> RunLook? {
    let first = words[words.startIndex + chain.lowerBound]
    let last = words[words.startIndex + chain.upperBound - 1]
    let touchesBefore = first.start == before.newEdge && before.goesOn(with: first)
    let touchesAfter = last.end == after.newEdge && after.goesOn(with: last)
    if touchesBefore != touchesAfter { return touchesBefore ? before.look : after.look }
    if isLeading, before.isReplaced { return before.look }
    if isTrailing, after.isReplaced { return after.look }
    return nil
  }

  /// Whether a word ends a phrase, as a comma does, but not a hyphen.
  private func endsPhrase(_ word: ComparedWord) -> Bool {
    guard word.kind == .symbol else { return word.kind == .lineBreak }
    return word.range.count > 1 || !"-/&+'._".utf8.contains(texts.new[word.start])
  }

  /// The words with letters, rows of emoji and amounts, as far as they touch each other.
  private func chains() -> [Range<Int>] {
    var chains: [Range<Int>] = []
    for (index, word) in words.enumerated() where word.isOfLetters || word.kind == .amount || word.kind == .emoji {
      let previous = words[max(words.startIndex + index - 1, words.startIndex)]
      if let last = chains.last, last.upperBound == index, previous.end == word.start, previous.goesOn(with: word) {
        chains[chains.count - 1] = last.lowerBound..<index + 1
      } else {
        chains.append(index..<index + 1)
      }
    }
    return chains
  }

  // MARK: - What neighbors share

  /// Sets the attributes of every cell without any.
  private func fill(_ cells: inout [Cell], _ sharing: inout LookSharing) {
    var index = 0
    while index < cells.count {
      guard cells[index].look == nil else {
        index += 1
        continue
      }
      let rest = (index + 1)..<cells.count
      let end = rest.first { cells[$0].look != nil || cells[$0].isLineBreak } ?? cells.count
      let look = look(sharedBy: cells, in: index..<end, &sharing)
      for cell in index..<end { cells[cell].look = look }
      index = end
    }
  }

  private func look(sharedBy cells: [Cell], in block: Range<Int>, _ sharing: inout LookSharing) -> RunLook {
    let previous = block.lowerBound > 0 ? cells[block.lowerBound - 1] : nil
    let next = block.upperBound < cells.count ? cells[block.upperBound] : nil
    let startsLine = previous?.isLineBreak ?? before.isEnd || cells[block.lowerBound].isLineBreak
    let endsLine = next?.isLineBreak ?? after.isEnd
    let left = previous.map(\.look) ?? before.look
    let right = next.map(\.look) ?? after.look
    switch (startsLine, endsLine) {
    case (false, false) where areReversed && previous == nil && next == nil:
      return sharing.common(inLineAround: after.oldEdge, of: texts.old)
    case (false, false): return sharing.shared(left ?? .plain, right ?? .plain)
    case (true, false): return sharing.common(inLineAround: after.oldEdge, of: texts.old)
    case (false, true): return sharing.common(inLineAround: before.oldEdge, of: texts.old)
    case (true, true): return sharing.common()
    }
  }
}

extension ComparedWord {
  fileprivate func goesOn(with other: ComparedWord) -> Bool {
    isOfLetters && kind != .name && other.isOfLetters || kind == .emoji && other.kind == .emoji
  }
}
