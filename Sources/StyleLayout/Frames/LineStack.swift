internal import StyledText

/// Gives lines their places: below each other, aligned in the width of the frame.
struct LineStack {
  let text: ResolvedText
  let width: Double
  let options: FrameOptions
  let paragraphs: [FrameParagraph]

  func frame(of drafts: [LineDraft]) -> TextFrame {
    let rows = drafts.map { LineRuns($0, in: paragraphs[$0.paragraph]) }
    let used = zip(drafts, rows).map { draft, row in row.width + indents(of: draft) }.max() ?? 0
    let frameWidth = width.isFinite ? width : used
    var lines: [TextLine] = []
    lines.reserveCapacity(drafts.count)
    var y = 0.0
    for (index, draft) in drafts.enumerated() {
      if index > 0 { y += gap(before: draft, after: drafts[index - 1]) }
      lines.append(line(draft, rows[index], y: y, frameWidth: frameWidth))
      y += draft.box.height
    }
    return TextFrame(
      text: text,
      width: width,
      size: LayoutSize(width: max(used, 0), height: y),
      lines: lines,
      paragraphs: paragraphs
    )
  }

  private func indents(of draft: LineDraft) -> Double {
    let style = paragraphs[draft.paragraph].style
    return style.indent(isFirst: draft.isFirst) + style.tailIndent
  }

  private func gap(before line: LineDraft, after previous: LineDraft) -> Double {
    guard line.paragraph != previous.paragraph else { return previous.box.spacing }
    return previous.box.spacing + paragraphs[previous.paragraph].style.spacing
      + paragraphs[line.paragraph].style.spacingBefore
  }

  private func line(_ draft: LineDraft, _ row: LineRuns, y: Double, frameWidth: Double) -> TextLine {
    let paragraph = paragraphs[draft.paragraph]
    let endsParagraph = draft.clusters.upperBound == paragraph.shaped.count
    let x = x(of: draft, row, in: paragraph, frameWidth: frameWidth)
    let utf16 = paragraph.source.utf16.lowerBound
    let lower = utf16 + Int(paragraph.shaped.clusters[draft.clusters.lowerBound].utf16)
    let upper =
      endsParagraph
      ? paragraph.source.utf16.upperBound : utf16 + Int(paragraph.shaped.clusters[draft.clusters.upperBound].utf16)
    return TextLine(
      range: lower..<upper,
      box: LayoutRect(x: x, y: y, width: row.width, height: draft.box.height),
      baseline: draft.box.above,
      ascent: draft.box.ascent,
      descent: draft.box.descent,
      runs: row.placed(from: x - row.leftOverhang, utf16: utf16),
      direction: paragraph.shaped.direction,
      endsParagraph: endsParagraph,
      paragraph: draft.paragraph,
      clusters: draft.clusters,
      visibleEnd: row.visibleEnd
    )
  }

  private func x(of draft: LineDraft, _ row: LineRuns, in paragraph: FrameParagraph, frameWidth: Double) -> Double {
    let style = paragraph.style
    let isRightToLeft = paragraph.shaped.direction == .rightToLeft
    let head = style.indent(isFirst: draft.isFirst)
    let left = isRightToLeft ? style.tailIndent : head
    let slack = frameWidth - head - style.tailIndent - row.width
    switch style.alignment {
    case .start, .justified: return left + (isRightToLeft ? slack : 0)
    case .center: return left + slack / 2
    case .end: return left + (isRightToLeft ? 0 : slack)
    }
  }
}
