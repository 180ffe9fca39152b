public import StyleTables

extension TextAttributes {
  /// The style code; nil when there is none, or an explicit style. Setting it replaces an explicit style.
  public var style: StyleCode? {
    get { self[TextAttributeKeys.Style.self]?.code }
    set { self[TextAttributeKeys.Style.self] = newValue.map(TextStyle.code) }
  }

  /// A style that belongs to no catalog. Setting it replaces a style code.
  public var explicitStyle: ResolvedStyle? {
    get {
      guard case .explicit(let style)? = self[TextAttributeKeys.Style.self] else { return nil }
      return style
    }
    set { self[TextAttributeKeys.Style.self] = newValue.map(TextStyle.explicit) }
  }

  /// A text color that is stronger than the style's.
  public var color: StyleColor? {
    get { self[TextAttributeKeys.Color.self] }
    set { self[TextAttributeKeys.Color.self] = newValue }
  }

  /// A font weight, 1…1000, that is stronger than the style's.
  public var weight: Int? {
    get { self[TextAttributeKeys.Weight.self] }
    set { self[TextAttributeKeys.Weight.self] = newValue }
  }

  /// A font size in points that is stronger than the style's.
  public var size: Double? {
    get { self[TextAttributeKeys.Size.self] }
    set { self[TextAttributeKeys.Size.self] = newValue }
  }

  /// A letter spacing in points that is stronger than the style's.
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

  /// What is painted behind the text.
  public var background: TextBackground? {
    get { self[TextAttributeKeys.Background.self] }
    set { self[TextAttributeKeys.Background.self] = newValue }
  }

  /// A line around the text.
  public var border: TextBorder? {
    get { self[TextAttributeKeys.Border.self] }
    set { self[TextAttributeKeys.Border.self] = newValue }
  }

  /// Where a tap leads.
  public var link: TextLink? {
    get { self[TextAttributeKeys.Link.self] }
    set { self[TextAttributeKeys.Link.self] = newValue }
  }

  /// A box in the line.
  public var attachment: TextAttachment? {
    get { self[TextAttributeKeys.Attachment.self] }
    set { self[TextAttributeKeys.Attachment.self] = newValue }
  }

  /// Somebody's name, as an atom.
  public var mention: TextMention? {
    get { self[TextAttributeKeys.Mention.self] }
    set { self[TextAttributeKeys.Mention.self] = newValue }
  }

  /// How the paragraph's lines are aligned.
  public var alignment: ParagraphAlignment? {
    get { self[TextAttributeKeys.Alignment.self] }
    set { self[TextAttributeKeys.Alignment.self] = newValue }
  }

  /// What happens where a line is full.
  public var lineBreakMode: LineBreakMode? {
    get { self[TextAttributeKeys.LineBreak.self] }
    set { self[TextAttributeKeys.LineBreak.self] = newValue }
  }

  /// How far the first line starts from the leading edge.
  public var firstLineIndent: Double? {
    get { self[TextAttributeKeys.FirstLineIndent.self] }
    set { self[TextAttributeKeys.FirstLineIndent.self] = newValue }
  }

  /// How far the other lines start from the leading edge.
  public var headIndent: Double? {
    get { self[TextAttributeKeys.HeadIndent.self] }
    set { self[TextAttributeKeys.HeadIndent.self] = newValue }
  }

  /// How far lines end before the trailing edge.
  public var tailIndent: Double? {
    get { self[TextAttributeKeys.TailIndent.self] }
    set { self[TextAttributeKeys.TailIndent.self] = newValue }
  }

  /// How readily words are broken: 0 never, 1 wherever it saves space.
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
