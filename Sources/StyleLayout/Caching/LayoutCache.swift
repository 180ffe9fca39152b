internal import StyleTables
internal import StyledText

/// The cache of a typesetter: frames, and below them shaped paragraphs, which do not depend on the width.
final class LayoutCache: Sendable {
  private let frames: Locked<RecencyCache<FrameKey, TextFrame>>
  private let paragraphs: Locked<RecencyCache<ParagraphKey, ShapedParagraph>>

  private let isOff: Bool

  /// Creates a cache with a maximum size in bytes: half of it for frames, half for paragraphs.
  init(limit: Int) {
    isOff = limit <= 0
    frames = Locked(RecencyCache(limit: max(limit, 0) / 2))
    paragraphs = Locked(RecencyCache(limit: max(limit, 0) / 2))
  }

  func frame(for key: FrameKey, make: () -> TextFrame) -> TextFrame {
    guard !isOff else { return make() }
    if let known = frames.withLock({ $0.value(for: key) }) { return known }
    // Not locked: another thread may make the same frame at the same time, which is harmless.
    let frame = make()
    frames.withLock { $0.insert(frame, cost: frame.estimatedSize, for: key) }
    return frame
  }

  func paragraph(for request: ShapingRequest, shape: () -> ShapedParagraph) -> ShapedParagraph {
    guard !isOff else { return shape() }
    let key = ParagraphKey(request: request)
    if let known = paragraphs.withLock({ $0.value(for: key) }) { return known }
    let shaped = shape()
    paragraphs.withLock { $0.insert(shaped, cost: shaped.estimatedSize + request.text.utf8.count, for: key) }
    return shaped
  }

  func removeAll() {
    frames.withLock { $0.removeAll() }
    paragraphs.withLock { $0.removeAll() }
  }

  var frameStatistics: CacheStatistics { frames.withLock(\.statistics) }
  var paragraphStatistics: CacheStatistics { paragraphs.withLock(\.statistics) }
  /// The size of the cached layouts, in bytes.
  var cost: Int { frames.withLock(\.cost) + paragraphs.withLock(\.cost) }
}

/// A shaper that looks up paragraphs in a cache first.
struct CachingShaper: TextShaper {
  let shaper: any TextShaper
  let cache: LayoutCache

  func metrics(of font: FontRequest) -> FaceMetrics { shaper.metrics(of: font) }
  func direction(of paragraph: String) -> TextDirection? { shaper.direction(of: paragraph) }

  func shape(_ request: ShapingRequest) -> ShapedParagraph {
    cache.paragraph(for: request) { shaper.shape(request) }
  }
}

extension ShapedParagraph {
  /// The size in bytes.
  fileprivate var estimatedSize: Int {
    clusters.count * MemoryLayout<Cluster>.stride + glyphs.count * MemoryLayout<Glyph>.stride
      + runs.count * MemoryLayout<ShapedRun>.stride
  }
}

extension TextFrame {
  /// The size in bytes, with the paragraphs, which the frame retains even after their cache has dropped them.
  fileprivate var estimatedSize: Int {
    let runs = lines.reduce(0) { $0 + $1.runs.count }
    return text.text.utf8.count + paragraphs.reduce(0) { $0 + $1.shaped.estimatedSize }
      + paragraphs.count * MemoryLayout<FrameParagraph>.stride + lines.count * MemoryLayout<TextLine>.stride
      + (runs + text.runs.count) * MemoryLayout<GlyphRun>.stride
      + text.sets.count * MemoryLayout<ResolvedAttributes>.stride
  }
}
