internal import StyleTables
public import StyledText

extension TextFrame {
  /// A link of a frame. Neighboring runs with the same link are one link.
  public struct Link: Sendable, Hashable {
    /// The target of the link.
    public let link: TextLink
    /// The range of the link in the text; UTF-16 offsets. It includes text that was not laid out.
    public let range: Range<Int>
    /// The rectangles of the link: line by line, and in each line from left to right. They are as high as the boxes of
    /// the lines. Text without width, such as a line break, has no rectangle.
    public let rects: [LayoutRect]
  }

  /// The visible links in text order, without links that contain only a line break.
  ///
  /// - Complexity: Linear in the number of runs and in the length of the links' lines, at each call.
  public var links: [Link] {
    var links: [Link] = []
    var run = 0
    while run < text.runs.count, text.runs[run].range.lowerBound < laidOutEnd {
      if let link = link(ofRun: run) {
        if !link.rects.isEmpty { links.append(link) }
        run = text.runs.partitioningIndex { $0.range.upperBound > link.range.upperBound }
      } else {
        run += 1
      }
    }
    return links
  }

  /// The link at a point: the one whose rectangles contain the point, or else the nearest one within the margin. Of two
  /// equally near links, the first from the left in the upper line.
  ///
  /// - Parameters:
  ///   - point: The point; NaN coordinates have no link.
  ///   - margin: The maximum distance from a link, in points; values that are not positive count as 0.
  /// - Returns: The link; nil if none is near enough.
  /// - Complexity: Logarithmic in the length of the text, and linear in the lengths of the link and of the lines that
  ///   the margin touches.
  public func link(at point: LayoutPoint, margin: Double = 0) -> Link? {
    nearestRun(to: point, margin: margin) { $0.link != nil }.flatMap(link(of:))
  }

  /// The run at a point, or the nearest one within a margin, of those whose attributes meet a condition.
  package func nearestRun(
    to point: LayoutPoint,
    margin: Double,
    where condition: (TextAttributes) -> Bool
  ) -> GlyphRun? {
    let nearest = nearestRun(to: point, margin: margin) { run, line in
      guard condition(self[run].attributes) else { return nil }
      let rect = rect(of: run, in: line)
      return rect.width > 0 ? rect : nil
    }
    return nearest?.run
  }

  /// The whole link that a run of a line belongs to; nil without a link.
  package func link(of run: GlyphRun) -> Link? {
    link(ofRun: text.runs.partitioningIndex { $0.range.upperBound > run.range.lowerBound })
  }

  /// The whole link that a run of the text belongs to.
  private func link(ofRun run: Int) -> Link? {
    guard run < text.runs.count, let link = text[text.runs[run]].attributes.link else { return nil }
    var (first, last) = (run, run)
    while first > 0, text[text.runs[first - 1]].attributes.link == link { first -= 1 }
    while last + 1 < text.runs.count, text[text.runs[last + 1]].attributes.link == link { last += 1 }
    let range = text.runs[first].range.lowerBound..<text.runs[last].range.upperBound
    return Link(link: link, range: range, rects: rects(of: range).map(\.rect).filter { $0.width > 0 })
  }
}
