extension StyledText {
  /// A length of text with attributes of characters, to be assembled with others.
  package struct AssembledPart: Sendable {
    package var length: TextOffset
    package var attributes: TextAttributes

    package init(length: TextOffset, attributes: TextAttributes) {
      self.length = length
      self.attributes = attributes
    }

    fileprivate var piece: RunList.Piece {
      RunList.Piece(length: length, look: RunLook().overriding(attributes, .set))
    }
  }

  /// Creates a text from its content and the attributes of all of it and of its parts, whose lengths must add up to the
  /// length of the content. Attributes of paragraphs are only allowed for all of the text.
  ///
  /// - Complexity: Linear in the number of parts.
  package init(assembling content: String, parts: [AssembledPart], attributes: TextAttributes) {
    self.init(content: content, attributes: attributes)
    stored = RunList(parts.lazy.map(\.piece))
  }

  /// Replaces a range by assembled parts, whose lengths must add up to the length of the content. The text must have
  /// been assembled, and must not become empty.
  ///
  /// - Complexity: Linear in the text and its runs, by a copy and an addition.
  package mutating func replace(_ range: Range<TextOffset>, assembling content: String, parts: [AssembledPart]) {
    stored.replace(range, with: parts.map(\.piece), total: self.content.length)
    self.content.replaceSubrange(self.content.indices(of: range), with: content)
  }

  /// Replaces several ranges, which are in text order and do not overlap, by text with attributes of characters. The
  /// rest of the text keeps its attributes. A template is removed.
  ///
  /// - Complexity: Linear in the text and its runs.
  package func replacing(
    _ replacements: [(range: Range<TextOffset>, content: String, attributes: TextAttributes)]
  ) -> StyledText {
    guard !replacements.isEmpty else { return self }
    var result = self
    result.template = nil
    var (text, pieces, start) = ("", [RunList.Piece](), TextOffset.zero)
    for (range, content, attributes) in replacements {
      text += self.content[start..<range.lowerBound]
      pieces += result.stored.pieces(in: start..<range.lowerBound)
      text += content
      pieces.append(AssembledPart(length: content.length, attributes: attributes).piece)
      start = range.upperBound
    }
    let end = content.length
    text += content[start..<end]
    result.stored = RunList(pieces + result.stored.pieces(in: start..<end))
    text.makeContiguousUTF8()
    result.content = text
    return result
  }

  /// Every atom, in text order.
  package var atomOffsets: [Range<TextOffset>] { atomRanges }

  /// The attributes that were set on the run at an offset.
  package func ownAttributes(at utf8: Int) -> TextAttributes { stored.look(at: utf8).overrides }
}
