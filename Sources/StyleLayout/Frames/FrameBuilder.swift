internal import StyleTables
internal import StyledText

/// Makes the lines of a frame, paragraph by paragraph, until there is no more text or there are enough lines.
struct FrameBuilder {
  let text: ResolvedText
  /// What words without attributes look like; for a text without words.
  let base: ResolvedAttributes
  let width: Double
  let options: FrameOptions
  let shaper: any TextShaper
  private(set) var paragraphs: [FrameParagraph] = []
  private var lines: [LineDraft] = []
  private var boxes: [Int: LineBox] = [:]

  init(text: ResolvedText, base: ResolvedAttributes, width: Double, options: FrameOptions, shaper: any TextShaper) {
    self.text = text
    self.base = base
    self.width = width
    self.options = options
    self.shaper = shaper
  }

  private var isFull: Bool { options.maximumLines.map { lines.count >= $0 } ?? false }

  mutating func frame() -> TextFrame {
    for paragraph in text.paragraphs {
      if isFull { break }
      append(paragraph)
    }
    return LineStack(text: text, width: width, options: options, paragraphs: paragraphs).frame(of: lines)
  }

  private mutating func append(_ source: TextParagraph) {
    let attributes = source.runs.first.map { text.sets[text.runs[$0].set] } ?? base
    let style = ParagraphStyle(attributes.attributes, options: options)
    let shaped = shaper.shape(request(for: source))
    paragraphs.append(FrameParagraph(source: source, shaped: shaped, style: style))
    let filler = LineFiller(
      paragraph: shaped,
      breaksAnywhere: style.lineBreak == .characterWrapping,
      tabInterval: Self.tabInterval(size: attributes.fontRequest.size)
    )
    var start = 0
    repeat {
      let isFirst = start == 0
      let available =
        style.lineBreak == .clipping ? .infinity : width - style.indent(isFirst: isFirst) - style.tailIndent
      let end = filler.end(from: start, width: available)
      let box = box(of: start..<end, in: shaped, source)
      lines.append(LineDraft(paragraph: paragraphs.count - 1, clusters: start..<end, isFirst: isFirst, box: box))
      start = end
    } while start < shaped.count && !isFull
  }

  /// Tab stops are four ems apart: half of what CSS takes, whose eight spaces are two to three ems.
  private static func tabInterval(size: Double) -> Double { 4 * size }

  private func request(for source: TextParagraph) -> ShapingRequest {
    let words = String(text.text.utf8[source.content]) ?? ""
    let runs = source.runs.compactMap { index -> ShapingRequest.Run? in
      let run = text.runs[index]
      let range = run.utf8Range.clamped(to: source.content)
      guard !range.isEmpty else { return nil }
      let attributes = text.sets[run.set]
      return ShapingRequest.Run(
        range: range.lowerBound - source.utf8.lowerBound..<range.upperBound - source.utf8.lowerBound,
        font: attributes.fontRequest,
        letterSpacing: attributes.letterSpacing ?? 0,
        boxWidth: attributes.attributes[TextAttributeKeys.Attachment.self]?.width,
        set: run.set
      )
    }
    let direction = options.direction ?? shaper.direction(of: words) ?? .leftToRight
    return ShapingRequest(text: words, runs: runs, direction: direction, language: options.language)
  }

  private mutating func box(of clusters: Range<Int>, in shaped: ShapedParagraph, _ source: TextParagraph) -> LineBox {
    let sets = shaped.runs.lazy.filter { $0.clusters.overlaps(clusters) }.map(\.set)
    guard let first = sets.first else { return box(ofSet: source.runs.first.map { text.runs[$0].set }) }
    return sets.dropFirst().reduce(box(ofSet: first)) { $0.union(box(ofSet: $1)) }
  }

  private mutating func box(ofSet set: Int?) -> LineBox {
    if let known = boxes[set ?? -1] { return known }
    let attributes = set.map { text.sets[$0] } ?? base
    let font = shaper.metrics(of: attributes.fontRequest)
    let box = LineBox(attributes.line, font: font, host: text.context.host, lineHeight: options.lineHeight)
    boxes[set ?? -1] = box
    return box
  }
}

extension ResolvedAttributes {
  /// The size of text that has none, in points, as on iOS.
  static let defaultSize = 17.0

  var fontRequest: FontRequest {
    FontRequest(family: family, weight: weight ?? 400, size: size ?? Self.defaultSize)
  }
}

extension String.UTF8View {
  fileprivate subscript(range: Range<Int>) -> Substring.UTF8View {
    self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)]
  }
}
