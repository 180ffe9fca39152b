public import StyleTables

/// The attributes of this package. For custom ones, see ``TextAttributeKey``.
public enum TextAttributeKeys {
  /// The style code of a run, or an explicit style.
  public enum Style: TextAttributeKey {
    /// A code or an explicit style.
    public typealias Value = TextStyle
    /// `style`
    public static var name: String { "style" }
  }

  /// A text color, which overrides that of the style.
  public enum Color: TextAttributeKey {
    /// A color for each appearance.
    public typealias Value = StyleColor
    /// `color`
    public static var name: String { "color" }
  }

  /// A font weight, 1…1000, which overrides that of the style.
  public enum Weight: TextAttributeKey {
    /// 400 is regular, 700 bold.
    public typealias Value = Int
    /// `weight`
    public static var name: String { "weight" }
    /// The nearest value in the bounds of weights.
    public static func nearestAllowed(to value: Int) -> Int { StyleBounds.weight.nearest(to: value) }
  }

  /// A font size in points, which overrides that of the style. The line box stays that of the style.
  public enum Size: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `size`
    public static var name: String { "size" }
    /// The nearest value in the bounds of sizes.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.size.nearest(to: value) }
  }

  /// A letter spacing in points, which overrides that of the style.
  public enum LetterSpacing: TextAttributeKey {
    /// In points, after each grapheme.
    public typealias Value = Double
    /// `letterSpacing`
    public static var name: String { "letterSpacing" }
    /// The nearest value in the bounds of lengths; it may be negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.displacement.nearest(to: value) }
  }

  /// A line under the text.
  public enum Underline: TextAttributeKey {
    /// The style and width of the line.
    public typealias Value = LineDecoration
    /// `underline`
    public static var name: String { "underline" }
  }

  /// A line through the text.
  public enum Strikethrough: TextAttributeKey {
    /// The style and width of the line.
    public typealias Value = LineDecoration
    /// `strikethrough`
    public static var name: String { "strikethrough" }
  }

  /// The background of the text.
  public enum Background: TextAttributeKey {
    /// The fill.
    public typealias Value = TextBackground
    /// `background`
    public static var name: String { "background" }
  }

  /// A line around the text.
  public enum Border: TextAttributeKey {
    /// The line.
    public typealias Value = TextBorder
    /// `border`
    public static var name: String { "border" }
  }

  /// The target of a tap. Text that is typed inside a link is part of it; text that is typed at its edges is not.
  public enum Link: TextAttributeKey {
    /// The target.
    public typealias Value = TextLink
    /// `link`
    public static var name: String { "link" }
    /// Text that is typed inside a link is part of it; text at its edges is not.
    public static var editBehavior: EditBehavior { .drop }
  }

  /// A box in the line. Each U+FFFC is an atom of its own.
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

  /// The look of a link while it is pressed. Like the link, it stays at the link's ends.
  public enum Pressed: TextAttributeKey {
    /// The background and the color.
    public typealias Value = PressedStyle
    /// `pressed`
    public static var name: String { "pressed" }
    /// Text that is typed inside a link gets it; text at its edges does not.
    public static var editBehavior: EditBehavior { .drop }
  }

  /// A unit that lines do not break inside of, where StyleLayout lays out the text: a price, a name, the token of a
  /// truncation.
  ///
  /// Neighboring runs with equal values are one unit. Lines break before and after it as its text allows, and never
  /// before a character inside it, not even with ``LineBreakMode/characterWrapping`` or at a hyphen. Line breaks of the
  /// text stay. A unit that is wider than a whole line breaks like other text. If a word has to be broken because it is
  /// wider than its line, the start of a unit is preferred to a place inside it.
  public enum KeepTogether: TextAttributeKey {
    /// The name of the unit, which separates it from the units beside it. An empty name keeps nothing together: it lets
    /// a part of a unit break.
    public typealias Value = String
    /// `keepTogether`
    public static var name: String { "keepTogether" }
    /// Text that is typed inside a unit is part of it; text at its edges is not.
    public static var editBehavior: EditBehavior { .drop }
  }
}
