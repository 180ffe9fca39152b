import CoreFoundation
import CoreGraphics
import StyleTables
import StyledText

@testable import StyleLayout

/// Everything that a canvas can be asked for, in views and in bitmaps: on the device, both are the same.
func checkPainting() throws {
  let drawing = try everything()
  let view = CGContext(viewOfHeight: drawing.size.height)
  let before = view.textMatrix
  drawing.paint(in: view)
  check(view.depth, is: 0)
  check(view.textMatrix, is: before)
  check(view.settings, is: ["allows subpixels", "subpixels", "not quantized"])
  guard let bitmap = bitmap(for: drawing) else { return check(false, "no bitmap") }
  drawing.paint(in: bitmap, isFlipped: false)
  check(bitmap.marks, is: view.marks)
  check(view.marks.allSatisfy { $0.isUpright }, "text and pictures are upright")
  check(Set(view.marks.map(\.kind)), is: ["fill", "stroke", "glyphs", "image 2 × 3", "image 1 × 2"])
  checkPlaces(view.marks)
  checkLines()
  try checkInk()
  checkFormats(drawing)
  checkPagesThatMakeNoSense()
}

private let black = RGBAColor(red: 0, green: 0, blue: 0)
private let red = RGBAColor(red: 255, green: 0, blue: 0, alpha: 51)

private func everything() throws -> Drawing {
  var text = StyledText("Ab", attributes: TextAttributes(color: StyleColor(light: red), size: 16))
  text.attributes.underline = LineDecoration(.wavy)
  text.attributes.strikethrough = LineDecoration(.dotted, width: 2)
  text.attributes.background = TextBackground(StyleColor(light: black), cornerRadius: 99)
  text.attributes.border = TextBorder(width: 1, color: StyleColor(light: black))
  let frame = Typesetter(try CoreTextShaper()).frame(for: text)
  let white = RGBAColor(red: 255, green: 255, blue: 255)
  var drawing = Drawing(size: LayoutSize(width: 100, height: 50), background: white)
  drawing.draw(frame, at: LayoutPoint(x: 10, y: 20))
  drawing.draw(AttachmentImage(png: png(width: 2, height: 3)), in: LayoutRect(x: 40, y: 5, width: 20, height: 30))
  if let pixels = PixelBuffer(width: 1, height: 2, bytes: [1, 2, 3, 4, 5, 6, 7, 8]) {
    drawing.draw(AttachmentImage(pixels: pixels), in: LayoutRect(x: 70, y: 5, width: 5, height: 10))
  }
  return drawing
}

/// On the device y grows upwards, and the page is 50 points high.
private func checkPlaces(_ marks: [CGContext.Mark]) {
  let page = [point(0, 0), point(100, 50)]
  check(marks[0], is: CGContext.Mark(kind: "fill", points: page, color: [1, 1, 1, 1], clips: [page]))
  guard let glyphs = marks.first(where: { $0.kind == "glyphs" }),
    let image = marks.first(where: { $0.kind == "image 2 × 3" })
  else {
    return check(false, "there are glyphs and an image")
  }
  // The baseline lies 12 points below the top of the line, which is 20 below that of the page.
  check(glyphs.points, is: [point(10, 18), point(18, 18)])
  check(glyphs.numbers, is: [0x41, 0x62])
  check(glyphs.color, is: [1, 0, 0, 0.2])
  check(image.points, is: [point(40, 15), point(60, 45)])
}

private func checkLines() {
  let context = CGContext(viewOfHeight: 0)
  let canvas = CoreGraphicsCanvas(context)
  for style in [.dashed, .dotted, .double] as [LineDecoration.Style] {
    let look = LineDecoration(style, width: 2)
    let line = DecorationLine(look, fontThickness: 1, x: 10..<30, top: 5, growsDownwards: true)
    line.map { canvas.paint(.line($0, black)) }
  }
  check(context.marks.map(\.lineWidth), is: [2, 2, 2])
  check(context.marks.map(\.dashes), is: [[6, 4], [0, 4], []])
  check(context.marks.map(\.cap), is: [nil, .round, nil])
  check(context.marks[0].points, is: [point(10, -6), point(30, -6)])
  check(context.marks[1].points, is: [point(11, -6), point(29, -6)])
  check(context.marks[2].points, is: [point(10, -6), point(30, -6), point(10, -10), point(30, -10)])
  checkWhatHasNoFont()
}

