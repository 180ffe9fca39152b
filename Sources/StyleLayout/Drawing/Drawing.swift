public import StyleTables
public import StyledText

/// Frames and shapes at their positions on a page.
///
/// ```swift
/// import StyleLayout
/// import StyleTables
///
/// let page = frame.bounds.union(frame.inkBounds)  // letters may reach beyond their lines
/// var drawing = Drawing(size: page.size, background: RGBAColor(red: 255, green: 255, blue: 255))
/// drawing.draw(frame, at: LayoutPoint(x: -page.x, y: -page.y))
/// let png = try drawing.encoded(as: .png(scale: 2))
/// ```
///
/// A value, safe to pass to any thread. Points are counted from the upper left corner, y downwards. Operations are
/// painted in the order in which they are added. Content beyond the page is cut off. Shapes that are not finite, lack
/// an extent, or exceed a million points are left out.
public struct Drawing: Sendable {
  /// The size of the page, in points.
  public let size: LayoutSize
  /// The operations in the order in which they are painted.
  private(set) var operations: [PaintOperation] = []

  /// Creates a page; it is transparent without a background. The size is checked when the page is encoded.
  public init(size: LayoutSize, background: RGBAColor? = nil) {
    self.size = size
    if let background { fill(LayoutRect(x: 0, y: 0, width: size.width, height: size.height), color: background) }
  }

  /// Fills a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - color: The color.
  ///   - cornerRadius: The radius of the corners, in points; at most half of a side.
  public mutating func fill(_ rect: LayoutRect, color: RGBAColor, cornerRadius: Double = 0) {
    append(.fill(RoundedRect(rect, cornerRadius: cornerRadius), color))
  }

  /// Strokes the edges of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. The middle of the line is on its edges.
  ///   - color: The color.
  ///   - width: The width of the line, in points.
  ///   - cornerRadius: The radius of the corners, in points; at most half of a side.
  public mutating func stroke(_ rect: LayoutRect, color: RGBAColor, width: Double, cornerRadius: Double = 0) {
    append(.stroke(RoundedRect(rect, cornerRadius: cornerRadius), width: width, color))
  }

  /// Draws an image that fills a rectangle; a gray box if it cannot be decoded.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  public mutating func draw(_ image: AttachmentImage, in rect: LayoutRect) {
    append(.image(image, rect))
  }

  /// Draws a frame: backgrounds, the selection, underlines, text, borders, strikethroughs, attachments, the caret
  /// and the pins of the selection.
  ///
  /// - Parameters:
  ///   - frame: The frame. Its colors, and the ink, are for the appearance that it was laid out for.
  ///   - origin: The position of its upper left corner.
  ///   - clip: The part of the page to paint, such as its visible part; nil for the whole page.
  ///   - options: The options of the painting.
  ///   - image: The image of an attachment; without one, a gray box is painted.
  /// - Complexity: Linear in the lines that the page and the clip have in common, and logarithmic in all lines.
  public mutating func draw(
    _ frame: TextFrame,
    at origin: LayoutPoint = .zero,
    clip: LayoutRect? = nil,
    options: DrawingOptions = DrawingOptions(),
    image: (TextAttachment) -> AttachmentImage? = { _ in nil }
  ) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let page = LayoutRect(size: size)
    guard let visible = clip.map({ $0.intersection(page) }) ?? page else { return }
    let lines = frame.lineIndices(
      reaching: visible.y - origin.y,
      to: visible.maxY - origin.y,
      beyond: options.pressedStyle.background?.padding.reach ?? 0
    )
    let painter = TextPainter(frame: frame, lines: frame.lines[lines], origin: origin, options: options)
    let operations = painter.operations(image: image)
    if clip == nil {
      for operation in operations { append(operation) }
    } else {
      append(.clipped(operations, to: visible))
    }
  }

  /// The size of the page in a file: at least one point in both directions.
  var pageSize: LayoutSize { LayoutSize(width: max(size.width, 1), height: max(size.height, 1)) }

  private mutating func append(_ operation: PaintOperation) {
    if let visible = operation.clipped(to: size) { operations.append(visible) }
  }
}
