internal import StyledText

extension TextAttributes {
  /// Whether the set has attributes of paragraphs, ignoring custom keys.
  var hasParagraphAttributes: Bool { names.contains { ParagraphAttribute(rawValue: $0) != nil } }
}
