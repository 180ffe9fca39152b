/// What is known only when text is shown: how the screen looks, how large the reader wants text, and what shows it.
public struct StyleContext: Sendable, Hashable {
  /// Which variant of a color is shown.
  public var appearance: Appearance
  /// How much larger than designed text is shown.
  public var textScale: TextScale
  /// What the text is handed to.
  public var host: StyleHost

  /// A context; where nothing is said, a light screen, sizes as designed, and StyleSpec's own layout.
  public init(appearance: Appearance = .light, textScale: TextScale = .standard, host: StyleHost = .layout) {
    self.appearance = appearance
    self.textScale = textScale
    self.host = host
  }
}
