import StyleLayout
import Synchronization

/// Counts how often paragraphs are shaped, and how much of them.
final class CountingShaper: TextShaper {
  private let shaper: any TextShaper
  let calls = Atomic(0)
  let bytes = Atomic(0)

  init(_ shaper: any TextShaper) { self.shaper = shaper }

  func metrics(of font: FontRequest) -> FaceMetrics { shaper.metrics(of: font) }
  func direction(of paragraph: String) -> TextDirection? { shaper.direction(of: paragraph) }

  func shape(_ request: ShapingRequest) -> ShapedParagraph {
    calls.add(1, ordering: .relaxed)
    bytes.add(request.text.utf8.count, ordering: .relaxed)
    return shaper.shape(request)
  }
}
