import StyleLayout
import StyleRichText

/// A container and its items in a browser, in CSS pixels from the upper left corner.
struct PlacedFlow: Decodable {
  var width: Double
  var height: Double
  var rects: [[Double]]

  /// Chromium places boxes at multiples of 1/64 pixel. At 64 times the size, nothing is seen of that.
  static let scale = 64.0

  /// The greatest difference that is allowed, in pixels.
  static let tolerance = 0.02

  /// The greatest difference of an arrangement, in pixels; nil if it has another number of items.
  func difference(from arrangement: FlowArrangement, of flow: FlowCase) -> Double? {
    guard arrangement.rects.count == rects.count else { return nil }
    var pairs = [(arrangement.size.height, height / Self.scale)]
    // Without a limit, the container is as wide as its items.
    pairs.append((flow.width ?? arrangement.size.width, width / Self.scale))
    for (rect, their) in zip(arrangement.rects, rects) {
      pairs += zip([rect.x, rect.y, rect.width, rect.height], their.map { $0 / Self.scale })
    }
    return pairs.map { ($0 - $1).magnitude }.max() ?? 0
  }
}
