public import StyledText

/// A part of a selection: the selected text of one line, without gaps.
public struct SelectionRect: Sendable, Hashable {
  /// The line of a selection that a rectangle is in. A selection within one line is its head and its tail.
  public struct Parts: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt8

    /// Creates parts from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The line that the selection starts in.
    public static let head = Parts(rawValue: 1)
    /// A line between the first and the last one, selected completely.
    public static let middle = Parts(rawValue: 2)
    /// The line that the selection ends in.
    public static let tail = Parts(rawValue: 4)
  }

  /// The rectangle, in points.
  public let rect: LayoutRect
  /// The line of the selection that it is in.
  public let parts: Parts
  /// The index of the line.
  public let line: Int
}

/// The extent of the rectangles of a selection beyond the graphemes.
public struct SelectionExtent: Sendable, Hashable {
  /// Whether they extend to the next selected line, over the space between lines and between paragraphs.
  public var includesLineSpacing: Bool
  /// The width of a selected separator, in points, to make a selected blank line visible. Values that are not positive
  /// and finite count as 0.
  public var separatorWidth: Double

  /// Creates an extent, by default the boxes of the graphemes alone.
  public init(includesLineSpacing: Bool = false, separatorWidth: Double = 0) {
    self.includesLineSpacing = includesLineSpacing
    self.separatorWidth = separatorWidth
  }
}

extension TextFrame {
  /// The rectangles of a range: line by line, and in each line from left to right.
  ///
  /// A line has one rectangle, or several if text of both directions is selected in part. It is as high as the line's
  /// box. Graphemes and atoms, such as mentions, are selected as a whole, however small the part that the range
  /// touches, and so are spaces that hang over the end of a line, up to the edge of the frame. A line whose separator
  /// alone is selected has a rectangle without width, unless the extent gives it one. An empty range does not have
  /// rectangles, and neither does text that was not laid out.
  ///
  /// - Parameters:
  ///   - range: A range of the text; UTF-16 offsets.
  ///   - extent: The extent of rectangles beyond the graphemes.
  /// - Returns: The rectangles with their lines.
  /// - Throws: `TextPositionError` if a position of the range is not in the text.
  /// - Complexity: Linear in the length of the first and of the last line, and in the number of runs between them.
  public func selectionRects(
    for range: Range<Int>,
    extent: SelectionExtent = SelectionExtent()
  ) throws(TextPositionError) -> [SelectionRect] {
    try check(range)
    return rects(of: self.range(withWholeAtoms: range), extent: extent)
  }

  /// The rectangles of a checked range. For an atom, only the part in the range counts.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - extent: The extent of rectangles beyond the graphemes.
  ///   - shown: The lines whose rectangles are wanted; nil for all.
  func rects(
    of range: Range<Int>,
    extent: SelectionExtent = SelectionExtent(),
    inLines shown: Range<Int>? = nil
  ) -> [SelectionRect] {
    let touched = lineIndices(touching: range)
    return touched.clamped(to: shown ?? touched).flatMap { index in
      var parts: SelectionRect.Parts = []
      if index == touched.lowerBound { parts.insert(.head) }
      if index == touched.upperBound - 1 { parts.insert(.tail) }
      if parts.isEmpty { parts = .middle }
      let box = lines[index].box
      let isJoined = extent.includesLineSpacing && index + 1 < touched.upperBound
      let bottom = isJoined ? max(lines[index + 1].box.y, box.maxY) : box.maxY
      return selectedRanges(of: range, inLine: index, separatorWidth: extent.separatorWidth).map { selected in
        SelectionRect(
          rect: LayoutRect(
            x: selected.lowerBound,
            y: box.y,
            width: selected.upperBound - selected.lowerBound,
            height: bottom - box.y
          ),
          parts: parts,
          line: index
        )
      }
    }
  }

  /// The selected ranges of a line from left to right, at least one.
  private func selectedRanges(of range: Range<Int>, inLine index: Int, separatorWidth: Double) -> [ClosedRange<Double>]
  {
    let line = lines[index]
    let content = content(of: line)
    let isWhole = range.lowerBound <= content.lowerBound && range.upperBound >= content.upperBound
    let graphemes = isWhole ? nil : LineGraphemes(line, in: self, joinsAtoms: false)
    var ranges = graphemes?.selectedRanges(of: range) ?? [edges(of: line)]
    guard range.upperBound > content.upperBound else { return ranges }
    let width = separatorWidth.asExtent
    let isRightToLeft = line.direction == .rightToLeft
    let edges = edges(of: line)
    let separator =
      isRightToLeft ? edges.lowerBound - width...edges.lowerBound : edges.upperBound...edges.upperBound + width
    if isRightToLeft { ranges.insert(separator, at: 0) } else { ranges.append(separator) }
    return ranges.joined
  }

  /// The left and the right edge of a line with the spaces that hang over its end.
  private func edges(of line: TextLine) -> ClosedRange<Double> {
    guard let first = line.runs.first, let last = line.runs.last else { return line.box.x...line.box.maxX }
    let left = rect(of: first, in: line).x
    return left...max(left, rect(of: last, in: line).maxX)
  }
}

extension LineGraphemes {
  /// The ranges of selected graphemes from left to right, in points.
  fileprivate func selectedRanges(of range: Range<Int>) -> [ClosedRange<Double>] {
    visual.lazy.map { boxes[$0] }.filter { $0.range.overlaps(range) }.map { $0.left...max($0.left, $0.right) }.joined
  }
}

extension [ClosedRange<Double>] {
  /// The ranges with adjacent ones joined.
  fileprivate var joined: [ClosedRange<Double>] {
    reduce(into: []) { joined, next in
      if let last = joined.last, next.lowerBound - last.upperBound <= LineFiller.tolerance {
        joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, next.upperBound)
      } else {
        joined.append(next)
      }
    }
  }
}
