public import StyledText

/// A part of a selection: what is selected of one line without a gap.
public struct SelectionRect: Sendable, Hashable {
  /// Which line of a selection a rectangle is in. A selection within one line is its head and its tail.
  public struct Parts: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt8

    /// Parts from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The line that the selection starts in.
    public static let head = Parts(rawValue: 1)
    /// A line between the first and the last one, selected as a whole.
    public static let middle = Parts(rawValue: 2)
    /// The line that the selection ends in.
    public static let tail = Parts(rawValue: 4)
  }

  /// Where it is, in points.
  public let rect: LayoutRect
  /// Which line of the selection it is in.
  public let parts: Parts
  /// The number of the line.
  public let line: Int
}

/// What rectangles of a selection take in beside the graphemes.
public struct SelectionExtent: Sendable, Hashable {
  /// Whether they reach down to the next selected line, over the space between lines and between paragraphs.
  public var includesLineSpacing: Bool
  /// How wide a separator is shown, in points, so that a selected blank line can be seen. What is not a positive finite
  /// number counts as 0.
  public var separatorWidth: Double

  /// The boxes of the graphemes and nothing else, unless said.
  public init(includesLineSpacing: Bool = false, separatorWidth: Double = 0) {
    self.includesLineSpacing = includesLineSpacing
    self.separatorWidth = separatorWidth
  }
}

extension TextFrame {
  /// The rectangles of a range: line by line, and in each line from left to right.
  ///
  /// A line has one rectangle, and several where text of both directions is selected in part. It is as high as the line's
  /// box. Graphemes are selected as a whole, and so is what hangs over the end of a line, up to the edge of the frame. A
  /// line of which only the separator is selected has a rectangle without width, unless the extent says otherwise. An
  /// empty range has no rectangles, and neither has what was not laid out.
  ///
  /// Linear in the length of the first and of the last line and in the number of runs between them.
  public func selectionRects(
    for range: Range<Int>,
    extent: SelectionExtent = SelectionExtent()
  ) throws(TextPositionError) -> [SelectionRect] {
    try check(range)
    return rects(of: range, extent: extent)
  }

  /// The rectangles of a range that has been checked.
  func rects(of range: Range<Int>, extent: SelectionExtent = SelectionExtent()) -> [SelectionRect] {
    let touched = lineIndices(touching: range)
    return touched.flatMap { index in
      var parts: SelectionRect.Parts = []
      if index == touched.lowerBound { parts.insert(.head) }
      if index == touched.upperBound - 1 { parts.insert(.tail) }
      if parts.isEmpty { parts = .middle }
      let box = lines[index].box
      let isJoined = extent.includesLineSpacing && index + 1 < touched.upperBound
      let bottom = isJoined ? max(lines[index + 1].box.y, box.maxY) : box.maxY
      return stretches(of: range, inLine: index, separatorWidth: extent.separatorWidth).map { stretch in
        SelectionRect(
          rect: LayoutRect(
            x: stretch.lowerBound,
            y: box.y,
            width: stretch.upperBound - stretch.lowerBound,
            height: bottom - box.y
          ),
          parts: parts,
          line: index
        )
      }
    }
  }

  /// What is selected of a line, from left to right; one stretch at least.
  private func stretches(of range: Range<Int>, inLine index: Int, separatorWidth: Double) -> [ClosedRange<Double>] {
    let line = lines[index]
    let content = content(of: line)
    let isWhole = range.lowerBound <= content.lowerBound && range.upperBound >= content.upperBound
    var stretches = isWhole ? [edges(of: line)] : graphemes(ofLine: index).stretches(of: range)
    guard range.upperBound > content.upperBound else { return stretches }
    let width = separatorWidth.isFinite ? max(separatorWidth, 0) : 0
    let isRightToLeft = line.direction == .rightToLeft
    let edges = edges(of: line)
    let separator =
      isRightToLeft ? edges.lowerBound - width...edges.lowerBound : edges.upperBound...edges.upperBound + width
    if isRightToLeft { stretches.insert(separator, at: 0) } else { stretches.append(separator) }
    return stretches.joined
  }

  /// The left and the right edge of a line with the spaces that hang over its end.
  private func edges(of line: TextLine) -> ClosedRange<Double> {
    guard let first = line.runs.first, let last = line.runs.last else { return line.box.x...line.box.maxX }
    let left = rect(of: first, in: line).x
    return left...max(left, rect(of: last, in: line).maxX)
  }
}

extension LineGraphemes {
  /// Where the graphemes of a range stand, from left to right.
  fileprivate func stretches(of range: Range<Int>) -> [ClosedRange<Double>] {
    visual.lazy.map { boxes[$0] }.filter { $0.range.overlaps(range) }.map { $0.left...max($0.left, $0.right) }.joined
  }
}

extension [ClosedRange<Double>] {
  /// With those that touch made one.
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
