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
  /// The color of text whose color is left open, and of its underlines and strikethroughs.
  ///
  /// Text that has a color keeps it. The ink is chosen when a frame is painted, not when it is laid out. So one frame
  /// can be painted in several inks, such as that of a label whose color is set elsewhere:
  ///
  /// ```swift
  /// let tint = StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
  /// drawing.draw(frame, options: DrawingOptions(ink: tint))
  /// ```
  public var ink: StyleColor
  /// The selected range, in UTF-16 offsets; nil without one. Atoms that it touches are selected as a whole. Positions
  /// beyond the text count as its start or its end.
  public var selection: Range<Int>?
  /// The look of the selection.
  public var selectionStyle: SelectionStyle
  /// The position of the caret; nil without one. A position beyond the text counts as its start or its end, and one inside
  /// an atom as the start of the atom.
  public var caret: TextCaret?
  /// The look of the caret.
  public var caretStyle: CaretStyle
  /// The range of the marked text, which an input method has not yet committed, in UTF-16 offsets; nil without one.
  /// Positions beyond the text count as its start or its end.
  public var markedText: Range<Int>?
  /// The look of the marked text.
  public var markedTextStyle: MarkedTextStyle

  /// Creates options; all of them have defaults.
  public init(
    showsBoxes: Bool = false,
    pressedLink: Range<Int>? = nil,
    pressedStyle: PressedStyle = .standard,
    ink: StyleColor = DrawingOptions.standardInk,
    selection: Range<Int>? = nil,
    selectionStyle: SelectionStyle = .standard,
    caret: TextCaret? = nil,
    caretStyle: CaretStyle = .standard,
    markedText: Range<Int>? = nil,
    markedTextStyle: MarkedTextStyle = .standard
  ) {
    self.showsBoxes = showsBoxes
    self.pressedLink = pressedLink
    self.pressedStyle = pressedStyle
    self.ink = ink
    self.selection = selection
    self.selectionStyle = selectionStyle
    self.caret = caret
    self.caretStyle = caretStyle
    self.markedText = markedText
    self.markedTextStyle = markedTextStyle
  }

  /// Black in light appearances, and white in dark ones.
  public static let standardInk = StyleColor(
    light: RGBAColor(red: 0, green: 0, blue: 0),
    dark: RGBAColor(red: 255, green: 255, blue: 255)
  )
}

/// The look of a link while it is pressed.
public struct PressedStyle: Sendable, Hashable {
  /// The background, painted over the link's own background; nil for none.
  public var background: TextBackground?
  /// The color of the text; nil for its own color, or the ink if that is left open.
  public var color: StyleColor?

  /// Creates a look from its parts.
  public init(background: TextBackground? = nil, color: StyleColor? = nil) {
    self.background = background
    self.color = color
  }

  /// A translucent blue with round corners: a dark one for light appearances, and a light one for dark appearances.
  public static let standard = PressedStyle(background: TextBackground(.translucentBlue, cornerRadius: 3))
}
