public import StyleTables
public import StyledText

/// Lays out styled text, and remembers what it laid out. Safe to use from any number of threads at once.
///
/// The same text in the same context, width and options costs a look-up; in another width, or cut differently, it is not
/// shaped again. So keep a typesetter for as long as there is text to be shown.
public final class Typesetter: Sendable {
  /// What turns paragraphs into glyphs.
  public let shaper: any TextShaper
  let cache: LayoutCache

  /// How much a typesetter remembers unless said: 8 MB, which is about 100,000 characters as glyphs and as many in frames.
  public static var defaultCacheLimit: Int { 8 << 20 }

  /// A typesetter.
  ///
  /// - Parameters:
  ///   - shaper: What turns paragraphs into glyphs.
  ///   - cacheLimit: How much may be remembered, in bytes, as far as they are known: half for frames, half for paragraphs. What
  ///     was not used for longest goes first, and what would take more than half of its share is not kept. With 0 or less
  ///     nothing is.
  public init(_ shaper: any TextShaper, cacheLimit: Int = Typesetter.defaultCacheLimit) {
    self.shaper = shaper
    cache = LayoutCache(limit: cacheLimit)
  }

  /// Lays out a text.
  ///
  /// What a cut text costs goes by its lines, not by what is left out. Looking the same text up again is quick for a copy, and
  /// else takes as long as comparing the words.
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
    let shaper = CachingShaper(shaper: shaper, cache: cache)
    return cache.frame(for: FrameKey(text: text, context: context, width: width, options: options)) {
      let settings = LayoutSettings(context: context, width: width, options: options, shaper: shaper)
      return FrameFitter(text, settings: settings).frame()
    }
  }

  /// How much room a text takes: the ``TextFrame/size`` of its frame.
  public func size(
    of text: StyledText,
    in context: StyleContext = StyleContext(),
    width: Double = .infinity,
    options: FrameOptions = FrameOptions()
  ) -> LayoutSize {
    frame(for: text, in: context, width: width, options: options).size
  }

  /// Forgets all that was laid out: to give memory back, or because the shaper's fonts have changed. Frames that are in use
  /// stay as they are.
  public func removeCachedLayouts() {
    cache.removeAll()
  }
}
