public import StyledText

/// An attachment and its position in a frame.
public struct PlacedAttachment: Sendable, Hashable {
  /// The attachment in the text.
  public let attachment: TextAttachment
  /// The range of its U+FFFC in the text; UTF-16 offsets.
  public let range: Range<Int>
  /// Its box in the frame, in points. In a line of fixed height, it may be higher than the line.
  public let rect: LayoutRect
}

extension TextFrame {
  /// The attachments in text order.
  ///
  /// - Complexity: Linear in the number of runs.
  public var attachments: [PlacedAttachment] { attachments(in: lines[...]) }

  func attachments(in lines: ArraySlice<TextLine>) -> [PlacedAttachment] {
    lines.flatMap { line in
      line.runs.compactMap { attachment($0, in: line) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  func attachment(_ run: GlyphRun, in line: TextLine) -> PlacedAttachment? {
    guard let box = run.attachment, let attachment = self[run].attributes.attachment else { return nil }
    let top = line.box.y + line.baseline - box.above
    return PlacedAttachment(
      attachment: attachment,
      range: run.range,
      rect: LayoutRect(x: run.x, y: top, width: run.width, height: box.above + box.below)
    )
  }
}

extension TextFrame {
  /// The attachment at a point: the one whose box contains the point, or else the nearest one within the margin. Of two
  /// equally near attachments, the first from the left in the upper line.
  ///
  /// - Parameters:
  ///   - point: The point; NaN coordinates have no attachment.
  ///   - margin: The maximum distance from a box, in points; values that are not positive count as 0.
  /// - Returns: The attachment; nil if none is near enough in the lines that the margin touches. A box that exceeds a
  ///   line of fixed height is found only from its own line.
  /// - Complexity: Logarithmic in the number of lines, and linear in the length of those that the margin touches.
  public func attachment(at point: LayoutPoint, margin: Double = 0) -> PlacedAttachment? {
    nearestRun(to: point, margin: margin) { attachment($0, in: $1)?.rect }.flatMap { attachment($0.run, in: $0.line) }
  }
}
