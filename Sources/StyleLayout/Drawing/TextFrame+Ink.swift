internal import StyleTables
internal import StyledText

extension TextFrame {
  /// The rectangle of the frame: as large as ``size``, with its upper left corner at 0, 0.
  public var bounds: LayoutRect { LayoutRect(size: size) }

  /// The smallest rectangle that contains everything painted: letters, which may exceed their lines, backgrounds,
  /// borders, decorations and attachments. Empty if nothing is painted.
  ///
  /// A page for a frame is `frame.bounds.union(frame.inkBounds)`. Marks of Arabic and Thai, and letters with swashes,
  /// exceed ``bounds``, which consists of line boxes; so does text that is centered in a wider frame.
  ///
  /// - Complexity: Linear in the number of glyphs of the lines, at each call.
  public var inkBounds: LayoutRect {
    let painter = TextPainter(frame: self, lines: lines[...], origin: .zero, options: DrawingOptions())
    let bounds = painter.operations { _ in nil }.reduce(nil) { LayoutRect.union($0, $1.bounds) }
    return bounds ?? LayoutRect(size: .zero)
  }

  /// The lines that may paint something between two heights, in points from the top of the frame.
  ///
  /// - Complexity: Logarithmic in the number of lines.
  func lineIndices(reaching top: Double, to bottom: Double, beyond padding: Double) -> Range<Int> {
    let overflow = overflow + padding
    let first = lines.partitioningIndex { $0.box.maxY + overflow > top }
    let last = lines.partitioningIndex { $0.box.y - overflow >= bottom }
    return min(first, last)..<last
  }
}
