internal import StyledText

/// Fills the lines of one paragraph with its indents, in a frame of a width.
struct ParagraphFiller {
  private let filler: LineFiller
  private let style: ParagraphStyle
  private let width: Double

  /// - Parameters:
  ///   - freeBreaks: See ``LineFiller/freeBreaks``.
  ///   - uncertainty: The clusters whose widths are uncertain; nil for none.
  init(
    _ paragraph: FrameParagraph,
    width: Double,
    freeBreaks: Range<Int> = 0..<0,
    uncertainty: KeptUnits.Uncertainty? = nil
  ) {
    style = paragraph.style
    self.width = width
    filler = LineFiller(
      paragraph: paragraph.shaped,
      breaksAnywhere: style.lineBreak == .characterWrapping,
      tabStops: style.tabStops,
      freeBreaks: freeBreaks,
      units: KeptUnits(
        of: paragraph.shaped,
        room: width - style.headIndent - style.tailIndent,
        indent: style.headIndent,
        tabStops: style.tabStops,
        uncertainty: uncertainty
      )
    )
  }

  /// The end of the line that starts with a cluster: the first cluster of the next line, or the number of clusters.
  func end(from start: Int) -> Int {
    let indent = style.indent(isFirst: start == 0)
    let room = style.lineBreak == .clipping ? .infinity : width - indent - style.tailIndent
    return filler.end(from: start, width: room, indent: indent)
  }

  /// The start of the next line; nil after the last line of the paragraph.
  func start(after line: Range<Int>) -> Int? {
    filler.paragraph.isLast(line) ? nil : line.upperBound
  }

  /// The number of lines, counted up to a limit.
  func lineCount(upTo limit: Int) -> Int {
    var lines = 0
    var next: Int? = 0
    while let start = next, lines < limit {
      next = self.start(after: start..<end(from: start))
      lines += 1
    }
    return lines
  }
}
