internal import StyleLayout
internal import StyleTables
internal import StyledText

/// A text in a style code.
struct Label {
  let text: StyledText
  let code: StyleCode
  /// The images of attachments, by identifier.
  let images: [String: AttachmentImage]
  let context: StyleContext
  let width: Double
  let options: FrameOptions

  /// A page as wide as the maximum width of lines, or else as the lines, and larger if letters exceed the padding. Its
  /// sides are whole points.
  func sheet(padding: Double, background: RGBAColor?, typesetter: Typesetter) -> Sheet {
    let frame = typesetter.frame(for: text, in: context, width: width, options: options)
    var room = frame.bounds
    if width.isFinite { room.width = width }
    let ink = frame.inkBounds
    let left = max(padding, (-ink.x).rounded(.up))
    let top = max(padding, (-ink.y).rounded(.up))
    let size = LayoutSize(
      width: (left + max(room.width + padding, ink.maxX)).rounded(.up),
      height: (top + max(room.height + padding, ink.maxY)).rounded(.up)
    )
    var sheet = Sheet(size: size, background: background, images: images)
    sheet.place(frame, at: LayoutPoint(x: left, y: top), code: code)
    return sheet
  }
}
