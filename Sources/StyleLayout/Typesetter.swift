public import StyleTables
public import StyledText

/// Lays out styled text, and caches the layouts. Safe to use from several threads concurrently.
///
/// A text that was laid out before in the same context, width and options costs one look-up. For another width or
/// truncation, it is not shaped again. Keep a typesetter for as long as text is shown.
public final class Typesetter: Sendable {
  /// The shaper that turns paragraphs into glyphs.
  public let shaper: any TextShaper
  let cache: LayoutCache

  /// The default size of the cache: 8 MB, or about 100,000 characters as glyphs and as many in frames.
  public static var defaultCacheLimit: Int { 8 << 20 }

  /// Creates a typesetter.
  ///
  /// - Parameters:
  ///   - shaper: The shaper that turns paragraphs into glyphs.
  ///   - cacheLimit: The maximum size of the cache in bytes, as far as sizes are known: half for frames, half for
  ///     paragraphs. Layouts that have not been used for the longest time are removed first, and a layout larger than
  ///     half of its share is not kept. With 0 or less, nothing is kept.
  public init(_ shaper: any TextShaper, cacheLimit: Int = Typesetter.defaultCacheLimit) {
    self.shaper = shaper
    cache = LayoutCache(limit: cacheLimit)
  }

  /// Lays out a text.
  ///
  /// The cost of a truncated text depends on the lines shown, not on the text left out. Looking up a copy of the same
  /// text is fast; other equal texts are compared character by character.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: The context that its styles are resolved in. The host's rule positions the baseline in a line box.
  ///   - width: The maximum width of lines, in points. With infinity and NaN, lines end only at line breaks in the
  ///     text; a negative width counts as 0, so that each line holds one grapheme.
  ///   - options: Layout options that neither styles nor attributes determine.
  /// - Returns: The lines with their positions.
  /// - Complexity: Linear in the length of the text that is shaped; O(1) for a cached copy of the text.
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

  /// The size of a text: the ``TextFrame/size`` of its frame.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: The context that its styles are resolved in.
  ///   - width: The maximum width of lines, in points.
  ///   - options: Layout options that neither styles nor attributes determine.
  /// - Returns: The size, in points.
  /// - Complexity: The same as ``frame(for:in:width:options:)``.
  public func size(
    of text: StyledText,
    in context: StyleContext = StyleContext(),
    width: Double = .infinity,
    options: FrameOptions = FrameOptions()
  ) -> LayoutSize {
    frame(for: text, in: context, width: width, options: options).size
  }

  /// Removes all cached layouts: to free memory, or because the fonts of the shaper have changed. Existing frames are
  /// not affected.
  public func removeCachedLayouts() {
    cache.removeAll()
  }
}
