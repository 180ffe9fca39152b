extension StyledText {
  /// Gives every paragraph that a range touches one set of paragraph attributes: those of its first character that is not
  /// new. A paragraph of new characters alone takes those of the paragraph before it.
  mutating func settleParagraphs(_ range: Range<TextOffset>, inserted: [Range<TextOffset>]) {
    guard stored.traits.contains(.paragraphAttributes) else { return }
    var start = content.paragraphs(around: range.lowerBound..<range.lowerBound).lowerBound
    var rest = inserted[...]
    repeat {
      let end = content.paragraphs(around: start..<start).upperBound
      guard end > start else { return }
      while let first = rest.first, first.upperBound <= start { rest.removeFirst() }
      settle(start..<end, deciding: firstOld(start, rest))
      start = end
    } while start < range.upperBound
  }

  /// The first offset from a start on that is not new.
  private func firstOld(_ start: TextOffset, _ inserted: ArraySlice<Range<TextOffset>>) -> TextOffset {
    var offset = start
    for range in inserted {
      guard range.lowerBound <= offset else { break }
      if range.contains(offset) { offset = range.upperBound }
    }
    return offset
  }

  private mutating func settle(_ paragraph: Range<TextOffset>, deciding: TextOffset) {
    let isOld = deciding < paragraph.upperBound
    let offset = isOld ? deciding.utf8 : max(paragraph.lowerBound.utf8 - 1, 0)
    let attributes = stored.look(at: offset).overrides.ofParagraphs
    let isSettled = stored.pieces(in: paragraph).allSatisfy { $0.look.overrides.ofParagraphs == attributes }
    guard !isSettled else { return }
    update(paragraph) { look in
      guard look.overrides.ofParagraphs != attributes else { return }
      look = look.overriding(look.overrides.ofCharacters.merging(attributes), look.origin)
    }
  }
}
