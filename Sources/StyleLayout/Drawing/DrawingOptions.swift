public import StyleTables
public import StyledText

/// How a frame is painted.
public struct DrawingOptions: Sendable, Hashable {
  /// Whether line boxes, baselines and the boxes of attachments are painted over the text.
  public var showsBoxes: Bool
  /// The range of the link that is pressed, in UTF-16 offsets; nil when none is.
  public var pressedLink: Range<Int>?
  /// What the pressed link looks like.
  public var pressedStyle: PressedStyle

  /// Options that may all be left out.
  public init(showsBoxes: Bool = false, pressedLink: Range<Int>? = nil, pressedStyle: PressedStyle = .standard) {
    self.showsBoxes = showsBoxes
    self.pressedLink = pressedLink
    self.pressedStyle = pressedStyle
  }
}

/// What a link looks like while it is pressed.
public struct PressedStyle: Sendable, Hashable {
  /// Painted over the link's own background; nil for nothing.
  public var background: TextBackground?
  /// The text's color; nil leaves it as it is.
  public var color: StyleColor?

  /// A look from its parts.
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