/// Boxes stand for glyphs of no font, for those that no font has, and for pictures that cannot be read.
private func checkWhatHasNoFont() {
  let frame = Typesetter(FixedWidthShaper()).frame(for: StyledText("ab", attributes: TextAttributes(size: 16)))
  var drawing = Drawing(size: frame.size)
  drawing.draw(frame)
  let unreadable = [
    [], [1, 2, 3], png(width: 0, height: 4), png(width: 1 << 20, height: 1), png(width: 16_000, height: 16_000),
  ]
  for png in unreadable {
    drawing.draw(AttachmentImage(png: png), in: LayoutRect(x: 0, y: 0, width: 4, height: 4))
  }
  let context = CGContext(viewOfHeight: frame.size.height)
  drawing.paint(in: context)
  check(context.marks.map(\.kind), is: ["stroke"] + Array(repeating: "fill", count: 5))
  check(context.marks.first?.points.count, is: 4)
}

/// Text whose color is left open, and the line under it, have the ink.
private func checkInk() throws {
  var text = StyledText("Ab", attributes: TextAttributes(size: 16))
  text.attributes.underline = .single
  let frame = Typesetter(try CoreTextShaper()).frame(for: text)
  let inks = [(DrawingOptions(), [0, 0, 0, 1]), (DrawingOptions(ink: StyleColor(light: red)), [1, 0, 0, 0.2])]
  for (options, color) in inks {
    var drawing = Drawing(size: LayoutSize(width: 100, height: 50))
    drawing.draw(frame, options: options)
    let context = CGContext(viewOfHeight: 50)
    drawing.paint(in: context)
    check(context.marks.map(\.color), is: [color, color])
  }
}

private func checkFormats(_ drawing: Drawing) {
  check((try? drawing.encoded(as: .png(scale: 2))).map { String(decoding: $0, as: UTF8.self) }, is: "PNG 200 × 100")
  // The page's upper left corner is that of the bitmap, whose y grows upwards, as the device's does.
  check(CGContext.last?.marks.first?.points, is: [point(0, 0), point(200, 100)])
  check(CGContext.last?.settings.contains("not smoothed"), is: true)
  check(CGContext.last?.marks.allSatisfy { $0.isUpright }, is: true)
  check((try? drawing.encoded(as: .pdf)).map { String(decoding: $0, as: UTF8.self) }, is: "%PDF")
  check(CGContext.last?.marks.first?.kind, is: "page")
  check(CGContext.last?.marks.last?.kind, is: "end of page")
  checkPages(drawing)
  check((try? drawing.pixels(scale: 3))?.width, is: 300)
  check((try? drawing.pixels(scale: 0.301))?.height, is: 16)
  do throws(DrawingError) {
    _ = try drawing.encoded(as: .svg)
    check(false, "there is no SVG")
  } catch {
    check(error, is: .failed("Core Graphics cannot write SVG files"))
  }
}

/// Each page has its own size, and its upper left corner is that of the drawing.
private func checkPages(_ drawing: Drawing) {
  var other = Drawing(size: LayoutSize(width: 30, height: 70))
  other.fill(LayoutRect(x: 0, y: 0, width: 10, height: 20), color: black)
  check((try? Drawing.pdf(pages: [drawing, other])).map { String(decoding: $0, as: UTF8.self) }, is: "%PDF")
  let marks = CGContext.last?.marks ?? []
  let pages = marks.filter { $0.kind == "page" }
  check(pages.map(\.points), is: [[point(0, 0), point(100, 50)], [point(0, 0), point(30, 70)]])
  check(marks.filter { $0.kind == "end of page" }.count, is: 2)
  check(marks.first { $0.kind == "fill" }?.points, is: [point(0, 0), point(100, 50)])
  check(marks.last { $0.kind == "fill" }?.points, is: [point(0, 50), point(10, 70)])
  check((try? Drawing.pdf(pages: [])) == nil, "there is no file without a page")
}

private func checkPagesThatMakeNoSense() {
  for side in [-1, .nan, .infinity, -.infinity] as [Double] {
    let context = CGContext(viewOfHeight: 10)
    var drawing = Drawing(size: LayoutSize(width: side, height: 10), background: black)
    drawing.fill(LayoutRect(x: 0, y: 0, width: 1, height: 1), color: black)
    drawing.paint(in: context)
    drawing.paint(in: context, isFlipped: false)
    check(context.marks, is: [], "\(side)")
    check((try? drawing.encoded(as: .png(scale: 1))) == nil, "\(side)")
  }
}

private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

private func bitmap(for drawing: Drawing) -> CGContext? {
  CGColorSpace(name: CGColorSpace.sRGB).flatMap { space in
    CGContext(
      data: nil,
      width: Int(drawing.size.width),
      height: Int(drawing.size.height),
      bitsPerComponent: 8,
      bytesPerRow: 4 * Int(drawing.size.width),
      space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    )
  }
}

/// The beginning of a PNG file: signature and size.
private func png(width: UInt32, height: UInt32) -> [UInt8] {
  let bytes = [width, height].flatMap { number in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
  return [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8) + bytes
}
