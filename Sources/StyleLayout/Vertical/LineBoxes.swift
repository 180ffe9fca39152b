internal import StyleTables
internal import StyledText

/// The boxes of the sets of attributes of a text, each made at its first use.
struct LineBoxes {
  private let text: ResolvedText
  private let base: ResolvedAttributes
  private let lineHeight: FrameOptions.LineHeight
  private let shaper: any TextShaper
  private var lines: [LineBox?]
  private var attachments: [Int: AttachmentBox] = [:]
  private var fonts: [FontRequest: FaceMetrics] = [:]

  /// - Parameter base: The attributes of an empty text.
  init(_ text: ResolvedText, base: ResolvedAttributes, lineHeight: FrameOptions.LineHeight, shaper: any TextShaper) {
    self.text = text
    self.base = base
    self.lineHeight = lineHeight
    self.shaper = shaper
    lines = Array(repeating: nil, count: text.sets.count + 1)
  }

  /// The box of a line.
  ///
  /// - Parameters:
  ///   - clusters: The clusters in the line; empty in a blank line.
  ///   - paragraph: The paragraph of the line.
  ///   - first: The attributes of the first run of the paragraph; nil for an empty text.
  mutating func box(of clusters: Range<Int>, in paragraph: ShapedParagraph, first: Int?) -> LineBox {
    guard lineHeight == .minimum, !clusters.isEmpty else { return box(ofSet: first) }
    let runs = paragraph.runs[paragraph.runs(overlapping: clusters)]
    var boxes: [LineBox] = []
    var attachments: [AttachmentBox] = []
    var last: Int?
    for run in runs {
      if run.set != last { boxes.append(self.box(ofSet: run.set)) }
      last = run.set
      if let attachment = attachment(of: run) { attachments.append(attachment) }
    }
    guard let box = LineBox(holding: boxes) else { return self.box(ofSet: first) }
    return attachments.reduce(box) { $0.union($1) }
  }

  /// The box of the attachment of a run; nil for a run of text.
  mutating func attachment(of run: ShapedRun) -> AttachmentBox? {
    run.face == nil ? attachment(ofSet: run.set) : nil
  }

  /// The box of the attachment of a set of attributes; nil without an attachment.
  mutating func attachment(ofSet set: Int) -> AttachmentBox? {
    guard let attachment = text.sets[set].attributes.attachment else { return nil }
    if let known = attachments[set] { return known }
    let line = box(ofSet: set)
    let box = AttachmentBox(
      attachment,
      lineFont: FontExtent(ascent: line.ascent, descent: line.descent),
      drawnFont: FontExtent(metrics(of: text.sets[set].fontRequest))
    )
    attachments[set] = box
    return box
  }

  /// The box of text with a set of attributes; nil for the attributes of an empty text.
  private mutating func box(ofSet set: Int?) -> LineBox {
    let index = set ?? text.sets.count
    if let known = lines[index] { return known }
    let attributes = set.map { text.sets[$0] } ?? base
    let font = metrics(of: attributes.lineFont(in: text.context))
    let box = LineBox(attributes.line, font: font, host: text.context.host, lineHeight: lineHeight)
    lines[index] = box
    return box
  }

  /// The metrics of a font, cached.
  mutating func metrics(of font: FontRequest) -> FaceMetrics {
    if let known = fonts[font] { return known }
    let metrics = shaper.metrics(of: font)
    fonts[font] = metrics
    return metrics
  }
}

extension FontExtent {
  /// The extent of a line in a font.
  fileprivate init(_ metrics: FaceMetrics) {
    self.init(ascent: metrics.ascent.asExtent, descent: metrics.descent.asExtent)
  }
}
