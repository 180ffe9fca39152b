public import StyleTables

extension TextAttributes {
  /// The style code; nil without a style, and for an explicit style. Setting it replaces an explicit style.
  public var style: StyleCode? {
    get { self[TextAttributeKeys.Style.self]?.code }
    set { self[TextAttributeKeys.Style.self] = newValue.map(TextStyle.code) }
  }

  /// A style that does not belong to a catalog. Setting it replaces a style code.
  public var explicitStyle: ResolvedStyle? {
    get {
      guard case .explicit(let style)? = self[TextAttributeKeys.Style.self] else { return nil }
      return style
    }
    set { self[TextAttributeKeys.Style.self] = newValue.map(TextStyle.explicit) }
  }

  /// A text color, which overrides those of the styles of all layers.
  public var color: StyleColor? {
    get { self[TextAttributeKeys.Color.self] }
    set { self[TextAttributeKeys.Color.self] = newValue }
  }

  /// A font weight, 1…1000, which overrides that of the style.
  public var weight: Int? {
    get { self[TextAttributeKeys.Weight.self] }
    set { self[TextAttributeKeys.Weight.self] = newValue }
  }

  /// A font size in points, which overrides that of the style.
  public var size: Double? {
    get { self[TextAttributeKeys.Size.self] }
    set { self[TextAttributeKeys.Size.self] = newValue }
  }

  /// A letter spacing in points, which overrides that of the style.
  public var letterSpacing: Double? {
    get { self[TextAttributeKeys.LetterSpacing.self] }
    set { self[TextAttributeKeys.LetterSpacing.self] = newValue }
  }

  /// A line under the text.
  public var underline: LineDecoration? {
    get { self[TextAttributeKeys.Underline.self] }
    set { self[TextAttributeKeys.Underline.self] = newValue }
  }

  /// A line through the text.
  public var strikethrough: LineDecoration? {
    get { self[TextAttributeKeys.Strikethrough.self] }
    set { self[TextAttributeKeys.Strikethrough.self] = newValue }
  }

  /// The background of the text.
  public var background: TextBackground? {
    get { self[TextAttributeKeys.Background.self] }
    set { self[TextAttributeKeys.Background.self] = newValue }
  }

  /// A line around the text.
  public var border: TextBorder? {
    get { self[TextAttributeKeys.Border.self] }
    set { self[TextAttributeKeys.Border.self] = newValue }
  }

  /// The target of a tap.
  public var link: TextLink? {
    get { self[TextAttributeKeys.Link.self] }
    set { self[TextAttributeKeys.Link.self] = newValue }
  }

  /// A box in the line.
  public var attachment: TextAttachment? {
    get { self[TextAttributeKeys.Attachment.self] }
    set { self[TextAttributeKeys.Attachment.self] = newValue }
  }

  /// The name of a person, as an atom.
  public var mention: TextMention? {
    get { self[TextAttributeKeys.Mention.self] }
    set { self[TextAttributeKeys.Mention.self] = newValue }
  }

  /// The look of a link while it is pressed; nil for that of the view or drawing.
  public var pressed: PressedStyle? {
    get { self[TextAttributeKeys.Pressed.self] }
    set { self[TextAttributeKeys.Pressed.self] = newValue }
  }

  /// The name of a unit that lines do not break inside of; nil and an empty name for text that may break.
  public var keepTogether: String? {
    get { self[TextAttributeKeys.KeepTogether.self] }
    set { self[TextAttributeKeys.KeepTogether.self] = newValue }
  }

  /// The alignment of the paragraph's lines.
  public var alignment: ParagraphAlignment? {
    get { self[TextAttributeKeys.Alignment.self] }
    set { self[TextAttributeKeys.Alignment.self] = newValue }
  }

  /// The behavior at the end of a full line.
  public var lineBreakMode: LineBreakMode? {
    get { self[TextAttributeKeys.LineBreak.self] }
    set { self[TextAttributeKeys.LineBreak.self] = newValue }
  }

  /// The distance of the first line from the leading edge.
  public var firstLineIndent: Double? {
    get { self[TextAttributeKeys.FirstLineIndent.self] }
    set { self[TextAttributeKeys.FirstLineIndent.self] = newValue }
  }

  /// The distance of the other lines from the leading edge.
  public var headIndent: Double? {
    get { self[TextAttributeKeys.HeadIndent.self] }
    set { self[TextAttributeKeys.HeadIndent.self] = newValue }
  }

  /// The distance of line ends from the trailing edge.
  public var tailIndent: Double? {
    get { self[TextAttributeKeys.TailIndent.self] }
    set { self[TextAttributeKeys.TailIndent.self] = newValue }
  }

  /// The readiness to hyphenate words: 0 is never, 1 is wherever it saves space.
  public var hyphenation: Double? {
    get { self[TextAttributeKeys.Hyphenation.self] }
    set { self[TextAttributeKeys.Hyphenation.self] = newValue }
  }

  /// The space after the paragraph.
  public var paragraphSpacing: Double? {
    get { self[TextAttributeKeys.ParagraphSpacing.self] }
    set { self[TextAttributeKeys.ParagraphSpacing.self] = newValue }
  }

  /// The space before the paragraph.
  public var paragraphSpacingBefore: Double? {
    get { self[TextAttributeKeys.ParagraphSpacingBefore.self] }
    set { self[TextAttributeKeys.ParagraphSpacingBefore.self] = newValue }
  }
}
