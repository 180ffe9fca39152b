internal import StyledText

/// Makes the lines of a frame, paragraph by paragraph, until there is no more text or there are enough lines.
struct FrameBuilder {
  let text: ResolvedText
  /// What words without attributes look like; for a text without words.
  let base: ResolvedAttributes
  let width: Double
  let options: FrameOptions
  let shaper: any TextShaper
  /// What follows the text, where it is the start of a longer one.
  private let following: Continuation?
  private(set) var paragraphs: [FrameParagraph] = []
  private(set) var lines: [LineDraft] = []
  private var boxes: LineBoxes

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

  /// Stacks the first of the lines that were made.
  func frame(of lines: ArraySlice<LineDraft>) -> TextFrame {
    let paragraphs = Array(paragraphs.prefix((lines.last?.paragraph ?? -1) + 1))
    let stack = LineStack(text: text, width: width, options: options, paragraphs: paragraphs, boxes: boxes)
    var frame = stack.frame(of: Array(lines))
    var boxes = boxes
    frame.rememberFonts { boxes.metrics(of: $0) }
    return frame
  }

  private mutating func append(_ source: TextParagraph) {
    let first = source.runs.first.map { text.runs[$0].set }
    let attributes = first.map { text.sets[$0] } ?? base
    let fontSize = attributes.lineFont(in: text.context).size
    let style = ParagraphStyle(attributes.attributes, options: options, fontSize: fontSize)
    let paragraph = FrameParagraph(source: source, shaped: shaper.shape(request(for: source)), style: style)
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

  private func request(for source: TextParagraph) -> ShapingRequest {
    let words = String(text.text.utf8[source.content]) ?? ""
    let runs = source.runs.flatMap { index -> [ShapingRequest.Run] in
      let run = text.runs[index]
      let range = run.utf8Range.clamped(to: source.content)
      guard !range.isEmpty else { return [] }
      let attributes = text.sets[run.set]
      return ShapingRequest.Run(
        range: range.lowerBound - source.utf8.lowerBound..<range.upperBound - source.utf8.lowerBound,
        font: attributes.fontRequest,
        letterSpacing: attributes.letterSpacing ?? 0,
        boxWidth: attributes.attributes.attachment?.width.asExtent,
        set: run.set
      ).separatingBoxes(in: words.utf8)
    }
    return ShapingRequest(text: words, runs: runs, direction: direction(of: words, source), language: options.language)
  }

  /// That of the whole paragraph, also where the text ends before it does.
  private func direction(of words: String, _ source: TextParagraph) -> TextDirection {
    if let direction = options.direction ?? shaper.direction(of: words) { return direction }
    guard source.separator.utf8 == 0, let following else { return .leftToRight }
    return shaper.direction(of: words + following.restOfParagraph) ?? .leftToRight
  }
}

extension String.UTF8View {
  fileprivate subscript(range: Range<Int>) -> Substring.UTF8View {
    self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)]
  }
}
