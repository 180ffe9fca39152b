extension StyledText {
  /// The text as it is copied or read aloud: each attachment gives its ``TextAttachment/plainText``.
  ///
  /// ```swift
  /// let smile = TextAttachment("smile.png", width: 20, ascent: 16, plainText: "[smile]")
  /// let greeting = StyledText("Hello \(smile)")
  /// print(greeting.plainText)  // Hello [smile]
  /// ```
  ///
  /// - Complexity: Linear in the text and its runs.
  public var plainText: String {
    runs.map { content[$0.offsets].plainText(of: $0[TextAttributeKeys.Attachment.self]) }.joined()
  }
}

extension Substring {
  /// The part of a text that has an attachment, or none, as it is copied.
  package func plainText(of attachment: TextAttachment?) -> String {
    guard let attachment else { return String(self) }
    var plain = ""
    for scalar in unicodeScalars {
      if scalar == "\u{FFFC}" { plain += attachment.plainText } else { plain.unicodeScalars.append(scalar) }
    }
    return plain
  }
}
