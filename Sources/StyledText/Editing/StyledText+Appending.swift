public import StyleTables

extension StyledText {
  /// A text that is one attachment: U+FFFC, which carries it. Text that is added later does not.
  ///
  /// ```swift
  /// var rating = StyledText(attachment: TextAttachment("star", width: 16, ascent: 13, descent: 3), style: .t14_gray2_bold)
  /// rating.append(" 4.8")
  /// ```
  public init(attachment: TextAttachment, style: StyleCode? = nil, attributes: TextAttributes = TextAttributes()) {
    self.init(style: style, attributes: attributes)
    append(attachment)
  }

  /// Adds an attachment at the end: one U+FFFC, in the style of the whole text. Returns where positions went. Constant but
  /// for what any change costs.
  @discardableResult
  public mutating func append(_ attachment: TextAttachment) -> PositionMap {
    var box = StyledText(TextAttachment.character)
    box.stored = RunList([
      RunList.Piece(
        length: box.content.length,
        look: RunLook().overriding(TextAttributes(attachment: attachment), .set)
      )
    ])
    return append(box)
  }

  /// Adds a text at the end that looks like text which is typed there, where it does not say otherwise.
  ///
  /// The token of a truncation gets its look by the same rule, so that a text which is cut with `…more` and, when it is shown
  /// as a whole, ends with ` less`, shows both alike:
  ///
  /// ```swift
  /// let blue = StyleColor(light: RGBAColor(red: 57, green: 99, blue: 158))
  /// let more = StyledText("…more", attributes: TextAttributes(color: blue, link: "expand"))  // the token while it is cut
  /// let less = StyledText(" less", attributes: TextAttributes(color: blue, link: "collapse"))
  /// var review = StyledText("Very soft, and it dries fast.", style: .t14_gray2_regular)
  /// review.append(adapting: less)  // while it is shown as a whole
  /// ```
  ///
  /// Runs of the other text with a style of their own keep their look. All of it has the attributes of the last paragraph.
  /// Returns where positions went. The template of either text is gone afterwards.
  ///
  /// - Complexity: Linear in the runs of both texts.
  @discardableResult
  public mutating func append(adapting other: StyledText) -> PositionMap {
    append(adapting(other, besideCharacterAt: max(utf8Length - 1, 0)))
  }
}
