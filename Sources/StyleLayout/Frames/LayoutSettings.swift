internal import StyleTables
internal import StyledText

/// What a text is laid out with, whatever its words.
struct LayoutSettings {
  let context: StyleContext
  /// In points; not negative, and not NaN.
  let width: Double
  let options: FrameOptions
  let shaper: any TextShaper

  /// The lines of a text, no more than a limit.
  ///
  /// - Parameter following: What follows the text, where it is the start of a longer one.
  func filled(_ text: StyledText, limit: Int?, following: Continuation? = nil) -> FrameBuilder {
    var options = options
    options.maximumLines = limit
    let resolved = text.resolvedForLines(in: context)
    var builder = FrameBuilder(
      text: resolved,
      // Only a text without words is not covered by runs.
      base: resolved.sets.first ?? text.resolvedAttributesForLines(in: context),
      width: width,
      options: options,
      shaper: shaper,
      following: following
    )
    builder.fill()
    return builder
  }
}

extension LayoutSettings {
  /// A text in lines, cut where there are more of them than there may be.
  func frame(of text: StyledText) -> TextFrame {
    guard let height = options.maximumHeight, height < .infinity else {
      return frame(of: text, lines: options.maximumLines)
    }
    func fits(_ frame: TextFrame) -> Bool { frame.size.height <= height + LineFiller.tolerance }
    var lines = lineCount(of: text, height: height)
    var frame = frame(of: text, lines: lines)
    while lines > 0, !fits(frame) {
      lines -= 1
      frame = self.frame(of: text, lines: lines)
    }
    // What is too high for another line may be what is cut out.
    while frame.truncation != nil, lines < options.maximumLines ?? .max {
      let next = self.frame(of: text, lines: lines + 1)
      guard fits(next), next.lines.count > frame.lines.count else { break }
      lines += 1
      frame = next
    }
    return frame
  }

  /// A text in lines, no more than a limit.
  private func frame(of text: StyledText, lines limit: Int?) -> TextFrame {
    guard let limit, limit <= text.utf8Length else {
      // No text has more lines than it has characters, and one.
      let builder = filled(text, limit: nil)
      return builder.frame(of: builder.lines[...])
    }
    let lines = max(limit, 0)
    let leading = LeadingWindow(of: text, lines: lines, settings: self)
    let isComplete =
      leading.builder.lines.count <= lines || lines > 0 && text.isBlank(from: leading.builder.start(ofLine: lines))
    guard !isComplete, let truncation = truncation(in: leading, lines: lines) else {
      var frame = leading.builder.frame(of: leading.builder.lines.prefix(lines))
      frame.isComplete = isComplete
      return leading.isWhole ? frame : frame.placed(in: text.resolvedForLines(in: context))
    }
    var truncator = Truncator(text, truncation, limit: lines, leading: leading, settings: self)
    return truncator.frame()
  }

  /// How a text with too many lines is cut: as the options say, or else as the paragraph of the last line says.
  private func truncation(in window: LeadingWindow, lines: Int) -> Truncation? {
    options.truncation ?? window.builder.truncation(afterLines: lines)
  }

  /// How many lines of a text fit in a height, up to the most that there may be.
  private func lineCount(of text: StyledText, height: Double) -> Int {
    let most = max(options.maximumLines ?? .max, 0)
    let line = filled(text.part(utf8: 0..<0), limit: 1).lines.first?.box
    let estimate = height / max(line.map { $0.height + $0.spacing } ?? 1, 1)
    var lines = Int(min(max(estimate, 0), 1e6)) + 2
    while true {
      let window = LeadingWindow(of: text, lines: min(lines, most), settings: self)
      let frame = window.builder.frame(of: window.builder.lines.prefix(lines))
      let fitting = frame.lines.prefix { $0.box.maxY <= height + LineFiller.tolerance }.count
      if fitting < frame.lines.count || window.isWhole || lines >= most { return min(fitting, most) }
      lines *= 2
    }
  }
}

extension FrameBuilder {
  /// How the paragraph of the last of some lines says that it is cut; nil where it does not say so.
  func truncation(afterLines lines: Int) -> Truncation? {
    guard lines > 0, lines <= self.lines.count else { return nil }
    return Truncation(paragraphs[self.lines[lines - 1].paragraph].style.lineBreak)
  }

  /// Where a line starts, in UTF-8 units of the text.
  fileprivate func start(ofLine line: Int) -> Int {
    let paragraph = paragraphs[lines[line].paragraph]
    return paragraph.source.utf8.lowerBound + Int(paragraph.shaped.clusters[lines[line].clusters.lowerBound].utf8)
  }
}

extension StyledText {
  /// Whether there is nothing but white space and line breaks from an offset on, and no part of an atom. Linear in the white
  /// space.
  fileprivate func isBlank(from utf8: Int) -> Bool {
    let rest = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: utf8)...]
    guard rest.allSatisfy(\.properties.isWhitespace) else { return false }
    return utf8AtomRanges.allSatisfy { $0.upperBound <= utf8 }
  }
}

extension TextFrame {
  /// The same lines as a part of the whole text, whose start they were made from.
  fileprivate func placed(in text: ResolvedText) -> TextFrame {
    var frame = self
    frame.text = text
    frame.paragraphs = zip(text.paragraphs, paragraphs).map { source, paragraph in
      FrameParagraph(source: source, shaped: paragraph.shaped, style: paragraph.style)
    }
    return frame
  }
}
