internal import StyleTables
internal import StyledText

extension TextPainter {
  func backgrounds(of line: TextLine) -> [PaintOperation] {
    fills(of: line) { frame[$0].attributes.background }
  }

  func pressedBackgrounds(of line: TextLine) -> [PaintOperation] {
    fills(of: line) { pressedStyle(of: $0)?.background }
  }

  /// The line surrounds the text; its inner edge is the edge of a background with the same padding.
  func borders(of line: TextLine) -> [PaintOperation] {
    rectangles(of: line) { frame[$0].attributes.border }.compactMap { border, rect in
      let rect = rect.outset(by: border.padding)
      guard border.width.isFinite, border.width > 0, rect.isPaintable else { return nil }
      let middle = RoundedRect(rect.outset(by: border.width / 2), cornerRadius: border.cornerRadius)
      return .stroke(middle, width: border.width, border.color[appearance])
    }
  }

  private func fills(of line: TextLine, _ background: (GlyphRun) -> TextBackground?) -> [PaintOperation] {
    rectangles(of: line, background).compactMap { background, rect in
      let rect = rect.outset(by: background.padding)
      guard rect.isPaintable else { return nil }
      return .fill(RoundedRect(rect, cornerRadius: background.cornerRadius), background.color[appearance])
    }
  }

  /// The rectangles of neighboring runs with the same value. They are as high as the largest requested font, whichever
  /// fallback fonts are used; attachments count with their boxes.
  private func rectangles<Value>(
    of line: TextLine,
    _ value: (GlyphRun) -> Value?
  ) -> [(Value, LayoutRect)] where Value: Equatable {
    RunGroup.groups(of: line, value).map { group in
      let ascent = group.runs.map { extent(of: $0).ascent }.max() ?? 0
      let descent = group.runs.map { extent(of: $0).descent }.max() ?? 0
      let rect = LayoutRect(
        x: origin.x + group.x,
        y: origin.y + line.origin.y - ascent,
        width: group.maxX - group.x,
        height: ascent + descent
      )
      return (group.value, rect)
    }
  }

  private func extent(of run: GlyphRun) -> (ascent: Double, descent: Double) {
    if let box = run.attachment { return (box.above, box.below) }
    let metrics = metrics(of: run)
    return (metrics.ascent, metrics.descent)
  }

  /// The metrics of the font that a run requests.
  func metrics(of run: GlyphRun) -> FaceMetrics { frame.fonts[run.set] ?? run.face?.metrics ?? .zero }
}

extension LayoutRect {
  /// The rectangle with each edge moved outwards; one that would be turned inside out is empty.
  fileprivate func outset(by insets: TextInsets) -> LayoutRect {
    let (left, top) = (insets.left.asLength, insets.top.asLength)
    return LayoutRect(
      x: x - left,
      y: y - top,
      width: max(width + left + insets.right.asLength, 0),
      height: max(height + top + insets.bottom.asLength, 0)
    )
  }
}

/// Neighboring runs of a line that share a background, a border or a line.
struct RunGroup<Value: Equatable> {
  let value: Value
  private(set) var x: Double
  private(set) var maxX: Double
  private(set) var runs: [GlyphRun]

  /// The groups of a line from left to right. Runs without a value, and spaces that hang over the line's end, do not
  /// belong to any.
  static func groups(of line: TextLine, _ value: (GlyphRun) -> Value?) -> [RunGroup] {
    var groups: [RunGroup] = []
    var continues = false
    for run in line.runs {
      guard run.clusters.lowerBound < line.visibleEnd, let value = value(run) else {
        continues = false
        continue
      }
      if continues, let last = groups.indices.last, groups[last].value == value {
        groups[last].maxX = run.x + run.width
        groups[last].runs.append(run)
      } else {
        groups.append(RunGroup(value: value, x: run.x, maxX: run.x + run.width, runs: [run]))
      }
      continues = true
    }
    return groups
  }
}
