public import StyleLayout

extension LayoutRect {
  /// The rectangle relative to another one, whose sides count as 1; the whole of it if the other one is empty.
  package func relative(to whole: LayoutRect) -> LayoutRect {
    guard whole.width > 0, whole.height > 0 else { return LayoutRect(x: 0, y: 0, width: 1, height: 1) }
    return LayoutRect(
      x: (x - whole.x) / whole.width,
      y: (y - whole.y) / whole.height,
      width: width / whole.width,
      height: height / whole.height
    )
  }
}

extension LayoutSize {
  /// The size of a field in an offered width, in points: the whole width, even if infinite, or its own width if none is
  /// offered.
  package func filling(width: Double?) -> LayoutSize {
    LayoutSize(width: width.map { max($0, 0) } ?? self.width, height: height)
  }
}

/// The position of a label's text in its view, and the size of a view for the text. Lengths are in points.
public struct LabelPlacement: Sendable, Hashable {
  /// The size of the lines.
  public let text: LayoutSize
  /// The size of the view.
  public let view: LayoutSize
  /// The number of pixels per point, on whose grid the text is.
  public let scale: Double

  /// Places a text in a view.
  ///
  /// - Parameters:
  ///   - text: The size of the text, in points.
  ///   - view: The size of the view, in points.
  ///   - scale: The number of pixels per point; if not positive and finite, it counts as 1.
  public init(_ text: LayoutSize, in view: LayoutSize, scale: Double) {
    self.text = text
    self.view = view
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The upper left corner of the lines: centered in a higher view, otherwise at the top. The layout aligns lines
  /// within the width of the view.
  public var origin: LayoutPoint {
    LayoutPoint(x: 0, y: (max(0, (view.height - text.height) / 2) * scale).rounded(.down) / scale)
  }

  /// The size of a view in which the whole text is shown: rounded up to whole pixels, and at least 0.
  ///
  /// - Parameters:
  ///   - text: The size of the lines.
  ///   - scale: The number of pixels per point.
  public static func size(for text: LayoutSize, scale: Double) -> LayoutSize {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    // A width that was just wide enough stays so.
    func rounded(_ length: Double) -> Double { max(0, (length * scale - 0.000_1).rounded(.up) / scale) }
    return LayoutSize(width: rounded(text.width), height: rounded(text.height))
  }
}
