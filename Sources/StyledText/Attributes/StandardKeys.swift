public import StyleTables

// An attribute of characters: a case, its key with its property, and a parameter. Others do not compile until they
// handle the case.

/// The attributes of characters by their names, in alphabetical order.
package enum CharacterAttribute: String, CaseIterable {
  case attachment, background, border, color, keepTogether, letterSpacing, link, mention, pressed, size, strikethrough
  case style, underline, weight
}

extension TextAttributeKeys {
  /// A text color, which overrides the style's.
  public enum Color: TextAttributeKey {
    /// A color for each appearance.
    public typealias Value = StyleColor
    /// `color`
    public static var name: String { "color" }
  }
}

extension TextAttributes {
  /// A text color, which overrides the style colors of all layers.
  public var color: StyleColor? {
    get { self[TextAttributeKeys.Color.self] }
    set { self[TextAttributeKeys.Color.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// A font weight, 1…1000, which overrides the style's.
  public enum Weight: TextAttributeKey {
    /// 400 is regular, 700 bold.
    public typealias Value = Int
    /// `weight`
    public static var name: String { "weight" }
    /// The nearest value in the bounds of weights.
    public static func nearestAllowed(to value: Int) -> Int { StyleBounds.weight.nearest(to: value) }
  }
}

extension TextAttributes {
  /// A font weight, 1…1000, which overrides the style's.
  public var weight: Int? {
    get { self[TextAttributeKeys.Weight.self] }
    set { self[TextAttributeKeys.Weight.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// A font size in points, which overrides the style's. The line box does not change.
  public enum Size: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `size`
    public static var name: String { "size" }
    /// The nearest value in the bounds of sizes.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.size.nearest(to: value) }
  }
}

extension TextAttributes {
  /// A font size in points, which overrides the style's.
  public var size: Double? {
    get { self[TextAttributeKeys.Size.self] }
    set { self[TextAttributeKeys.Size.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// A letter spacing in points, which overrides the style's.
  public enum LetterSpacing: TextAttributeKey {
    /// In points, after each grapheme.
    public typealias Value = Double
    /// `letterSpacing`
    public static var name: String { "letterSpacing" }
    /// The nearest value in the bounds of lengths; it may be negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.displacement.nearest(to: value) }
  }
}

extension TextAttributes {
  /// A letter spacing in points, which overrides the style's.
  public var letterSpacing: Double? {
    get { self[TextAttributeKeys.LetterSpacing.self] }
    set { self[TextAttributeKeys.LetterSpacing.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// A line under the text.
  public enum Underline: TextAttributeKey {
    /// The style and width of the line.
    public typealias Value = LineDecoration
    /// `underline`
    public static var name: String { "underline" }
  }
}

extension TextAttributes {
  /// A line under the text.
  public var underline: LineDecoration? {
    get { self[TextAttributeKeys.Underline.self] }
    set { self[TextAttributeKeys.Underline.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// A line through the text.
  public enum Strikethrough: TextAttributeKey {
    /// The style and width of the line.
    public typealias Value = LineDecoration
    /// `strikethrough`
    public static var name: String { "strikethrough" }
  }
}

extension TextAttributes {
  /// A line through the text.
  public var strikethrough: LineDecoration? {
    get { self[TextAttributeKeys.Strikethrough.self] }
    set { self[TextAttributeKeys.Strikethrough.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The background of the text.
  public enum Background: TextAttributeKey {
    /// The fill.
    public typealias Value = TextBackground
    /// `background`
    public static var name: String { "background" }
  }
}

extension TextAttributes {
  /// The background of the text.
  public var background: TextBackground? {
    get { self[TextAttributeKeys.Background.self] }
    set { self[TextAttributeKeys.Background.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// A line around the text.
  public enum Border: TextAttributeKey {
    /// The line.
    public typealias Value = TextBorder
    /// `border`
    public static var name: String { "border" }
  }
}

extension TextAttributes {
  /// A line around the text.
  public var border: TextBorder? {
    get { self[TextAttributeKeys.Border.self] }
    set { self[TextAttributeKeys.Border.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The target of a tap. Text that is typed inside a link is part of it; text that is typed at its edges is not.
  public enum Link: TextAttributeKey {
    /// The target.
    public typealias Value = TextLink
    /// `link`
    public static var name: String { "link" }
    /// Text that is typed inside a link is part of it; text at its edges is not.
    public static var editBehavior: EditBehavior { .drop }
  }
}

extension TextAttributes {
  /// The target of a tap.
  public var link: TextLink? {
    get { self[TextAttributeKeys.Link.self] }
    set { self[TextAttributeKeys.Link.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// A box in the line. Each U+FFFC is a separate atom.
  public enum Attachment: TextAttributeKey {
    /// The box.
    public typealias Value = TextAttachment
    /// `attachment`
    public static var name: String { "attachment" }
    /// An attachment is removed or replaced as a whole.
    public static var editBehavior: EditBehavior { .atomic }
    /// One UTF-16 unit, U+FFFC.
    public static func atomLength(of value: TextAttachment) -> Int? { 1 }
  }
}

extension TextAttributes {
  /// A box in the line.
  public var attachment: TextAttachment? {
    get { self[TextAttributeKeys.Attachment.self] }
    set { self[TextAttributeKeys.Attachment.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The name of a person, as an atom.
  public enum Mention: TextAttributeKey {
    /// The person.
    public typealias Value = TextMention
    /// `mention`
    public static var name: String { "mention" }
    /// A mention is removed or replaced as a whole.
    public static var editBehavior: EditBehavior { .atomic }
    /// The length of its text in UTF-16 units.
    public static func atomLength(of value: TextMention) -> Int? { value.text.utf16.count }
  }
}

extension TextAttributes {
  /// The name of a person, as an atom.
  public var mention: TextMention? {
    get { self[TextAttributeKeys.Mention.self] }
    set { self[TextAttributeKeys.Mention.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The look of a link while it is pressed. Like the link, it stays at the link's ends.
  public enum Pressed: TextAttributeKey {
    /// The background and the color.
    public typealias Value = PressedStyle
    /// `pressed`
    public static var name: String { "pressed" }
    /// Text that is typed inside a link gets it; text at its edges does not.
    public static var editBehavior: EditBehavior { .drop }
  }
}

extension TextAttributes {
  /// The style of a link while it is pressed; nil for the style of the view or drawing.
  public var pressed: PressedStyle? {
    get { self[TextAttributeKeys.Pressed.self] }
    set { self[TextAttributeKeys.Pressed.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// A unit that lines do not break inside of, where StyleLayout lays out the text: a price, a name, the token of a
  /// truncation.
  ///
  /// Neighboring runs with equal values are one unit. Lines break before and after it as its text allows, and never
  /// before a character inside it, not even with ``LineBreakMode/characterWrapping`` or at a hyphen. Line breaks of the
  /// text stay. A unit that is wider than a whole line breaks like other text. If a word must be broken because it is
  /// wider than its line, the line preferably breaks at the start of a unit rather than inside it.
  public enum KeepTogether: TextAttributeKey {
    /// The name of the unit, which separates it from adjacent units. An empty name keeps nothing together: it lets a
    /// part of a unit break.
    public typealias Value = String
    /// `keepTogether`
    public static var name: String { "keepTogether" }
    /// Text that is typed inside a unit is part of it; text at its edges is not.
    public static var editBehavior: EditBehavior { .drop }
  }
}

extension TextAttributes {
  /// The name of a unit that lines do not break inside of; nil and an empty name for text that may break.
  public var keepTogether: String? {
    get { self[TextAttributeKeys.KeepTogether.self] }
    set { self[TextAttributeKeys.KeepTogether.self] = newValue }
  }
}

extension TextAttributes {
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
    func entry<Key: TextAttributeKey>(_ key: Key.Type, _ value: Key.Value?) -> (any AnyTextAttribute)? {
      value.map { TextAttribute<Key>($0) }
    }
    typealias Keys = TextAttributeKeys
    self.init(
      sorted: CharacterAttribute.allCases.compactMap { attribute in
        switch attribute {
        case .attachment: entry(Keys.Attachment.self, attachment)
        case .background: entry(Keys.Background.self, background)
        case .border: entry(Keys.Border.self, border)
        case .color: entry(Keys.Color.self, color)
        case .keepTogether: entry(Keys.KeepTogether.self, keepTogether)
        case .letterSpacing: entry(Keys.LetterSpacing.self, letterSpacing)
        case .link: entry(Keys.Link.self, link)
        case .mention: entry(Keys.Mention.self, mention)
        case .pressed: entry(Keys.Pressed.self, pressed)
        case .size: entry(Keys.Size.self, size)
        case .strikethrough: entry(Keys.Strikethrough.self, strikethrough)
        case .style: entry(Keys.Style.self, style.map(TextStyle.code))
        case .underline: entry(Keys.Underline.self, underline)
        case .weight: entry(Keys.Weight.self, weight)
        }
      }
    )
  }
}
