internal import StyledText

/// The end of a text: as much of it as could be kept when it is cut at the head or in the middle.
struct TrailingWindow {
  let text: StyledText
  /// Where it starts, in UTF-8 units.
  let offset: Int
  let paragraphs: FilledParagraphs

  /// A window of more lines than are kept.
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
