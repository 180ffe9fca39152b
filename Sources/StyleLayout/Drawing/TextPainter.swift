internal import StyleTables
internal import StyledText

/// Lists the operations that paint a frame.
///
/// Each kind of operation is painted for the whole frame before the next kind: the background of one line never covers
/// the letters of another.
struct TextPainter {
  let frame: TextFrame
  /// The lines of the frame to paint.
  let lines: ArraySlice<TextLine>
  let origin: LayoutPoint
  let options: DrawingOptions

  var appearance: Appearance { frame.text.context.appearance }

  func operations(image: (TextAttachment) -> AttachmentImage?) -> [PaintOperation] {
    var operations = lines.flatMap(backgrounds)
    operations += lines.flatMap(pressedBackgrounds)
    operations += selection()
    operations += lines.flatMap { decorations($0, of: TextAttributeKeys.Underline.self) }
    operations += lines.flatMap(markedTextLines)
    operations += lines.flatMap(glyphs)
    operations += lines.flatMap(borders)
    operations += lines.flatMap { decorations($0, of: TextAttributeKeys.Strikethrough.self) }
    operations += attachments(image)
    operations += caret()
    operations += selectionPins()
    if options.showsBoxes { operations += boxes() }
    return operations
  }

  private func glyphs(of line: TextLine) -> [PaintOperation] {
    line.runs.compactMap { run in
      guard let face = run.face else { return nil }
      let paragraph = frame.paragraphs[line.paragraph]
      let start = LayoutPoint(x: origin.x + run.x, y: origin.y + line.origin.y)
      let strip = GlyphStrip(run, face: face, in: paragraph, of: frame.text.text, origin: start)
      return strip.items.isEmpty ? nil : .glyphs(strip, color(of: run))
    }
  }

  /// The color of a run's text; the ink if it is left open.
  func color(of run: GlyphRun) -> RGBAColor {
    if let pressed = pressedStyle(of: run)?.color { return pressed[appearance] }
    return frame[run].color ?? options.ink[appearance]
  }

  /// The look of a run of the pressed link; nil for other runs.
  func pressedStyle(of run: GlyphRun) -> PressedStyle? {
    guard let link = options.pressedLink, link.overlaps(run.range) else { return nil }
    return frame[run].attributes.pressed ?? options.pressedStyle
  }
}
