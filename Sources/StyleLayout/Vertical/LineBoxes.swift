internal import StyleTables
internal import StyledText

/// The boxes of the sets of attributes that a text has, each made when it is first asked for.
struct LineBoxes {
  private let text: ResolvedText
  private let base: ResolvedAttributes
  private let lineHeight: FrameOptions.LineHeight
  private let shaper: any TextShaper
  private var lines: [LineBox?]
  private var fonts: [FontRequest: FaceMetrics] = [:]

  /// - Parameter base: The attributes of a text without words.
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
  ///   - clusters: What stands in it; nothing in a blank line.
  ///   - paragraph: Its paragraph.
  ///   - first: The set of the paragraph's first run; nil for a text without words.
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

  /// How high an attachment is; nil for a run that is none.
  mutating func attachment(of run: ShapedRun) -> AttachmentBox? {
    guard run.face == nil, let attachment = text.sets[run.set].attributes.attachment else { return nil }
    let line = box(ofSet: run.set)
    return AttachmentBox(attachment, ascent: line.ascent, descent: line.descent)
  }

  /// The box of the text that has a set of attributes; nil for the attributes of a text without words.
  private mutating func box(ofSet set: Int?) -> LineBox {
    let place = set ?? text.sets.count
    if let known = lines[place] { return known }
    let attributes = set.map { text.sets[$0] } ?? base
    let font = metrics(of: attributes.lineFont(in: text.context))
    let box = LineBox(attributes.line, font: font, host: text.context.host, lineHeight: lineHeight)
    lines[place] = box
    return box
  }

  /// The metrics of a font, asked for once.
  mutating func metrics(of font: FontRequest) -> FaceMetrics {
    if let known = fonts[font] { return known }
    let metrics = shaper.metrics(of: font)
    fonts[font] = metrics
    return metrics
  }
}
