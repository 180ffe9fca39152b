import StyleLayout
import StyleTables

/// Counts what another shaper is asked to do.
final class CountingShaper: TextShaper {
  private let shaper: any TextShaper
  private let counts = Locked((calls: 0, bytes: 0))

  init(_ shaper: any TextShaper) {
    self.shaper = shaper
  }

  /// How many paragraphs were shaped.
  var calls: Int { counts.withLock(\.calls) }
  /// How long they were, in UTF-8 units.
  var bytes: Int { counts.withLock(\.bytes) }

  func metrics(of font: FontRequest) -> FaceMetrics { shaper.metrics(of: font) }
  func direction(of paragraph: String) -> TextDirection? { shaper.direction(of: paragraph) }

  func shape(_ request: ShapingRequest) -> ShapedParagraph {
    counts.withLock { $0 = ($0.calls + 1, $0.bytes + request.text.utf8.count) }
    return shaper.shape(request)
  }
}
