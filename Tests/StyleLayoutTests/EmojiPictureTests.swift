#if canImport(CPango)
  import StyleLayout
  import StyleTables
  import StyledText
  import Testing
  import YanxuanStyles

  /// Emoji as they are drawn. See `expectPicture(_:_:)`.
  @Suite struct EmojiPictureTests {
    private static let emoji = TextAttachment("smile", fontHeight: 1, plainText: "[smile]")

    /// Top and bottom are the ascent and the descent of the font, within half a pixel at scale 4.
    @Test(arguments: TestFonts.orders.indices) func edgesAreThoseOfTheFont(fonts: Int) throws {
      let shaper = try PangoShaper(TestFonts.orders[fonts])
      let red = AttachmentImage(
        png: try Drawing(size: LayoutSize(width: 9, height: 9), background: .plainRed).encoded(as: .png(scale: 1))
      )
      for code in [StyleCode.t9_black_regular, .t14_gray2_bold, .t27_black_bold] {
        for image in [red, nil] {
          var text = StyledText("国a", style: code)
          text.append(Self.emoji)
          let frame = Typesetter(shaper).frame(for: text)
          let style = code.resolved
          let font = shaper.metrics(of: FontRequest(family: style.family, weight: style.weight, size: style.size))
          var drawing = Drawing(size: LayoutSize(width: frame.size.width + 8, height: frame.size.height + 40))
          drawing.draw(frame, at: LayoutPoint(x: 4, y: 20)) { _ in image }
          let (line, box) = (try #require(frame.lines.first), try #require(frame.attachments.first?.rect))
          let edges = try edges(drawing, x: 4 + box.x + box.width / 2)
          let baseline = 20 + line.box.y + line.baseline
          #expect(abs(edges.top - 4 * (baseline - font.ascent)) <= 0.5, "\(code.name)")
          #expect(abs(edges.bottom - 4 * (baseline + font.descent)) <= 0.5, "\(code.name)")
        }
      }
    }

    /// The first and the last edge of ink in a column at scale 4, in pixels. An edge lies in the first pixel that is
    /// not blank, as far in as that is less covered than the middle.
    private func edges(_ drawing: Drawing, x: Double) throws -> (top: Double, bottom: Double) {
      let pixels = try drawing.pixels(scale: 4)
      let column = (0..<pixels.height).map { Double(pixels[Int(4 * x), $0].alpha) }
      let full = try #require(column.max())
      let first = try #require(column.firstIndex { $0 > 0 })
      let last = try #require(column.lastIndex { $0 > 0 })
      return (Double(first + 1) - column[first] / full, Double(last) + column[last] / full)
    }

    /// A trap: one comment in three sizes. Every box follows its font.
    @Test func oneCommentInThreeSizes() throws {
      var text = StyledText()
      for code in [StyleCode.t12_gray3_regular, .t16_black_regular, .t22_black_bold] {
        var comment = StyledText("啊啊啊", style: code)
        comment.append(Self.emoji)
        comment.append(StyledText(" great\n"))
        comment.append(Self.emoji)
        comment.append(StyledText(code == .t22_black_bold ? "国" : "国\n"))
        text.append(comment)
      }
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      let frame = typesetter.frame(for: text)
      var drawing = Drawing(
        size: LayoutSize(width: frame.size.width + 16, height: frame.size.height + 16),
        background: .white
      )
      var face = Drawing(size: LayoutSize(width: 24, height: 24))
      let yellow = RGBAColor(red: 0xFF, green: 0xC1, blue: 0x07)
      face.fill(LayoutRect(x: 0, y: 0, width: 24, height: 24), color: yellow, cornerRadius: 12)
      for x in [7.0, 14] { face.fill(LayoutRect(x: x, y: 8, width: 3, height: 4), color: .black, cornerRadius: 1.5) }
      face.fill(LayoutRect(x: 7, y: 16, width: 10, height: 2), color: .black, cornerRadius: 1)
      let png = AttachmentImage(png: try face.encoded(as: .png(scale: 4)))
      drawing.draw(frame, at: LayoutPoint(x: 8, y: 8), options: DrawingOptions(showsBoxes: true)) { _ in png }
      try expectPicture(drawing, "emoji")
    }
  }
#endif
