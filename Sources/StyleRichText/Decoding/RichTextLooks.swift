public import StyleTables
public import StyledText

/// The attributes of a text that a ``RichTextCodec`` decodes, and of its mentions and links. Emoji get the attributes
/// of the text around them.
public struct RichTextLooks: Sendable, Hashable {
  /// The attributes of the whole text, such as its style and its alignment.
  public let text: TextAttributes
  /// The attributes of mentions.
  public let mention: TextAttributes
  /// The attributes of links without their own.
  public let link: TextAttributes
  /// The attributes of the links of rules, by ``LinkRule/name``.
  public let links: [String: TextAttributes]

  /// Creates attributes for the text and its parts.
  ///
  /// ```swift
  /// let looks = RichTextLooks(style: .t14_gray2_regular, mention: blue, link: blue)
  /// ```
  ///
  /// Links, attachments and mentions among the attributes are removed: the codec sets them. Attributes of paragraphs
  /// are kept only in those of the whole text. `style` wins over a style among these.
  public init(
    style: StyleCode? = nil,
    text: TextAttributes = TextAttributes(),
    mention: TextAttributes = TextAttributes(),
    link: TextAttributes = TextAttributes(),
    links: [String: TextAttributes] = [:]
  ) {
    self.text = text.merging(TextAttributes(style: style)).withoutTargets
    self.mention = mention.withoutTargets.ofCharacters
    self.link = link.withoutTargets.ofCharacters
    self.links = links.mapValues { $0.withoutTargets.ofCharacters }
  }

  func look(ofRule name: String) -> TextAttributes { links[name] ?? link }
}

extension TextAttributes {
  fileprivate var withoutTargets: TextAttributes {
    var attributes = self
    (attributes.link, attributes.attachment, attributes.mention) = (nil, nil, nil)
    return attributes
  }
}
