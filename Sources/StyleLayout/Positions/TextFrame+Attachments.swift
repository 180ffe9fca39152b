public import StyledText

/// An attachment and its place in a frame.
public struct PlacedAttachment: Sendable, Hashable {
  /// What the text has there.
  public let attachment: TextAttachment
  /// Its U+FFFC in the text; UTF-16 offsets.
  public let range: Range<Int>
  /// Its box in the frame, in points. In a line of fixed height it may be higher than the line.
  public let rect: LayoutRect
}

extension TextFrame {
  /// The attachments in text order. Linear in the number of runs.
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
  /// The attachment at a point: the one whose box holds the point, else the nearest one within the margin. Of two that are
  /// as near, the first from the left in the upper line.
  ///
  /// - Parameters:
  ///   - point: Where; nil is returned for coordinates that are not numbers.
  ///   - margin: How far beside a box it may be touched, in points; what is not a positive number counts as 0.
  /// - Returns: Nil where there is no attachment so near in the lines that the margin touches. A box that reaches out of a
  ///   line of fixed height is found from its own line only. Logarithmic in the number of lines, and linear in the length
  ///   of those that the margin touches.
  public func attachment(at point: LayoutPoint, margin: Double = 0) -> PlacedAttachment? {
    nearestRun(to: point, margin: margin) { attachment($0, in: $1)?.rect }.flatMap { attachment($0.run, in: $0.line) }
  }
}
