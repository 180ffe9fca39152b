extension TextFrame {
  /// Where a range is, in points: a rectangle as high as the line box for each line and each stretch in one direction.
  func rects(of range: Range<Int>) -> [LayoutRect] {
    lines.flatMap { line in
      line.runs.filter { $0.range.overlaps(range) }.map { run in
        let shaped = paragraphs[line.paragraph].shaped
        let start = run.advance(before: range.lowerBound, in: shaped, paragraphs[line.paragraph].source)
        let end = run.advance(before: range.upperBound, in: shaped, paragraphs[line.paragraph].source)
        return LayoutRect(
          x: run.isRightToLeft ? run.x + run.width - end : run.x + start,
          y: line.box.y,
          width: end - start,
          height: line.box.height
        )
      }
    }.reduce(into: []) { rects, rect in
      guard let last = rects.last, last.y == rect.y, abs(last.x + last.width - rect.x) < LineFiller.tolerance else {
        return rects.append(rect)
      }
      rects[rects.count - 1].width += rect.width
    }
  }
}

extension GlyphRun {
  /// How wide the run is up to a position; a cluster that the position cuts counts in part.
  fileprivate func advance(before position: Int, in shaped: ShapedParagraph, _ source: TextParagraph) -> Double {
    let position = position - source.utf16.lowerBound
    return clusters.reduce(0) { sum, index in
      let (start, end) = (Int(shaped.clusters[index].utf16), Int(shaped.clusters[index + 1].utf16))
      guard position > start, end > start else { return sum }
      let part = Double(min(position, end) - start) / Double(end - start)
      return sum + part * advance(of: index, in: shaped)
    }
  }
}
