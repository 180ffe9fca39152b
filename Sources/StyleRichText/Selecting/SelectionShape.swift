public import StyleLayout
internal import StyledText

/// The shape of a selection: the rectangles to fill, and two pins.
///
/// The rectangles of the selected text, line by line, as high as the lines. A line has several of them if text of both
/// directions is selected in part. They are computed from lines and runs, however the text is styled. Any of the three
/// parts may be missing: a selection in one line has only a head, and a line break alone has no rectangle.
///
/// `Drawing` paints the same shape, by `DrawingOptions.selection` and `DrawingOptions.selectionPins`.
public struct SelectionShape: Sendable, Hashable {
  /// The rectangles in the first line of the selection, from left to right.
  public let head: [LayoutRect]
  /// The rectangles of the lines between, which are selected completely: from top to bottom.
  public let middle: [LayoutRect]
  /// The rectangles in the last line of the selection, if it is not the first one: from left to right.
  public let tail: [LayoutRect]
  /// The pin before the first selected grapheme: at its left edge, or at the right edge of text from right to left. Nil
  /// if none of the selection was laid out.
  public let start: SelectionPin?
  /// The pin after the last selected grapheme.
  public let end: SelectionPin?

  /// Creates the shape of a selection.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets of the frame's text, to which it is clamped. Graphemes and atoms that it touches are
  ///     selected as a whole.
  ///   - frame: The frame of the label.
  ///   - extent: The extent of the rectangles beyond the text; by default, over the space between selected lines.
  ///   - pins: The look of the pins.
  /// - Complexity: Linear in the length of the first and of the last line, and in the number of runs between them.
  public init(
    _ range: Range<Int>,
    in frame: TextFrame,
    extent: SelectionExtent = SelectionStyle.standard.extent,
    pins: SelectionPinStyle = .standard
  ) {
    let range = frame.selectable(range)
    let rects = range.flatMap { try? frame.selectionRects(for: $0, extent: extent) } ?? []
    let filled = rects.filter { $0.rect.width > 0 && $0.rect.height > 0 }
    head = filled.filter { $0.parts.contains(.head) }.map(\.rect)
    middle = filled.filter { $0.parts == .middle }.map(\.rect)
    tail = filled.filter { $0.parts == .tail }.map(\.rect)
    let ends = range.flatMap { try? frame.selectionEnds(for: $0, extent: extent) }
    start = ends.map(pins.startPin)
    end = ends.map(pins.endPin)
  }

  /// All rectangles to fill, from top to bottom and from left to right. They do not overlap.
  ///
  /// - Complexity: Linear in their number, as of ``bounds`` and ``contains(_:)``.
  public var rects: [LayoutRect] { head + middle + tail }

  /// The smallest rectangle around the shape with its pins; nil if none of the selection was laid out.
  public var bounds: LayoutRect? {
    guard let start, let end else { return nil }
    return rects.reduce(start.bounds.union(end.bounds)) { $0.union($1) }
  }

  /// Whether a point is in one of the rectangles, such as a tap that shows the menu again.
  public func contains(_ point: LayoutPoint) -> Bool { rects.contains { $0.contains(point) } }
}

extension LabelSelection {
  /// The shape of the selection.
  ///
  /// - Parameters:
  ///   - frame: The frame of the label.
  ///   - extent: The extent of the rectangles beyond the text; by default, over the space between selected lines.
  ///   - pins: The look of the pins.
  /// - Complexity: Linear in the length of the first and of the last line, and in the number of runs between them.
  public func shape(
    in frame: TextFrame,
    extent: SelectionExtent = SelectionStyle.standard.extent,
    pins: SelectionPinStyle = .standard
  ) -> SelectionShape {
    SelectionShape(range, in: frame, extent: extent, pins: pins)
  }
}
