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
    inserted.reduce(start) { $1.contains($0) ? $1.upperBound : $0 }
  }

  private mutating func settle(_ paragraph: Range<TextOffset>, deciding: TextOffset) {
    let isOld = deciding < paragraph.upperBound
    let offset = isOld ? deciding.utf8 : max(paragraph.lowerBound.utf8 - 1, 0)
    let attributes = stored.look(at: offset).overrides.ofParagraphs
    update(paragraph) { look in
      guard look.overrides.ofParagraphs != attributes else { return }
      look = look.overriding(look.overrides.ofCharacters.merging(attributes), look.origin)
    }
  }
}
