#if canImport(CPango)
  import StyleLayout
  import StyleSpec
  import TestSupport
  import Testing
  import YanxuanStyles

  // The code of the articles, line by line, with what comes of it.

  struct ArticleExamples {
    @Test(arguments: ["StyleLayout", "Painting"])
    func articlesShowWhatIsTestedHere(_ article: String) throws {
      let text = try Repository.read("Sources/StyleLayout/StyleLayout.docc/\(article).md")
      let tested = try Repository.read("Tests/StyleLayoutTests/ArticleExamples.swift")
      let known = Set(tested.split(separator: "\n").map { $0.drop { $0 == " " } })
      let blocks = text.matches(of: #/(?s)```swift\n(.*?)```/#)
      #expect(!blocks.isEmpty)
      for line in blocks.flatMap({ $0.1.split(separator: "\n") }) {
        #expect(known.contains(line.drop { $0 == " " }), "not tested: \(line)")
      }
    }

    @Test func overview() throws {
      let fonts = TestFonts.configuration
      let typesetter = Typesetter(try PangoShaper(fonts))
      let link = StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
      let more = StyledText("…展开", attributes: TextAttributes(color: link, link: "expand"))
      let frame = typesetter.frame(
        for: StyledText("All that a text has to say in two lines", style: .t14_gray2_bold),
        width: 100,
        options: FrameOptions(maximumLines: 2, truncation: Truncation(more))
      )
      print(frame.size.height, frame.text.text)
      #expect(frame.size.height == 43)
      #expect(frame.text.text.hasSuffix("…展开"))
      let page = frame.bounds.union(frame.inkBounds)
      var drawing = Drawing(size: page.size)
      drawing.draw(frame, at: LayoutPoint(x: -page.x, y: -page.y))
      let png = try drawing.encoded(as: .png(scale: 2))
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func drawing() throws {
      let typesetter = Typesetter(try PangoShaper(.installed))
      let frame = typesetter.frame(for: StyledText("¥99", style: .t14_gray2_bold), width: 200)
      let page = frame.bounds.union(frame.inkBounds)  // letters may reach beyond their lines
      var drawing = Drawing(size: page.size, background: RGBAColor(red: 255, green: 255, blue: 255))
      drawing.draw(frame, at: LayoutPoint(x: -page.x, y: -page.y))
      let png = try drawing.encoded(as: .png(scale: 2))
      #expect(!png.isEmpty)
      let label = StyledText("¥99", attributes: TextAttributes(weight: 700, size: 14))  // no color
      let blue = StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
      var tinted = Drawing(size: page.size)
      tinted.draw(typesetter.frame(for: label), options: DrawingOptions(ink: blue))
      #expect(String(decoding: try tinted.encoded(as: .svg), as: UTF8.self).contains("rgb(22.352941%,38.823529%"))
    }
  }
#endif
