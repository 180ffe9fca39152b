extension TextFrame {
  /// Of the runs that have a rectangle, the one that holds a point, else the nearest one within a margin; of two that are
  /// as near, the first. Only runs of the lines that the margin touches are asked for theirs.
  func nearestRun(
    to point: LayoutPoint,
    margin: Double,
    rect: (GlyphRun, TextLine) -> LayoutRect?
  ) -> (run: GlyphRun, line: TextLine)? {
    let margin = margin > 0 ? margin : 0
    guard !point.x.isNaN, !point.y.isNaN,
      let first = lineIndex(at: point.y - margin), let last = lineIndex(at: point.y + margin)
    else { return nil }
    var nearest: (run: GlyphRun, line: TextLine)?
    var least = Double.infinity
    for line in lines[first...max(first, last)] {
      for run in line.runs {
        guard let rect = rect(run, line) else { continue }
        if rect.contains(point) { return (run, line) }
        let distance = rect.distance(to: point)
        guard margin > 0, distance <= margin, distance < least else { continue }
        least = distance
        nearest = (run, line)
      }
    }
    return nearest
  }

  /// How far a run reaches, without what hangs over the edge of the frame. As high as the box of its line.
  func rect(of run: GlyphRun, in line: TextLine) -> LayoutRect {
    let limits = limits(of: line)
    let left = min(max(run.x, limits.lowerBound), limits.upperBound)
    let right = max(left, min(run.x + run.width, limits.upperBound))
    return LayoutRect(x: left, y: line.box.y, width: right - left, height: line.box.height)
  }
}
