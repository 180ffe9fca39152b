public import StyleTables
public import StyledText

/// Lays out styled text. Safe to use from any number of threads at once.
public final class Typesetter: Sendable {
  /// What turns paragraphs into glyphs.
  public let shaper: any TextShaper

  /// A typesetter.
  public init(_ shaper: any TextShaper) {
    self.shaper = shaper
  }

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: What its styles are resolved for. The host's rule decides where the baseline lies in a line box.
  ///   - width: How wide lines may be, in points. With infinity, and with NaN, they end only where the text says; a
  ///     negative width counts as 0, with which each line holds one grapheme.
  ///   - options: What neither style nor attributes say.
  public func frame(
    for text: StyledText,
    in context: StyleContext = StyleContext(),
    width: Double = .infinity,
    options: FrameOptions = FrameOptions()
  ) -> TextFrame {
    let width = width.isNaN ? .infinity : max(width, 0)
    return LayoutSettings(context: context, width: width, options: options, shaper: shaper).frame(of: text)
  }
}
