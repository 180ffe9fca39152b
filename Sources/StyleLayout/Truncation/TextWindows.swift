internal import StyledText

/// The start of a text that fills its first lines. Its cost depends on the number of these lines, not on the length of
/// the text.
struct LeadingWindow {
  let text: StyledText
  /// The number of lines that it was made for.
  let lines: Int
  /// Whether it is all of the text.
  let isWhole: Bool
  /// Its lines: at least one more than requested, if the text has more.
  let builder: FrameBuilder

  /// Creates a window that contains some lines of a text, and shows whether there are more.
  init(of text: StyledText, lines: Int, settings: LayoutSettings) {
    self.lines = lines
    var size = WindowSize(for: text, settings: settings).bytes(lines: lines + 2)
    while true {
      let end = text.cut(atOrAfter: size)
      let isWhole = end == text.utf8Length
      let part = isWhole ? text : text.part(utf8: 0..<end)
      let builder = settings.filled(part, limit: lines + 2, following: Continuation(text: text.text, start: end))
      if isWhole || builder.isSettled(lines) {
        (self.text, self.isWhole, self.builder) = (part, isWhole, builder)
        return
      }
      size = 2 * end
    }
  }
}

extension FrameBuilder {
  /// Whether the first lines and the end of the line after them are the same for all continuations of the text.
  ///
  /// The text after the window can change the shapes of the last letters and the line breaks of the last word: there
  /// must be another line, with some text in it. It can also change the order of bidi text before it: then every
  /// bracket and every embedding must be closed, and there must be a letter. The order does not affect the amount of
  /// text in lines. A text that is cut, and laid out again as it is shown, does not depend on it.
  fileprivate func isSettled(_ count: Int) -> Bool {
    guard lines.count > count else { return false }
    let paragraph = paragraphs[lines[count].paragraph]
    if paragraph.source.separator.utf8 > 0 { return true }
    let shaped = paragraph.shaped
    let end = lines[count].clusters.upperBound
    guard lines.count > count + 1, shaped.count - end >= Self.margin else { return false }
    if truncation(afterLines: count) != nil { return true }
    let content = text.text.utf8.dropFirst(paragraph.source.utf8.lowerBound)
    guard shaped.direction == .rightToLeft || shaped.runs.contains(where: { $0.level > 0 }) else { return true }
    let rest = String(content.dropFirst(Int(shaped.clusters[end].utf8))) ?? ""
    return rest.unicodeScalars.contains(where: \.properties.isAlphabetic)
      && OpenBrackets(in: String(content) ?? "").isEmpty
  }

  /// The number of clusters at the end of a window that may still change.
  private static let margin = 16
}

/// The end of a text that could be kept when it is cut at the head or in the middle.
struct TrailingWindow {
  let text: StyledText
  /// The start, in UTF-8 units.
  let offset: Int
  let paragraphs: FilledParagraphs

  /// Creates a window of more lines than are kept.
  init(of text: StyledText, lines: Int, settings: LayoutSettings) {
    let length = text.utf8Length
    var size = WindowSize(for: text, settings: settings).bytes(lines: lines + 2)
    while true {
      let offset = text.cut(atOrBefore: length - min(size, length))
      let part = offset == 0 ? text : text.part(utf8: offset..<length)
      let paragraphs = FilledParagraphs(settings.filled(part, limit: nil), offset: offset)
      if offset == 0 || paragraphs.lineCount >= lines + 2 {
        (self.text, self.offset, self.paragraphs) = (part, offset, paragraphs)
        return
      }
      size = 2 * (length - offset)
    }
  }
}

/// An estimate of the length of some lines, which is doubled if it is too small.
struct WindowSize {
  private let bytesPerLine: Double

  init(for text: StyledText, settings: LayoutSettings) {
    let size = text.resolvedAttributes(in: settings.context).fontRequest.size
    let ems = settings.width / max(size.isFinite ? size : 1, 1)
    bytesPerLine = min(ems * Self.bytesPerEm(in: text.text), Self.maximum)
  }

  func bytes(lines: Int) -> Int {
    Int(min(Double(lines) * bytesPerLine + Self.minimum, 1e12))
  }

  /// A Latin letter takes about half an em and one byte, an ideograph one em and three bytes.
  private static func bytesPerEm(in text: String) -> Double {
    let start = text.utf8.prefix(256)
    let ems = start.reduce(0.0) { $0 + ($1 < 0x80 ? 0.5 : $1 >= 0xE0 ? 1 : $1 >= 0xC0 ? 0.6 : 0) }
    return ems > 0 ? Double(start.count) / ems : 2
  }

  private static let minimum = 64.0
  private static let maximum = 1024.0
}
