#if canImport(CPango)
  import StyleLayout
  import StyleTables
  import StyledText
  import Testing
  import YanxuanStyles

  /// Pictures that a person has looked at. See `expectPicture(_:_:)`.
  @Suite struct PictureTests {
    private static let typesetter = Result { Typesetter(try PangoShaper(TestFonts.configuration)) }

    private func drawing(
      _ text: StyledText,
      width: Double = 200,
      appearance: Appearance = .light,
      options: FrameOptions = FrameOptions(),
      drawing drawingOptions: DrawingOptions = DrawingOptions(),
      image: (TextAttachment) -> AttachmentImage? = { _ in nil }
    ) throws -> Drawing {
      let context = StyleContext(appearance: appearance)
      let frame = try Self.typesetter.get().frame(for: text, in: context, width: width, options: options)
      let isDark = appearance == .dark
      var drawing = Drawing(
        size: LayoutSize(width: width + 16, height: frame.size.height + 16),
        background: isDark ? RGBAColor(red: 0x1C, green: 0x1C, blue: 0x1E) : .white
      )
      drawing.draw(frame, at: LayoutPoint(x: 8, y: 8), options: drawingOptions, image: image)
      return drawing
    }

    @Test func scriptsAndBoxes() throws {
      let text = StyledText(
        "Mixed 国家 text, שלום עולם, مرحبا بالعالم and e\u{301}👍🏽\u{10330} emoji",
        style: .t18_gray2_bold
      )
      try expectPicture(drawing(text, drawing: DrawingOptions(showsBoxes: true)), "scripts")
    }

    @Test func justifiedInTheDark() throws {
      let text = StyledText(
        "Justified lines are as wide as the frame, but for the last one. 国家标准的文字，两端对齐。",
        style: .t14_blue_regular_read
      )
      try expectPicture(drawing(text, appearance: .dark, options: FrameOptions(alignment: .justified)), "justified")
    }

    @Test func decorations() throws {
      var text = StyledText("", style: .t18_black_regular)
      let styles = LineDecoration.Style.allCases
      text.text = styles.map { "\($0) 国家\n" }.joined() + "struck through"
      var start = 0
      for style in styles {
        let end = start + "\(style) 国家".utf16.count
        let color = StyleColor(light: .plainRed)
        try text.set(
          \.underline,
          LineDecoration(style, color: color),
          in: start..<end
        )
        start = end + 1
      }
      let end = text.utf16Length
      try text.set(\.strikethrough, .single, in: start..<end)
      try text.set(\.underline, LineDecoration(.thick, width: 2), in: start..<end)
      try expectPicture(drawing(text), "decorations")
    }

    @Test func backgroundsAndBorders() throws {
      var text = StyledText("plain filled over two lines framed and both of them", style: .t16_black_regular)
      let yellow = StyleColor(light: RGBAColor(red: 255, green: 224, blue: 130))
      let fill = TextBackground(yellow, cornerRadius: 4)
      let border = TextBorder(width: 1, color: StyleColor(light: .plainBlue), cornerRadius: 4)
      try text.set(\.background, fill, in: 6..<27)
      try text.set(\.border, border, in: 28..<34)
      try text.merge(TextAttributes(background: fill, border: border), in: 39..<51)
      try expectPicture(drawing(text, width: 150), "backgrounds")
    }

    @Test func aPressedLink() throws {
      var text = StyledText("Read the terms of service before you go on", style: .t16_gray1_regular)
      try text.merge(TextAttributes(style: .t16_link_regular, link: TextLink("terms")), in: 9..<25)
      try expectPicture(drawing(text, width: 140, drawing: DrawingOptions(pressedLink: 9..<25)), "pressed")
    }

    @Test func attachments() throws {
      var text = StyledText("A \u{FFFC} picture, a \u{FFFC} box, 👍🏽🍎 emoji", style: .t22_black_bold)
      let ascent = 18.0
      let picture = TextAttachment("picture", width: 24, ascent: ascent, descent: 6)
      try text.set(\.attachment, picture, in: 2..<3)
      let box = TextAttachment("box", width: 30, ascent: 8, descent: 8, alignment: .center)
      try text.set(\.attachment, box, in: 15..<16)
      var image = Drawing(size: LayoutSize(width: 24, height: 24), background: .plainGreen)
      image.fill(LayoutRect(x: 6, y: 6, width: 12, height: 12), color: .white, cornerRadius: 6)
      let png = AttachmentImage(png: try image.encoded(as: .png(scale: 2)))
      try expectPicture(drawing(text) { $0.identifier == "picture" ? png : nil }, "attachments")
    }

    @Test func differencesAreSeenAndRoundingIsNot() throws {
      let text = StyledText("Hello 国家 and so on", style: .t14_black_bold)
      let frame = try Self.typesetter.get().frame(for: text)
      func picture(dx: Double = 0, dy: Double = 0, _ change: (inout Drawing) -> Void = { _ in }) throws -> PixelBuffer {
        var drawing = Drawing(size: LayoutSize(width: 160, height: 30), background: .white)
        drawing.draw(frame, at: LayoutPoint(x: 4 + dx, y: 4 + dy))
        change(&drawing)
        return try drawing.pixels(scale: 2)
      }
      func difference(_ other: PixelBuffer) throws -> PictureDifference {
        try #require(PictureDifference(try picture(), other))
      }
      #expect(try difference(picture()).largest == 0)
      #expect(try difference(picture(dx: 0.2, dy: 0.06)).isSlight)
      #expect(try !difference(picture(dx: 0.75)).isSlight)
      #expect(try !difference(picture(dy: 0.75)).isSlight)
      let line = LayoutRect(x: 4, y: 20, width: 140, height: 1)
      #expect(try !difference(picture { $0.fill(line, color: .black) }).isSlight)
      let dot = LayoutRect(x: 150, y: 2, width: 4, height: 4)
      #expect(try !difference(picture { $0.fill(dot, color: .plainRed) }).isSlight)
      #expect(PictureDifference(try picture(), try Drawing(size: .zero).pixels()) == nil)
    }
  }
#endif
