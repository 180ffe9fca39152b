extension StyledText {
  /// Gives every paragraph that a range touches one set of paragraph attributes: those of its first old character. A
  /// paragraph of new characters gets the attributes of the paragraph before it; the first one gets `leading`, if
  /// given.
  mutating func settleParagraphs(
    _ range: Range<TextOffset>,
    inserted: [Range<TextOffset>],
    leading: TextAttributes? = nil
  ) {
    guard stored.traits.contains(.paragraphAttributes) || !(leading?.isEmpty ?? true) else { return }
    let first = content.paragraphs(around: range.lowerBound..<range.lowerBound).lowerBound
    var start = first
    var rest = inserted[...]
    var pieces: [RunList.Piece] = []
    var before = leading
    repeat {
      let end = content.paragraphs(around: start..<start).upperBound
      guard end > start else { break }
      while let first = rest.first, first.upperBound <= start { rest.removeFirst() }
      let attributes = paragraphAttributes(of: start..<end, deciding: firstOld(start, rest), before: before)
      pieces += settled(start..<end, attributes)
      (start, before) = (end, attributes)
    } while start < range.upperBound
    // In one step, because each change of the list moves the runs after it.
    stored.replace(first..<start, with: pieces, total: content.length)
  }

  /// The first old offset from a start on.
  private func firstOld(_ start: TextOffset, _ inserted: ArraySlice<Range<TextOffset>>) -> TextOffset {
    var offset = start
    for range in inserted {
      guard range.lowerBound <= offset else { break }
      if range.contains(offset) { offset = range.upperBound }
    }
    return offset
  }

  /// The attributes that a paragraph gets. `before` are the attributes that the previous paragraph got; nil for the
  /// first one.
  private func paragraphAttributes(
    of paragraph: Range<TextOffset>,
    deciding: TextOffset,
    before: TextAttributes?
  ) -> TextAttributes {
    let isOld = deciding < paragraph.upperBound
    if !isOld, let before { return before }
    let offset = isOld ? deciding.utf8 : max(paragraph.lowerBound.utf8 - 1, 0)
    return stored.look(at: offset).overrides.ofParagraphs
  }

  private func settled(_ paragraph: Range<TextOffset>, _ attributes: TextAttributes) -> [RunList.Piece] {
    stored.pieces(in: paragraph).map { piece in
      var piece = piece
      let overrides = piece.look.overrides
      guard overrides.ofParagraphs != attributes else { return piece }
      piece.look = piece.look.overriding(overrides.ofCharacters.merging(attributes), piece.look.origin)
      return piece
    }
  }
}
