public import StyleTables
public import StyledText

/// The options of painting a frame.
public struct DrawingOptions: Sendable, Hashable {
  /// Whether line boxes, baselines and the boxes of attachments are painted over the text.
  public var showsBoxes: Bool
  /// The range of the pressed link, in UTF-16 offsets; nil without one.
  public var pressedLink: Range<Int>?
  /// The style of the pressed link if its text does not set one (`TextAttributes.pressed`).
  public var pressedStyle: PressedStyle
  /// The color of text whose color is left open, and of its underlines and strikethroughs.
  ///
  /// Text that has a color keeps it. The ink is chosen when a frame is painted, not when it is laid out. So one frame
  /// can be painted in several inks, such as the color of a label that is set elsewhere:
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
  /// The look of the pins at both ends of the selection; nil without pins.
  public var selectionPins: SelectionPinStyle?
  /// The position of the caret; nil without one. A position beyond the text counts as its start or its end, and one
  /// inside an atom as the start of the atom.
  public var caret: TextCaret?
  /// The look of the caret.
  public var caretStyle: CaretStyle
  /// The range of the marked text, which an input method has not yet committed, in UTF-16 offsets; nil without one.
  /// Positions beyond the text count as its start or its end.
  public var markedText: Range<Int>?
  /// The look of the marked text.
  public var markedTextStyle: MarkedTextStyle

  /// Creates options, all with defaults.
  public init(
    showsBoxes: Bool = false,
    pressedLink: Range<Int>? = nil,
    pressedStyle: PressedStyle = .standard,
    ink: StyleColor = DrawingOptions.standardInk,
    selection: Range<Int>? = nil,
    selectionStyle: SelectionStyle = .standard,
    selectionPins: SelectionPinStyle? = nil,
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
    self.selectionPins = selectionPins
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
