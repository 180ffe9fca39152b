internal import StyledText

/// Lays out a text within the lines and the height that its options allow, truncated if they do not suffice.
struct FrameFitter {
  private let text: StyledText
  private let settings: LayoutSettings
  private var options: FrameOptions { settings.options }

  init(_ text: StyledText, settings: LayoutSettings) {
    self.text = text
    self.settings = settings
  }

  /// The lines of the text, truncated if there are more of them than allowed.
  func frame() -> TextFrame {
    guard let height = options.maximumHeight, height < .infinity else { return frame(lines: options.maximumLines) }
    func fits(_ frame: TextFrame) -> Bool { frame.size.height <= height + LineFiller.tolerance }
    var lines = lineCount(height: height)
    var frame = frame(lines: lines)
    while lines > 0, !fits(frame) {
      lines -= 1
      frame = self.frame(lines: lines)
    }
    // The text that leaves no room for another line may be cut out.
    while frame.truncation != nil, lines < options.maximumLines ?? .max {
      let next = self.frame(lines: lines + 1)
      guard fits(next), next.lines.count > frame.lines.count else { break }
      lines += 1
      frame = next
    }
    return frame
  }

  /// The lines of the text, no more than a limit.
  private func frame(lines limit: Int?) -> TextFrame {
    guard let limit, limit <= text.utf8Length else {
      // A text has at most one line more than it has characters.
      let builder = settings.filled(text, limit: nil)
      return builder.frame(of: builder.lines[...])
    }
    let lines = max(limit, 0)
    let leading = LeadingWindow(of: text, lines: lines, settings: settings)
    let isComplete =
      leading.builder.lines.count <= lines || lines > 0 && text.isBlank(from: leading.builder.start(ofLine: lines))
    guard !isComplete, let truncation = leading.builder.truncation(afterLines: lines) else {
      var frame = leading.builder.frame(of: leading.builder.lines.prefix(lines))
      frame.isComplete = frame.isComplete && isComplete
      return leading.isWhole ? frame : frame.placed(in: text.resolvedForLines(in: settings.context))
    }
    var truncator = Truncator(text, truncation, limit: lines, leading: leading, settings: settings)
    return truncator.frame()
  }

  /// The number of lines that fit in a height, at most the maximum of the options.
  private func lineCount(height: Double) -> Int {
    let most = max(options.maximumLines ?? .max, 0)
    let line = settings.filled(text.part(utf8: 0..<0), limit: 1).lines.first?.box
    let estimate = height / max(line.map { $0.height + $0.spacing } ?? 1, 1)
    var lines = Int(min(max(estimate, 0), 1e6)) + 2
    while true {
      let window = LeadingWindow(of: text, lines: min(lines, most), settings: settings)
      let frame = window.builder.frame(of: window.builder.lines.prefix(lines))
      let fitting = frame.lines.prefix { $0.box.maxY <= height + LineFiller.tolerance }.count
      if fitting < frame.lines.count || window.isWhole || lines >= most { return min(fitting, most) }
      lines *= 2
    }
  }
}

extension FrameBuilder {
  /// The start of a line, in UTF-8 units of the text.
  fileprivate func start(ofLine line: Int) -> Int {
    let paragraph = paragraphs[lines[line].paragraph]
    return paragraph.source.utf8.lowerBound + Int(paragraph.shaped.clusters[lines[line].clusters.lowerBound].utf8)
  }
}

extension StyledText {
  /// Whether the text from an offset on is only white space and line breaks, without any part of an atom.
  ///
  /// - Complexity: Linear in the length of the white space.
  fileprivate func isBlank(from utf8: Int) -> Bool {
    let rest = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: utf8)...]
    guard rest.allSatisfy(\.properties.isWhitespace) else { return false }
    return utf8AtomRanges.allSatisfy { $0.upperBound <= utf8 }
  }
}

extension TextFrame {
  /// The same lines as a part of the whole text that they are the start of.
  fileprivate func placed(in text: ResolvedText) -> TextFrame {
    var frame = self
    frame.text = text
    frame.paragraphs = zip(text.paragraphs, paragraphs).map { source, paragraph in
      FrameParagraph(source: source, shaped: paragraph.shaped, style: paragraph.style)
    }
    return frame
  }
}
