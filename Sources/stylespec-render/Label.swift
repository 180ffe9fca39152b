internal import StyleLayout
internal import StyleTables
internal import StyledText

/// One text in one code.
struct Label {
  let text: String
  let code: StyleCode
  let context: StyleContext
  let width: Double
  let options: FrameOptions

  /// A page that is as wide as the lines may be, or else as they are; it ends at a whole point.
  func sheet(padding: Double, background: RGBAColor?, typesetter: Typesetter) -> Sheet {
    let styled = StyledText(text, style: code)
    let frame = typesetter.frame(for: styled, in: context, width: width, options: options)
    var sheet = Sheet()
    sheet.background = background
    sheet.size = LayoutSize(
      width: ((width.isFinite ? width : frame.size.width) + 2 * padding).rounded(.up),
      height: (frame.size.height + 2 * padding).rounded(.up)
    )
    sheet.place(frame, at: LayoutPoint(x: padding, y: padding), code: code)
    return sheet
  }
}
