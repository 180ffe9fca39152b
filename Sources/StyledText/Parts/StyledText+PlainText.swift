extension StyledText {
  /// The text for copying: each attachment is replaced by its ``TextAttachment/plainText``.
  ///
  /// ```swift
  /// let smile = TextAttachment("smile.png", width: 20, ascent: 16, plainText: "[smile]")
  /// let greeting = StyledText("Hello \(smile)")
  /// print(greeting.plainText)  // Hello [smile]
  /// ```
  ///
  /// - Complexity: Linear in the text and its runs.
  public var plainText: String { runs.plain(\.plainText) }

  /// Returns the text of a range for copying. Like an edit, it takes an atom that the range touches as a whole.
  ///
  /// ```swift
  /// let smile = TextAttachment("smile.png", width: 20, ascent: 16, plainText: "[smile]")
  /// let greeting = StyledText("Hello \(smile)")
  /// print(try greeting.plainText(in: 3..<7))  // lo [smile]
  /// ```
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text.
  /// - Complexity: A binary search, and linear in the range and its runs.
  public func plainText(in range: Range<Int>) throws(TextPositionError) -> String {
    try subtext(in: range).plainText
  }

  /// The text for reading aloud: each attachment is replaced by its ``TextAttachment/label``, or else its
  /// ``TextAttachment/plainText``.
  ///
  /// ```swift
  /// let smile = TextAttachment("smile.png", fontHeight: 1, plainText: "[smile]", label: "smiling face")
  /// let greeting = StyledText("Hello \(smile)")
  /// print(greeting.accessibilityText)  // Hello smiling face
  /// ```
  ///
  /// - Complexity: Linear in the text and its runs.
  public var accessibilityText: String { runs.plain { $0.label ?? $0.plainText } }
}

extension StyledSubtext {
  /// The part for copying: each attachment is replaced by its ``TextAttachment/plainText``.
  ///
  /// - Complexity: Linear in the part and its runs.
  public var plainText: String { runs.plain(\.plainText) }
}

extension TextRuns {
  /// The text of the runs, with a text for each attachment.
  fileprivate func plain(_ text: (TextAttachment) -> String) -> String {
    var plain = ""
    for run in self {
      let content = self.text.content[run.offsets]
      guard let attachment = run[TextAttributeKeys.Attachment.self] else {
        plain += content
        continue
      }
      let box = text(attachment)
      for scalar in content.unicodeScalars {
        if scalar == "\u{FFFC}" { plain += box } else { plain.unicodeScalars.append(scalar) }
      }
    }
    return plain
  }
}
