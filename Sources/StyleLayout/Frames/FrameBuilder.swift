internal import StyledText

/// Makes the lines of a frame, paragraph by paragraph, until the text ends or the maximum number of lines is reached.
struct FrameBuilder {
  let text: ResolvedText
  /// The attributes of an empty text.
  let base: ResolvedAttributes
  let width: Double
  let options: FrameOptions
  let shaper: any TextShaper
  /// The text after this one, if this is the start of a longer one.
  private let following: Continuation?
  private(set) var paragraphs: [FrameParagraph] = []
  private(set) var lines: [LineDraft] = []
  private var boxes: LineBoxes
  /// The names of the units that are kept together.
  let unitNames: UnitNames

  init(
    text: ResolvedText,
    base: ResolvedAttributes,
    width: Double,
    options: FrameOptions,
    shaper: any TextShaper,
    following: Continuation? = nil
  ) {
    self.following = following
    self.text = text
    self.base = base
    self.width = width
    self.options = options
    self.shaper = shaper
    boxes = LineBoxes(text, base: base, lineHeight: options.lineHeight, shaper: shaper)
    unitNames = UnitNames(text.sets)
  }

  private var isFull: Bool { options.maximumLines.map { lines.count >= $0 } ?? false }

  mutating func frame() -> TextFrame {
    fill()
    return frame(of: lines[...])
  }

  /// Makes the lines.
  mutating func fill() {
    for paragraph in text.paragraphs {
      if isFull { break }
      append(paragraph)
    }
  }

  /// Stacks the first of the lines.
  func frame(of lines: ArraySlice<LineDraft>) -> TextFrame {
    let paragraphs = Array(paragraphs.prefix((lines.last?.paragraph ?? -1) + 1))
    let stack = LineStack(text: text, width: width, options: options, paragraphs: paragraphs, boxes: boxes)
    var frame = stack.frame(of: Array(lines))
    var boxes = boxes
    frame.rememberFonts { boxes.metrics(of: $0) }
    return frame
  }

  private mutating func append(_ source: TextParagraph) {
    let first = source.runs.first.map { text.runs[$0].attributesIndex }
    let attributes = first.map { text.sets[$0] } ?? base
    let fontSize = attributes.lineFont(in: text.context).size
    let style = ParagraphStyle(attributes.attributes, options: options, fontSize: fontSize)
    var shaped = shaper.shape(request(for: source))
    shaped.keepTogether(unitNames.units(of: source, in: text))
    let paragraph = FrameParagraph(source: source, shaped: shaped, style: style)
    paragraphs.append(paragraph)
    let filler = ParagraphFiller(paragraph, width: width)
    var next: Int? = 0
    while let start = next, !isFull {
      let line = start..<filler.end(from: start)
      let box = boxes.box(of: line, in: paragraph.shaped, first: first)
      lines.append(LineDraft(paragraph: paragraphs.count - 1, clusters: line, isFirst: start == 0, box: box))
      next = filler.start(after: line)
    }
  }

  private mutating func request(for source: TextParagraph) -> ShapingRequest {
    let content = String(text.text.utf8[source.content]) ?? ""
    let runs = source.runs.flatMap { index -> [ShapingRequest.Run] in
      let run = text.runs[index]
      let range = run.utf8Range.clamped(to: source.content)
      guard !range.isEmpty else { return [] }
      let attributes = text.sets[run.attributesIndex]
      return ShapingRequest.Run(
        range: range.lowerBound - source.utf8.lowerBound..<range.upperBound - source.utf8.lowerBound,
        font: attributes.fontRequest,
        letterSpacing: attributes.letterSpacing ?? 0,
        boxWidth: boxes.attachment(ofSet: run.attributesIndex)?.width,
        set: run.attributesIndex
      ).separatingBoxes(in: content.utf8)
    }
    return ShapingRequest(
      text: content,
      runs: runs,
      direction: direction(of: content, source),
      language: options.language
    )
  }

  /// The direction of the whole paragraph, even if the text ends before the paragraph does.
  private func direction(of content: String, _ source: TextParagraph) -> TextDirection {
    if let direction = options.direction ?? shaper.direction(of: content) { return direction }
    guard source.separator.utf8 == 0, let following else { return .leftToRight }
    return shaper.direction(of: content + following.restOfParagraph) ?? .leftToRight
  }
}

extension LayoutSettings {
  /// The lines of a text, up to a limit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The maximum number of lines; nil for all.
  ///   - following: The text after this one, if this is the start of a longer one.
  func filled(_ text: StyledText, limit: Int?, following: Continuation? = nil) -> FrameBuilder {
    var options = options
    options.maximumLines = limit
    let resolved = text.resolvedForLines(in: context)
    var builder = FrameBuilder(
      text: resolved,
      // Only an empty text is not covered by runs.
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

extension FrameBuilder {
  /// The truncation after some lines: from the options, or else from the last line's paragraph; nil without one.
  func truncation(afterLines lines: Int) -> Truncation? {
    guard lines > 0, lines <= self.lines.count else { return options.truncation }
    return Truncation(options.truncation, in: paragraphs[self.lines[lines - 1].paragraph].style.lineBreak)
  }
}

extension TextFrame {
  /// Adds the metrics of the requested fonts. The requested font determines the positions of lines, backgrounds and
  /// borders, whichever fallback fonts are used.
  fileprivate mutating func rememberFonts(_ metrics: (FontRequest) -> FaceMetrics) {
    var last: Int?
    for line in lines {
      for run in line.runs where run.set != last {
        last = run.set
        if fonts[run.set] == nil { fonts[run.set] = metrics(self[run].fontRequest) }
      }
    }
  }
}

extension String.UTF8View {
  fileprivate subscript(range: Range<Int>) -> Substring.UTF8View {
    self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)]
  }
}

/// A line without its position.
struct LineDraft {
  let paragraph: Int
  let clusters: Range<Int>
  /// Whether it is the first line of its paragraph.
  let isFirst: Bool
  let box: LineBox
}
