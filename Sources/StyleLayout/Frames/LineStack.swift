internal import StyledText

/// Places lines below each other, aligned in the width of the frame.
struct LineStack {
  let text: ResolvedText
  let width: Double
  let options: FrameOptions
  let paragraphs: [FrameParagraph]
  let boxes: LineBoxes

  func frame(of drafts: [LineDraft]) -> TextFrame {
    let rows = drafts.map(row)
    let used = zip(drafts, rows).map { draft, row in row.width + indents(of: draft) }.max() ?? 0
    let frameWidth = width.isFinite ? width : used
    var boxes = boxes
    var overflow = Overflow(of: text.sets)
    var lines: [TextLine] = []
    lines.reserveCapacity(drafts.count)
    var y = 0.0
    for (index, draft) in drafts.enumerated() {
      if index > 0 { y += gap(before: draft, after: drafts[index - 1]) }
      let runs = runs(of: draft, rows[index], frameWidth: frameWidth, &boxes)
      overflow.add(runs)
      lines.append(line(draft, row: rows[index], runs: runs, y: y, frameWidth: frameWidth))
      y += draft.box.height
    }
    var frame = TextFrame(
      text: text,
      width: width,
      size: LayoutSize(width: max(used, 0), height: y),
      lines: lines,
      overflow: overflow.points,
      paragraphs: paragraphs
    )
    frame.isComplete = !zip(drafts, rows).contains(where: isClipped)
    return frame
  }

  /// Whether a line continues outside of the frame, because its paragraph does not wrap.
  private func isClipped(_ draft: LineDraft, _ row: LineRuns) -> Bool {
    paragraphs[draft.paragraph].style.lineBreak == .clipping
      && row.width + indents(of: draft) > width + LineFiller.tolerance
  }

  private func row(of draft: LineDraft) -> LineRuns {
    let paragraph = paragraphs[draft.paragraph]
    let style = paragraph.style
    let indent = style.indent(isFirst: draft.isFirst)
    let room = style.lineBreak == .clipping ? .infinity : width - indents(of: draft)
    var row = LineRuns(draft.clusters, in: paragraph.shaped, tabStops: style.tabStops, indent: indent, room: room)
    let shaped = paragraph.shaped
    if style.alignment == .justified, draft.clusters.upperBound < shaped.count, !shaped.endsByBreak(draft.clusters) {
      row.justify(to: width - indents(of: draft))
    }
    return row
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

  private func runs(
    of draft: LineDraft,
    _ row: LineRuns,
    frameWidth: Double,
    _ boxes: inout LineBoxes
  ) -> [GlyphRun] {
    row.placed(
      from: x(of: draft, row, frameWidth: frameWidth),
      utf16: paragraphs[draft.paragraph].source.utf16.lowerBound
    ) { boxes.attachment(of: $0) }
  }

  private func line(
    _ draft: LineDraft,
    row: LineRuns,
    runs: [GlyphRun],
    y: Double,
    frameWidth: Double
  ) -> TextLine {
    let paragraph = paragraphs[draft.paragraph]
    let utf16 = paragraph.source.utf16
    let range = paragraph.shaped.utf16(draft.clusters)
    let isLast = paragraph.shaped.isLast(draft.clusters)
    return TextLine(
      range: utf16.lowerBound + range.lowerBound..<(isLast ? utf16.upperBound : utf16.lowerBound + range.upperBound),
      box: LayoutRect(x: x(of: draft, row, frameWidth: frameWidth), y: y, width: row.width, height: draft.box.height),
      baseline: draft.box.above,
      ascent: draft.box.ascent,
      descent: draft.box.descent,
      runs: runs,
      direction: paragraph.shaped.direction,
      endsParagraph: isLast,
      paragraph: draft.paragraph,
      clusters: draft.clusters,
      visibleEnd: row.visibleEnd
    )
  }

  /// The left edge of a line. A line that is wider than its room starts at the leading edge and exceeds the trailing
  /// one, as in CSS Text Module Level 3, section 6.
  private func x(of draft: LineDraft, _ row: LineRuns, frameWidth: Double) -> Double {
    let paragraph = paragraphs[draft.paragraph]
    let style = paragraph.style
    let head = style.indent(isFirst: draft.isFirst)
    let slack = frameWidth - head - style.tailIndent - row.width
    let fromHead =
      switch style.alignment {
      case .start, .justified: 0.0
      case .center: max(slack / 2, 0)
      case .end: max(slack, 0)
      }
    guard paragraph.shaped.direction == .rightToLeft else { return head + fromHead }
    return style.tailIndent + slack - fromHead
  }
}

/// The distance by which the painting of a line may exceed its box above or below.
struct Overflow {
  /// The distance, in points.
  var points: Double { around + max(letters, attachments) }

  private let around: Double
  private var letters = 0.0
  private var attachments = 0.0

  /// The overflow of backgrounds, including those of pressed links, borders and lines for sets of attributes.
  init(of sets: [ResolvedAttributes]) {
    around = sets.map { $0.attributes.overflow }.max() ?? 0
  }

  /// Adds the runs of a line: letters up to four times the size of their font, far more than in any font in use, and
  /// attachments by their boxes.
  mutating func add(_ runs: [GlyphRun]) {
    for run in runs {
      letters = max(letters, 4 * (run.face?.size ?? 0))
      attachments = max(attachments, run.attachment.map { max($0.above, $0.below) } ?? 0)
    }
  }
}

extension TextInsets {
  /// The greater of the upper and the lower inset, in points.
  var reach: Double { max(top.asExtent, bottom.asExtent) }
}

extension TextAttributes {
  /// The distance by which the painting of the attributes may exceed the line box above or below, in points.
  fileprivate var overflow: Double { CharacterAttribute.allCases.reduce(0) { $0 + overflow(of: $1) } }

  private func overflow(of attribute: CharacterAttribute) -> Double {
    switch attribute {
    case .background: background?.padding.reach ?? 0
    case .border: border.map { $0.padding.reach + $0.width.asExtent } ?? 0
    case .pressed: pressed?.background?.padding.reach ?? 0
    case .strikethrough: 4 * (strikethrough?.width?.asExtent ?? 0)
    case .underline: 4 * (underline?.width?.asExtent ?? 0)
    // Letters and attachments count in their lines.
    case .attachment, .letterSpacing, .size, .style, .weight: 0
    case .color, .keepTogether, .link, .mention: 0
    }
  }
}
