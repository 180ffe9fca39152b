public import StyleTables
public import StyledText

/// The options of painting a frame.
public struct DrawingOptions: Sendable, Hashable {
  /// Whether line boxes, baselines and the boxes of attachments are painted over the text.
  public var showsBoxes: Bool
  /// The range of the pressed link, in UTF-16 offsets; nil without one.
  public var pressedLink: Range<Int>?
  /// The look of the pressed link.
  public var pressedStyle: PressedStyle

  /// Creates options; all of them have defaults.
  public init(showsBoxes: Bool = false, pressedLink: Range<Int>? = nil, pressedStyle: PressedStyle = .standard) {
    self.showsBoxes = showsBoxes
    self.pressedLink = pressedLink
    self.pressedStyle = pressedStyle
  }
}

/// The look of a link while it is pressed.
public struct PressedStyle: Sendable, Hashable {
  /// The background, painted over the link's own background; nil for none.
  public var background: TextBackground?
  /// The color of the text; nil for its own color.
  public var color: StyleColor?

  /// Creates a look from its parts.
  public init(background: TextBackground? = nil, color: StyleColor? = nil) {
    self.background = background
    self.color = color
  }

  /// A translucent blue with round corners: a dark one for light appearances, and a light one for dark appearances.
  public static let standard = PressedStyle(
    background: TextBackground(
      StyleColor(
        light: RGBAColor(red: 0, green: 84, blue: 166, alpha: 51),
        dark: RGBAColor(red: 90, green: 160, blue: 255, alpha: 77)
      ),
      cornerRadius: 3
    )
  )
}
