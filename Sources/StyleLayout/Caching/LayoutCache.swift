internal import StyleTables
internal import StyledText

/// What a typesetter remembers: frames, and below them paragraphs as glyphs, which do not depend on the width.
final class LayoutCache: Sendable {
  private let frames: Locked<RecencyCache<FrameKey, TextFrame>>
  private let paragraphs: Locked<RecencyCache<ParagraphKey, ShapedParagraph>>

  private let isOff: Bool

  /// A cache that keeps up to a number of bytes; half of them for frames, half for paragraphs.
  init(limit: Int) {
    isOff = limit <= 0
    frames = Locked(RecencyCache(limit: max(limit, 0) / 2))
    paragraphs = Locked(RecencyCache(limit: max(limit, 0) / 2))
  }

  func frame(for key: FrameKey, make: () -> TextFrame) -> TextFrame {
    guard !isOff else { return make() }
    if let known = frames.withLock({ $0.value(for: key) }) { return known }
    // Not locked: another thread may make the same meanwhile, which does no harm.
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
  /// What is kept, in bytes.
  var cost: Int { frames.withLock(\.cost) + paragraphs.withLock(\.cost) }
}

/// A shaper that looks for a paragraph in a cache first.
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
  /// In bytes.
  fileprivate var estimatedSize: Int {
    clusters.count * MemoryLayout<Cluster>.stride + glyphs.count * MemoryLayout<Glyph>.stride
      + runs.count * MemoryLayout<ShapedRun>.stride
  }
}

extension TextFrame {
  /// In bytes, with its paragraphs, which the frame keeps alive even when their cache gives them up.
  fileprivate var estimatedSize: Int {
    let runs = lines.reduce(0) { $0 + $1.runs.count }
    return text.text.utf8.count + paragraphs.reduce(0) { $0 + $1.shaped.estimatedSize }
      + paragraphs.count * MemoryLayout<FrameParagraph>.stride + lines.count * MemoryLayout<TextLine>.stride
      + (runs + text.runs.count) * MemoryLayout<GlyphRun>.stride
      + text.sets.count * MemoryLayout<ResolvedAttributes>.stride
  }
}
