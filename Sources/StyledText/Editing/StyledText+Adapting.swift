/// The runs whose attributes text gets when it is typed at a position.
package struct TypingPlace: Hashable {
  /// The run whose paragraph the text joins; nil if no run has attributes.
  fileprivate let paragraph: Int?
  /// The run with the attributes of characters; nil for the whole text's.
  fileprivate let text: Int?
}

extension StyledText {
  /// Returns the runs that determine how text looks when it is typed after a range was removed.
  ///
  /// - Complexity: A binary search, plus linear in the runs of links and atoms next to the range.
  package func placeOfTyping(overUTF8 range: Range<Int>) -> TypingPlace {
    guard !stored.isPlain else { return TypingPlace(paragraph: nil, text: nil) }
    let end = content.utf8.count
    let neighbor = range.lowerBound > 0 ? range.lowerBound - 1 : range.upperBound < end ? range.upperBound : 0
    let paragraph = stored.index(at: neighbor)
    let around = linkOnBothSides(ofUTF8: range)
    let text = stored.runOfText(at: paragraph, beside: range, of: 0..<end) { index in
      ownAttributes(ofRun: index).areText(inLink: around)
    }
    return TypingPlace(paragraph: paragraph, text: text)
  }

  /// The link that a range is inside of.
  private func linkOnBothSides(ofUTF8 range: Range<Int>) -> TextAttributes {
    guard range.lowerBound > 0, range.upperBound < content.utf8.count else { return TextAttributes() }
    let before = ownAttributes(ofRun: stored.index(at: range.lowerBound - 1)).link
    let after = ownAttributes(ofRun: stored.index(at: range.upperBound)).link
    return before == after ? TextAttributes(link: before) : TextAttributes()
  }

  /// The attributes of a run and of its slot, without those of the whole text.
  private func ownAttributes(ofRun index: Int) -> TextAttributes {
    let look = stored.runs[index].look
    return attributes(ofSlot: look.slot).merging(look.overrides)
  }

  /// Returns another text with the attributes that it gets at a position in this one.
  ///
  /// Runs with their own style keep their attributes. The others look as if they were typed there, except for their own
  /// attributes. All of them get the attributes of the paragraph.
  package func adapting(_ other: StyledText, at place: TypingPlace) -> StyledText {
    let paragraph = attributes(ofRun: place.paragraph).inherited.ofParagraphs
    let look = attributes(ofRun: place.text).inherited.ofCharacters
    var adapted = StyledText(other.content)
    adapted.stored = RunList(
      other.runs.map { run in
        let around = run.resolved == nil ? paragraph.merging(look) : paragraph
        let overrides = around.merging(run.attributes.ofCharacters)
        return RunList.Piece(
          length: TextOffset(utf8: run.utf8Range.count, utf16: run.range.count),
          look: RunLook().overriding(overrides, .set)
        )
      }
    )
    return adapted
  }

  private func attributes(ofRun index: Int?) -> TextAttributes {
    index.map { layers(of: stored.runs[$0].look).mergedOverWholeText } ?? TextAttributes()
  }
}
