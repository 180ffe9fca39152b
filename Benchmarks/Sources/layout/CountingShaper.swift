import StyleLayout
import Synchronization

/// Counts the shaped paragraphs and their length.
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
