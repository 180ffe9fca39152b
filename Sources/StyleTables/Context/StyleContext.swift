/// The conditions under which text is shown: the appearance of the screen, the reader's text size, and the host.
public struct StyleContext: Sendable, Hashable {
  /// The variant of colors.
  public var appearance: Appearance
  /// The scale of text.
  public var textScale: TextScale
  /// The text system that shows the text.
  public var host: StyleHost

  /// Creates a context; by default for a light screen, sizes as designed, and StyleSpec's own layout.
  public init(appearance: Appearance = .light, textScale: TextScale = .standard, host: StyleHost = .layout) {
    self.appearance = appearance
    self.textScale = textScale
    self.host = host
  }
}
