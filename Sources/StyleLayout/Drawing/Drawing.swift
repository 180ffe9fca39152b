public import StyleTables
public import StyledText

/// Frames and shapes at their places on a page.
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
/// A value, safe to hand to any thread. Points are counted from the upper left corner, y downwards. What was added first
/// is painted first. What lies beyond the page is cut off. What is not finite, or has no extent, is
/// left out, and so is what reaches further than a million points.
public struct Drawing: Sendable {
  /// The page, in points.
  public let size: LayoutSize
  /// What is painted, in this order.
  private(set) var operations: [PaintOperation] = []

  /// A page; it is transparent without a background. Whether the size makes sense is asked when it is encoded.
  public init(size: LayoutSize, background: RGBAColor? = nil) {
    self.size = size
    if let background { fill(LayoutRect(x: 0, y: 0, width: size.width, height: size.height), color: background) }
  }

  /// Paints the inside of a rectangle. A corner radius is at most half of a side.
  public mutating func fill(_ rect: LayoutRect, color: RGBAColor, cornerRadius: Double = 0) {
    append(.fill(RoundedRect(rect, cornerRadius: cornerRadius), color))
  }

  /// Paints a line around a rectangle; its middle runs along the edges. Width and corner radius are in points.
  public mutating func stroke(_ rect: LayoutRect, color: RGBAColor, width: Double, cornerRadius: Double = 0) {
    append(.stroke(RoundedRect(rect, cornerRadius: cornerRadius), width: width, color))
  }

  /// Paints a picture that fills a rectangle; a grey box where it cannot be read.
  public mutating func draw(_ image: AttachmentImage, in rect: LayoutRect) {
    append(.image(image, rect))
  }

  /// Paints a frame: fills behind the text, lines under it, the text, borders and lines through it, attachments.
  ///
  /// - Parameters:
  ///   - frame: What is painted. Colors are those of the appearance that it was laid out for.
  ///   - origin: Where its upper left corner lies.
  ///   - clip: What of the page is painted, such as the part of it that can be seen; nil for all of it.
  ///   - options: How it is painted.
  ///   - image: The picture of an attachment; one without a picture is painted as a grey box.
  ///
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

/// The picture of an attachment. It is drawn as large as the attachment's box.
public struct AttachmentImage: Sendable, Hashable {
  /// The bytes of a PNG file. An attachment whose picture cannot be read is painted like one without.
  public var png: [UInt8]

  /// A picture from the bytes of a PNG file, which are read when it is drawn.
  public init(png: [UInt8]) {
    self.png = png
  }
}
