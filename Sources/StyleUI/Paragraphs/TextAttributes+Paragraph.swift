internal import StyledText

extension TextAttributes {
  var hasParagraphAttributes: Bool {
    alignment != nil || lineBreakMode != nil || firstLineIndent != nil || headIndent != nil || tailIndent != nil
      || hyphenation != nil || paragraphSpacing != nil || paragraphSpacingBefore != nil
  }
}
