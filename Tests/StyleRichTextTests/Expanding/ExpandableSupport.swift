import StyleLayout
import StyleRichText
import StyledText

extension StyledText {
  /// Text of 10 pt: with fixed widths, letters are 5 pt wide and ideographs 10, and lines are 10 high.
  static func tenPoint(_ text: String) -> StyledText { StyledText(text, attributes: TextAttributes(size: 10)) }
}

extension ExpandableText {
  /// What is shown with fixed widths.
  func fixed(width: Double, _ options: FrameOptions = FrameOptions()) -> ExpandedFrame {
    frame(by: Typesetter(FixedWidthShaper()), width: width, options: options)
  }
}

extension ExpandedFrame {
  /// The text that is shown.
  var shown: String { frame.text.text }

  /// The text of each line.
  var lines: [String] {
    let utf16 = Array(shown.utf16)
    return frame.lines.map { String(decoding: utf16[$0.range], as: UTF16.self) }
  }

  /// The link in the middle of the last rectangle of a link, and with a tap on it what becomes of the text.
  func link(_ link: TextLink) -> TextFrame.Link? {
    guard let rect = frame.links.last(where: { $0.link == link })?.rects.last else { return nil }
    return frame.link(at: LayoutPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2))
  }
}

extension TextFrame {
  /// Whether another frame shows the same text in the same lines.
  func isSame(as other: TextFrame) -> Bool {
    text.text == other.text.text && text.runs == other.text.runs && text.sets == other.text.sets && size == other.size
      && lines.map(\.range) == other.lines.map(\.range) && lines.map(\.box) == other.lines.map(\.box)
      && lines.map { $0.runs.map(\.x) } == other.lines.map { $0.runs.map(\.x) } && links == other.links
  }
}
