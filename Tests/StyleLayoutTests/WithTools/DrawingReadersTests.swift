#if canImport(CPango)
  import Foundation
  import StyleLayout
  import StyleTables
  import StyledText
  import TestSupport
  import Testing
  import YanxuanStyles

  /// What other programs make of the files: Debian's packages librsvg2-bin and poppler-utils have them.
  @Suite struct DrawingReadersTests {
    private static func isInstalled(_ program: String) -> Bool {
      (try? Subprocess.run("which", [program]))?.status == 0
    }

    private func drawing() throws -> Drawing {
      var text = StyledText("Office 国家 👍🏽 שלום ¥129 مرحبا", style: .t22_gray2_bold)
      let color = RGBAColor(red: 255, green: 240, blue: 200, alpha: 120)
      text.attributes.background = TextBackground(StyleColor(light: color), cornerRadius: 3)
      try text.set(\.underline, LineDecoration(.wavy), in: 0..<6)
      try text.set(\.strikethrough, LineDecoration(.dotted), in: 20..<24)
      let frame = Typesetter(try PangoShaper(TestFonts.configuration)).frame(for: text, width: 160)
      var drawing = Drawing(size: LayoutSize(width: 170, height: 128), background: .white)
      drawing.draw(frame, at: LayoutPoint(x: 5, y: 0), options: DrawingOptions(showsBoxes: true))
      return drawing
    }

    /// The drawing as another program shows it, at two pixels to a point.
    private func shown(_ format: DrawingFormat, by program: String, _ arguments: [String]) throws -> PixelBuffer {
      let folder = try TemporaryFolder("readers")
      try Data(drawing().encoded(as: format)).write(to: URL(fileURLWithPath: folder.path + "/file"))
      let result = try Subprocess.run(program, arguments, in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      return try PixelBuffer(png: Array(Data(contentsOf: URL(fileURLWithPath: folder.path + "/shown.png"))))
    }

    @Test(.enabled(if: isInstalled("rsvg-convert"))) func anSVGLooksLikeThePNG() throws {
      let shown = try shown(.svg, by: "rsvg-convert", ["-z", "2", "-o", "shown.png", "file"])
      let difference = try #require(PictureDifference(try drawing().pixels(scale: 2), shown))
      #expect(difference.isSlight, "\(difference)")
    }

    @Test(.enabled(if: isInstalled("pdftoppm"))) func aPDFLooksLikeThePNG() throws {
      let shown = try shown(.pdf, by: "pdftoppm", ["-r", "144", "-png", "-singlefile", "file", "shown"])
      let difference = try #require(PictureDifference(try drawing().pixels(scale: 2), shown))
      #expect(difference.isSlight, "\(difference)")
    }

    @Test(.enabled(if: isInstalled("pdftotext"))) func aPDFHasText() throws {
      let folder = try TemporaryFolder("readers")
      try Data(drawing().encoded(as: .pdf)).write(to: URL(fileURLWithPath: folder.path + "/file"))
      let words = try Subprocess.run("pdftotext", ["file", "-"], in: folder.path).output
      for word in ["Office 国家", "שלום", "¥129", "مرحبا"] { #expect(words.contains(word), "\(words)") }
    }

    private func pages() throws -> [Drawing] {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      return ["First 国", "Second", "Third"].enumerated().map { index, text in
        var page = Drawing(size: LayoutSize(width: 200, height: 100.5 + 50 * Double(index)), background: .white)
        page.draw(typesetter.frame(for: StyledText(text, style: .t22_gray2_bold)), at: LayoutPoint(x: 5, y: 5))
        return page
      }
    }

    @Test(.enabled(if: isInstalled("pdfinfo"))) func pagesHaveTheirOwnSizes() throws {
      let folder = try TemporaryFolder("readers")
      try Data(Drawing.pdf(pages: pages())).write(to: URL(fileURLWithPath: folder.path + "/file"))
      let facts = try Subprocess.run("pdfinfo", ["-f", "1", "-l", "3", "file"], in: folder.path).output
      let lines = facts.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      #expect(lines.contains("Pages: 3"))
      let sizes = lines.filter { $0.hasPrefix("Page ") && $0.contains("size") }
      #expect(sizes == ["100.5", "150.5", "200.5"].enumerated().map { "Page \($0 + 1) size: 200 x \($1) pts" })
    }

    @Test(.enabled(if: isInstalled("pdftotext"))) func eachPageHasItsText() throws {
      let folder = try TemporaryFolder("readers")
      try Data(Drawing.pdf(pages: pages())).write(to: URL(fileURLWithPath: folder.path + "/file"))
      let text = try Subprocess.run("pdftotext", ["file", "-"], in: folder.path).output
      let pages = text.split(separator: "\u{C}").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      #expect(pages == ["First 国", "Second", "Third"])
    }

    /// Nothing of one page is on the next.
    @Test(.enabled(if: isInstalled("pdftoppm"))) func pagesLookLikeThePNG() throws {
      let folder = try TemporaryFolder("readers")
      let page = try drawing()
      let blank = Drawing(size: LayoutSize(width: 300, height: 50), background: .white)
      try Data(Drawing.pdf(pages: [page, blank, page])).write(to: URL(fileURLWithPath: folder.path + "/file"))
      let result = try Subprocess.run("pdftoppm", ["-r", "144", "-png", "file", "shown"], in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      for (index, expected) in [page, blank, page].enumerated() {
        let url = URL(fileURLWithPath: folder.path + "/shown-\(index + 1).png")
        let shown = try PixelBuffer(png: Array(Data(contentsOf: url)))
        let difference = try #require(PictureDifference(try expected.pixels(scale: 2), shown))
        #expect(difference.isSlight, "page \(index + 1): \(difference)")
      }
    }
  }
#endif
