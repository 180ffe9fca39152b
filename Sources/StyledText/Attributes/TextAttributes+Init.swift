public import StyleTables

extension TextAttributes {
  /// Creates a set with only a code, as most texts have.
  init(code: StyleCode) {
    self.init(sorted: [TextAttribute<TextAttributeKeys.Style>(.code(code))])
  }

  /// Creates a set with only a color.
  init(onlyColor color: StyleColor) {
    self.init(sorted: [TextAttribute<TextAttributeKeys.Color>(color)])
  }

  /// Creates a set of attributes of characters; attributes of paragraphs are set as properties.
  public init(
    style: StyleCode? = nil,
    color: StyleColor? = nil,
    weight: Int? = nil,
    size: Double? = nil,
    letterSpacing: Double? = nil,
    underline: LineDecoration? = nil,
    strikethrough: LineDecoration? = nil,
    background: TextBackground? = nil,
    border: TextBorder? = nil,
    link: TextLink? = nil,
    attachment: TextAttachment? = nil,
    mention: TextMention? = nil,
    pressed: PressedStyle? = nil,
    keepTogether: String? = nil
  ) {
    self.style = style
    self.color = color
    self.weight = weight
    self.size = size
    self.letterSpacing = letterSpacing
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
    self.border = border
    self.link = link
    self.attachment = attachment
    self.mention = mention
    self.pressed = pressed
    self.keepTogether = keepTogether
  }
}
