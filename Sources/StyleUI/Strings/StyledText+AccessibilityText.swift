public import StyledText

extension StyledText {
  /// The text as VoiceOver reads it: each attachment is its plain text.
  ///
  /// ```swift
  /// let smile = TextAttachment("smile.png", width: 20, ascent: 16, plainText: "smile")
  /// print(StyledText("Thank you \(smile)").accessibilityText)  // Thank you smile
  /// ```
  ///
  /// - Complexity: Linear in the text and its runs.
  public var accessibilityText: String {
    runs.map { run in
      let part = self[run.range].text
      return run.attributes.attachment.map { part.replacing(TextAttachment.character, with: $0.plainText) } ?? part
    }.joined()
  }
}
