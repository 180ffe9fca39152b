#if PANGO
  import Foundation
  import StyleLayout
  import StyleSpec
  import Testing

  @testable import Storefront

  /// The picture of a page. `SHOP_RECORD=1` writes it instead; look at it before you commit it.
  struct PagePictureTests {
    /// Debian's packages fonts-inter, fonts-wqy-microhei, fonts-hosny-amiri and fonts-noto-color-emoji have them.
    private static let fonts = [
      "opentype/inter/Inter-Regular.otf", "opentype/inter/Inter-SemiBold.otf", "opentype/inter/Inter-Bold.otf",
      "truetype/wqy/wqy-microhei.ttc", "opentype/fonts-hosny-amiri/Amiri-Regular.ttf",
      "truetype/noto/NotoColorEmoji.ttf",
    ].map { "/usr/share/fonts/" + $0 }
    private static let families = ["Inter", "WenQuanYi Micro Hei", "Amiri", "Noto Color Emoji"]
    private static let hasFonts = fonts.allSatisfy { FileManager.default.fileExists(atPath: $0) }

    @Test(.enabled(if: hasFonts, "a package of fonts is missing"))
    func thePageIsDrawnAsBefore() throws {
      let configuration = FontConfiguration(files: Self.fonts, families: Self.families, includesInstalledFonts: false)
      let typesetter = Typesetter(try PangoShaper(configuration))
      let drawing = PagePicture(typesetter: typesetter).drawing(try SampleSale().page)
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/page.png")
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
