/// The conditions under which text is shown: the appearance of the screen, the reader's text size, and the host.
public struct StyleContext: Sendable, Hashable {
  /// The variant of colors.
  public var appearance: Appearance
  /// The scale of text.
  public var textScale: TextScale
  /// The text system that shows the text.
  public var host: StyleHost
  /// Whether the reader has turned on Bold Text: fonts are heavier, and line boxes stay. See ``BoldText``.
  public var isBoldText: Bool

  /// Creates a context; by default for a light screen, sizes and weights as designed, and StyleSpec's own layout.
  public init(
    appearance: Appearance = .light,
    textScale: TextScale = .standard,
    host: StyleHost = .layout,
    isBoldText: Bool = false
  ) {
    self.appearance = appearance
    self.textScale = textScale
    self.host = host
    self.isBoldText = isBoldText
  }
}
