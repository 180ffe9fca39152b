#if PANGO
  import Foundation
  import StyleLayout
  import StyleRichText
  import StyleSpec
  import Testing

  @testable import Storefront

  /// Debian's packages fonts-inter, fonts-wqy-microhei, fonts-hosny-amiri and fonts-noto-color-emoji have them.
  private let fonts = [
    "opentype/inter/Inter-Regular.otf", "opentype/inter/Inter-SemiBold.otf", "opentype/inter/Inter-Bold.otf",
    "truetype/wqy/wqy-microhei.ttc", "opentype/fonts-hosny-amiri/Amiri-Regular.ttf",
    "truetype/noto/NotoColorEmoji.ttf",
  ].map { "/usr/share/fonts/" + $0 }
  private let families = ["Inter", "WenQuanYi Micro Hei", "Amiri", "Noto Color Emoji"]
  private let hasFonts = fonts.allSatisfy { FileManager.default.fileExists(atPath: $0) }

  /// The picture of a page. `SHOP_RECORD=1` writes it instead; look at it before you commit it.
  @Suite(.enabled(if: hasFonts, "a package of fonts is missing"))
  struct PagePictureTests {
    private func screen() throws -> PageScreen {
      let configuration = FontConfiguration(files: fonts, families: families, includesInstalledFonts: false)
      return PageScreen(try SampleSale().page, typesetter: Typesetter(try PangoShaper(configuration)))
    }

    @Test func thePageIsDrawnAsBefore() throws {
      try expectGolden(PagePicture().drawing(try screen()), "page.png")
    }

    /// A comment is expanded, a word is selected, a link is pressed, and the emoji has turned.
    @Test func theTouchedPageIsDrawnAsBefore() throws {
      var screen = try screen()
      try tap("…展开", in: .comment(1), of: &screen, at: 0)
      try tap("+", in: .moreTopics, of: &screen, at: 1)
      let word = try point(of: "妈", in: .comment(1), of: screen)
      screen.handle(.down(word, at: 2))
      screen.advance(to: 3)
      screen.handle(.up(word, at: 3))
      screen.handle(.down(try point(of: "指南", in: .comment(0), of: screen), at: 4))
      try expectGolden(PagePicture().drawing(screen, at: 0.3), "page.touched.png")
      #expect(screen.opened.isEmpty)
      screen.handle(.up(try point(of: "指南", in: .comment(0), of: screen), at: 4.1))
      #expect(screen.opened == [TextLink("topic", parameter: "选购指南")])
      #expect(screen.copied?.string == "妈")
    }

    /// A drag after a long press extends the selection, and a drag of a pin moves its end.
    @Test func selectionsAreExtendedAndMoved() throws {
      var screen = try screen()
      screen.handle(.down(try point(of: "壶", in: .comment(0), of: screen), at: 0))
      screen.advance(to: 1)
      screen.handle(.move(try point(of: "很稳", in: .comment(0), of: screen), at: 1.1))
      screen.handle(.up(try point(of: "很稳", in: .comment(0), of: screen), at: 1.2))
      let extended = try #require(screen.copied?.string)
      #expect(extended.hasPrefix("壶嘴出水"))
      let place = try #require(screen.layout.place(of: .comment(0)))
      let knob = try #require(screen.selection.selection?.shape(in: place.frame).end?.knob)
      let pin = LayoutPoint(x: place.origin.x + knob.x + 5, y: place.origin.y + knob.y + 5)
      screen.handle(.down(pin, at: 2))
      screen.handle(.move(LayoutPoint(x: pin.x + 50, y: pin.y), at: 2.1))
      screen.handle(.up(LayoutPoint(x: pin.x + 50, y: pin.y), at: 2.2))
      let moved = try #require(screen.copied?.string)
      #expect(moved.hasPrefix(extended) && moved.count > extended.count)
    }

    @Test func aSecondTapCollapses() throws {
      var screen = try screen()
      let height = screen.layout.size.height
      try tap("…展开", in: .comment(1), of: &screen, at: 0)
      #expect(screen.layout.size.height > height)
      try tap("收起", in: .comment(1), of: &screen, at: 1)
      #expect(screen.layout.size.height == height)
    }

    /// The moving emoji differs from one time to the next; on paper it has its still image.
    @Test func emojiMove() throws {
      let (screen, picture) = (try screen(), PagePicture())
      let times = try [0, 0.3, nil].map { try picture.drawing(screen, at: $0).pixels() }
      #expect(Set(times).count >= 2)
      #expect(try picture.drawing(screen, at: 0).pixels() == times[0])
    }

    private func tap(_ part: String, in label: PageLabel, of screen: inout PageScreen, at time: Double) throws {
      let point = try point(of: part, in: label, of: screen)
      screen.handle(.down(point, at: time))
      screen.handle(.up(point, at: time + 0.1))
    }

    /// The middle of a part of a text, on the page.
    private func point(of part: String, in label: PageLabel, of screen: PageScreen) throws -> LayoutPoint {
      let place = try #require(screen.layout.place(of: label))
      let text = place.frame.text.text
      let range = try #require(text.range(of: part), "`\(part)` is not in `\(text)`")
      let utf16 = range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
      let rect = try #require(place.frame.selectionRects(for: utf16).first?.rect)
      return LayoutPoint(x: place.origin.x + rect.x + rect.width / 2, y: place.origin.y + rect.y + rect.height / 2)
    }

    private func expectGolden(_ drawing: Drawing, _ name: String) throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
      if ProcessInfo.processInfo.environment["SHOP_RECORD"] == "1" {
        try Data(drawing.encoded(as: .png(scale: 2))).write(to: file)
      }
      let golden = Array(try Data(contentsOf: file))
      let pixels = try drawing.pixels(scale: 2)
      var page = Drawing(size: LayoutSize(width: Double(pixels.width), height: Double(pixels.height)))
      page.draw(
        AttachmentImage(png: golden),
        in: LayoutRect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
      )
      let distance = zip(pixels.bytes, try page.pixels().bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      // Fonts and libraries of another version round edges otherwise.
      #expect(Double(distance) / Double(pixels.bytes.count) < 0.5)
    }
  }
#endif
