internal import StyledText

/// The start of a text: as much of it as its first lines take. What it costs goes by these lines, not by the text.
struct LeadingWindow {
  let text: StyledText
  /// How many lines it was made for.
  let lines: Int
  /// Whether it is all of the text.
  let isWhole: Bool
  /// Its lines: at least one more than asked for, where the text has more.
  let builder: FrameBuilder

  /// A window that holds some lines of a text, and tells whether there are more.
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
  /// Whether the first lines, and where the one after them ends, are the same whatever text follows.
  ///
  /// What follows can change how the last letters are shaped and where the last word may be broken: there has to be another
  /// line, and some text in it. It can change how bidi text before it is ordered, too: then every bracket and every
  /// embedding has to be closed, and there has to be a letter. That makes no difference to how much fits into lines, so that
  /// a text which is cut, and laid out again as it is shown, need not wait for it.
  fileprivate func isSettled(_ count: Int) -> Bool {
    guard lines.count > count else { return false }
    let paragraph = paragraphs[lines[count].paragraph]
    if paragraph.source.separator.utf8 > 0 { return true }
    let shaped = paragraph.shaped
    let end = lines[count].clusters.upperBound
    guard lines.count > count + 1, shaped.count - end >= Self.margin else { return false }
    if options.truncation != nil || truncation(afterLines: count) != nil { return true }
    let words = text.text.utf8.dropFirst(paragraph.source.utf8.lowerBound)
    guard shaped.direction == .rightToLeft || shaped.runs.contains(where: { $0.level > 0 }) else { return true }
    let rest = String(words.dropFirst(Int(shaped.clusters[end].utf8))) ?? ""
    return rest.unicodeScalars.contains(where: \.properties.isAlphabetic)
      && OpenBrackets(in: String(words) ?? "").isEmpty
  }

  /// How many clusters at the end of a window may still change.
  private static let margin = 16
}
