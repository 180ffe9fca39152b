internal import StyledText

extension TextAttributes {
  /// Whether the set has attributes of paragraphs; those with custom keys do not count.
  var hasParagraphAttributes: Bool { names.contains { ParagraphAttribute(rawValue: $0) != nil } }
}
