internal import StyleTables
internal import StyledText

/// What a text is laid out with, whatever its words.
struct LayoutSettings {
  let context: StyleContext
  /// In points; not negative, and not NaN.
  let width: Double
  let options: FrameOptions
  let shaper: any TextShaper

  /// The lines of a text, no more than a limit.
  func filled(_ text: StyledText, limit: Int?) -> FrameBuilder {
    var options = options
    options.maximumLines = limit
    let resolved = text.resolved(in: context)
    var builder = FrameBuilder(
      text: resolved,
      // Only a text without words is not covered by runs.
      base: resolved.sets.first ?? text.resolvedAttributes(in: context),
      width: width,
      options: options,
      shaper: shaper
    )
    builder.fill()
    return builder
  }
}

extension LayoutSettings {
  /// A text in lines, cut where there are more of them than there may be.
  func frame(of text: StyledText) -> TextFrame {
    guard let limit = options.maximumLines, limit <= text.utf8Length else {
      // No text has more lines than it has characters, and one.
      let builder = filled(text, limit: nil)
      return builder.frame(of: builder.lines[...])
    }
    let lines = max(limit, 0)
    let leading = LeadingWindow(of: text, lines: lines, settings: self)
    guard leading.builder.lines.count > lines, let truncation = truncation(in: leading, lines: lines) else {
      let frame = leading.builder.frame(of: leading.builder.lines.prefix(lines))
      return leading.isWhole ? frame : frame.placed(in: text.resolved(in: context))
    }
    var truncator = Truncator(text, truncation, limit: lines, leading: leading, settings: self)
    return truncator.frame()
  }

  /// How a text with too many lines is cut: as the options say, or else as the paragraph of the last line says.
  private func truncation(in window: LeadingWindow, lines: Int) -> Truncation? {
    if let truncation = options.truncation { return truncation }
    guard lines > 0, lines <= window.builder.lines.count else { return nil }
    return Truncation(window.builder.paragraphs[window.builder.lines[lines - 1].paragraph].style.lineBreak)
  }
}

extension TextFrame {
  /// The same lines as a part of the whole text, whose start they were made from.
  fileprivate func placed(in text: ResolvedText) -> TextFrame {
    var frame = self
    frame.text = text
    frame.paragraphs = zip(text.paragraphs, paragraphs).map { source, paragraph in
      FrameParagraph(source: source, shaped: paragraph.shaped, style: paragraph.style)
    }
    return frame
  }
}
