public import StyleTables

extension StyledText {
  /// Creates a text that consists of one attachment, carried by U+FFFC. Text that is added later does not have the
  /// attachment.
  ///
  /// ```swift
  /// var rating = StyledText(attachment: TextAttachment("star", width: 16, ascent: 13, descent: 3), style: .t14_gray2_bold)
  /// rating.append(" 4.8")
  /// ```
  public init(attachment: TextAttachment, style: StyleCode? = nil, attributes: TextAttributes = TextAttributes()) {
    self.init(style: style, attributes: attributes)
    append(attachment)
  }

  /// Appends an attachment: one U+FFFC, in the style of the whole text. Returns the map of positions.
  ///
  /// - Complexity: O(1) on average over many appends, if the text has attributes on runs.
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

  /// Appends a text that looks as if it were typed there, except for its own attributes.
  ///
  /// The token of a truncation is styled by the same rule. So `…more` at the end of a truncated text and ` less` at the
  /// end of the whole text look the same:
  ///
  /// ```swift
  /// let blue = StyleColor(light: RGBAColor(red: 57, green: 99, blue: 158))
  /// let more = StyledText("…more", attributes: TextAttributes(color: blue, link: "expand"))  // the token while it is cut
  /// let less = StyledText(" less", attributes: TextAttributes(color: blue, link: "collapse"))
  /// var review = StyledText("Very soft, and it dries fast.", style: .t14_gray2_regular)
  /// review.append(adapting: less)  // while it is shown as a whole
  /// ```
  ///
  /// Runs of the other text with their own style keep their attributes. All of the other text gets the attributes of
  /// the last paragraph. Returns the map of positions. The templates of both texts are removed.
  ///
  /// - Complexity: Linear in the runs of both texts.
  @discardableResult
  public mutating func append(adapting other: StyledText) -> PositionMap {
    append(adapting(other, at: placeOfTyping(overUTF8: utf8Length..<utf8Length)))
  }
}
