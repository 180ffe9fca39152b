#if canImport(CPango)
  import StyleLayout
  import StyleTables
  import StyledText
  import TestSupport
  import Testing
  import YanxuanStyles

  @Suite struct DrawingPixelTests {
    private let page = LayoutSize(width: 40, height: 30)

    private func pixels(
      _ text: StyledText,
      _ shaper: (any TextShaper)? = nil,
      scale: Double = 1,
      context: StyleContext = StyleContext()
    ) throws -> PixelBuffer {
      let typesetter = Typesetter(try shaper ?? PangoShaper(TestFonts.configuration))
      let frame = typesetter.frame(for: text, in: context)
      var drawing = Drawing(size: LayoutSize(width: frame.size.width + 8, height: frame.size.height + 8))
      drawing.draw(frame, at: LayoutPoint(x: 4, y: 4))
      return try drawing.pixels(scale: scale)
    }

    @Test func shapesLieWhereTheyAreToLie() throws {
      var drawing = Drawing(size: page, background: .white)
      drawing.fill(LayoutRect(x: 10, y: 5, width: 20, height: 10), color: .plainRed)
      drawing.stroke(LayoutRect(x: 10, y: 20, width: 20, height: 6), color: .plainBlue, width: 2)
      let pixels = try drawing.pixels(scale: 2)
      #expect(pixels.width == 80 && pixels.height == 60)
      #expect(pixels[19, 10] == .white && pixels[20, 10] == .plainRed)
      #expect(pixels[59, 29] == .plainRed && pixels[60, 29] == .white)
      #expect(pixels[20, 40] == .plainBlue && pixels[17, 40] == .white && pixels[40, 46] == .white)
      #expect(pixels[-1, 0].alpha == 0 && pixels[80, 0].alpha == 0)
    }

    @Test func roundCornersAreRound() throws {
      var drawing = Drawing(size: page)
      drawing.fill(LayoutRect(x: 0, y: 0, width: 40, height: 30), color: .plainRed, cornerRadius: 10)
      let pixels = try drawing.pixels()
      // A quarter of a circle misses its corner by (1 − √½) of the radius on the diagonal, which is 2.9.
      for (x, y) in [(0, 0), (39, 0), (39, 29), (0, 29)] { #expect(pixels[x, y].alpha == 0) }
      #expect(pixels[1, 1].alpha == 0 && pixels[4, 4] == .plainRed)
      #expect(pixels[20, 0] == .plainRed && pixels[0, 15] == .plainRed)
    }

    @Test(arguments: [.nan, -5, 1e300, .infinity]) func cornerRadiiMakeSense(radius: Double) throws {
      var drawing = Drawing(size: page)
      drawing.fill(LayoutRect(x: 0, y: 0, width: 40, height: 30), color: .plainRed, cornerRadius: radius)
      #expect(try drawing.pixels()[20, 15] == .plainRed)
      #expect(try drawing.pixels()[0, 0].alpha == (radius > 0 ? 0 : 255))
    }

    @Test func translucentColorsAreNotPremultiplied() throws {
      let color = RGBAColor(red: 200, green: 100, blue: 50, alpha: 128)
      let pixel = try Drawing(size: page, background: color).pixels()[5, 5]
      #expect(pixel.alpha == 128)
      #expect(abs(Int(pixel.red) - 200) <= 1 && abs(Int(pixel.green) - 100) <= 1 && abs(Int(pixel.blue) - 50) <= 1)
    }

    @Test func inkLiesInTheLineBox() throws {
      let ink = try #require(try pixels(StyledText("Hägar 国", style: .t22_black_bold), scale: 2).ink)
      let frame = Typesetter(try PangoShaper(TestFonts.configuration)).frame(
        for: StyledText("Hägar 国", style: .t22_black_bold)
      )
      #expect(ink.x >= 8 && ink.maxX <= 2 * (frame.size.width + 4) + 1)
      #expect(ink.y >= 8 && ink.maxY <= 2 * (frame.size.height + 4))
    }

    @Test func lettersAreNotFlipped() throws {
      let pixels = try pixels(StyledText("7", style: .t27_black_bold), scale: 4)
      let ink = try #require(pixels.ink)
      func blackPixels(in row: Double) -> [Int] {
        let y = Int(ink.y + ink.height * row)
        return (0..<pixels.width).filter { pixels[$0, y].alpha > 128 }
      }
      #expect(blackPixels(in: 0.1).count > 2 * blackPixels(in: 0.9).count, "the bar is at the top")
      let leftOfMiddle = blackPixels(in: 0.9).count { Double($0) < ink.x + ink.width / 2 }
      #expect(leftOfMiddle * 2 > blackPixels(in: 0.9).count, "the foot is at the left")
    }

    @Test func glyphsLieAtFractionsOfAPixel() throws {
      let frame = Typesetter(try PangoShaper(TestFonts.configuration)).frame(
        for: StyledText("l", style: .t14_black_bold)
      )
      let lefts = try [4.0, 4.25, 4.5, 4.75].map { x in
        var drawing = Drawing(size: LayoutSize(width: 20, height: 30))
        drawing.draw(frame, at: LayoutPoint(x: x, y: 4))
        return try #require(try drawing.pixels().ink).x
      }
      for (left, next) in zip(lefts, lefts.dropFirst()) { #expect((next - left).isNear(0.25, by: 0.02)) }
    }

    @Test func textHasItsColor() throws {
      for (appearance, channel) in [(Appearance.light, 0x11 as UInt8), (.dark, 0xF5)] {
        let pixels = try pixels(
          StyledText("国", style: .t27_black_bold),
          scale: 3,
          context: StyleContext(appearance: appearance)
        )
        let opaque = (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } }.filter {
          $0.alpha == 255
        }
        #expect(!opaque.isEmpty)
        #expect(opaque.allSatisfy { $0 == RGBAColor(red: channel, green: channel, blue: channel) })
      }
    }

    @Test func emojiHaveColors() throws {
      #expect(try pixels(StyledText("👍🏽", style: .t22_black_bold), scale: 2).hasColor)
      #expect(try !pixels(StyledText("Hi 国", style: .t22_black_bold), scale: 2).hasColor)
    }

    @Test func emojiFadeWithTheTextsColor() throws {
      var text = StyledText("👍🏽", style: .t22_black_bold)
      text.attributes.color = StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0, alpha: 64))
      let pixels = try pixels(text, scale: 2)
      let alphas = (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y].alpha } }
      #expect((alphas.max() ?? 0).magnitude == 64)
    }

    @Test func lettersWithoutAFontAreBoxes() throws {
      let ink = try #require(try pixels(StyledText("ab", style: .t14_black_bold), FixedWidthShaper(), scale: 4).ink)
      #expect(ink.width > 4 * 10 && ink.width < 4 * 14)
      let unknown = try #require(try pixels(StyledText("\u{10330}", style: .t22_black_bold), scale: 4).ink)
      #expect(unknown.width > 8)
    }

    @Test func picturesFillTheirBoxesAndAreNotFlipped() throws {
      var picture = Drawing(size: LayoutSize(width: 2, height: 2), background: .plainRed)
      picture.fill(LayoutRect(x: 0, y: 1, width: 2, height: 1), color: .plainBlue)
      let image = AttachmentImage(png: try picture.encoded(as: .png(scale: 1)))
      var drawing = Drawing(size: page)
      drawing.draw(image, in: LayoutRect(x: 10, y: 0, width: 20, height: 30))
      let pixels = try drawing.pixels()
      #expect(pixels[10, 0] == .plainRed && pixels[29, 2] == .plainRed)
      #expect(pixels[10, 29] == .plainBlue && pixels[29, 27] == .plainBlue)
      #expect(pixels[9, 15].alpha == 0 && pixels[30, 15].alpha == 0)
    }

    @Test func picturesThatCannotBeReadAreGreyBoxes() throws {
      let good = try Drawing(size: page).encoded(as: .png(scale: 1))
      // The width says 65,535 pixels.
      let large = Array(good[..<16]) + [0, 0, 0xFF, 0xFF] + Array(good[20...])
      for bytes in [[], [1, 2, 3], Array(good.prefix(40)), Array(repeating: 0, count: 100), large] {
        var drawing = Drawing(size: page)
        drawing.draw(AttachmentImage(png: bytes), in: LayoutRect(x: 0, y: 0, width: 40, height: 30))
        let pixel = try drawing.pixels()[20, 15]
        #expect(pixel.alpha > 0 && pixel.red == pixel.green && pixel.green == pixel.blue)
      }
    }

    @Test(arguments: LineDecoration.Style.allCases) func linesHaveInkUnderTheText(style: LineDecoration.Style) throws {
      var text = StyledText("国国", style: .t22_black_bold)
      let plain = try #require(try pixels(text, scale: 2).ink)
      text.attributes.underline = LineDecoration(style, width: 1.5)
      let lined = try #require(try pixels(text, scale: 2).ink)
      #expect(lined.maxY > plain.maxY)
      #expect(lined.width >= plain.width && lined.width <= plain.width + 8)
    }

    @Test(arguments: [0, 1e-9, 0.02, 3000, 10_000, 1e6, 1e300, -3, .nan, .infinity]) func anyFontSizeCanBeDrawn(
      size: Double
    ) throws {
      var text = StyledText("H国👍🏽", style: .t14_black_bold)
      text.attributes.size = size
      text.attributes.underline = LineDecoration(.dotted)
      let frame = Typesetter(try PangoShaper(TestFonts.configuration)).frame(for: text)
      var drawing = Drawing(size: page)
      drawing.draw(frame, options: DrawingOptions(showsBoxes: true))
      for format in [DrawingFormat.png(scale: 3), .svg, .pdf] {
        #expect(try !drawing.encoded(as: format).isEmpty)
      }
    }

    @Test func anyTextCanBeDrawn() throws {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      let ranges: [ClosedRange<UInt32>] = [0...0xFF, 0x300...0x7FF, 0x2000...0x206F, 0x4E00...0x4EFF, 0xFDD0...0xFFFF]
      for seed in 0..<150 as Range<UInt64> {
        var random = SeededGenerator(seed: seed)
        let scalars = (0..<20).compactMap { _ in
          Unicode.Scalar(UInt32.random(in: ranges.randomElement(using: &random) ?? 0...0x10FFFF, using: &random))
        }
        var text = StyledText(String(String.UnicodeScalarView(scalars)), style: .t14_black_bold)
        text.attributes.underline = .single
        let frame = typesetter.frame(for: text, width: 60)
        var drawing = Drawing(size: page)
        drawing.draw(frame)
        for format in [DrawingFormat.png(scale: 1), .svg, .pdf] {
          #expect(throws: Never.self, "seed \(seed): \(scalars)") { try drawing.encoded(as: format) }
        }
      }
    }

    @Test func anyShapeCanBeDrawn() throws {
      let picture = AttachmentImage(png: try Drawing(size: page).encoded(as: .png(scale: 1)))
      let numbers = [0, -1, 1e-300, 1e-7, 1e-5, 10, 999_999, 1e300, Double.nan, .infinity]
      var drawing = Drawing(size: page)
      for x in numbers {
        for width in numbers {
          let rect = LayoutRect(x: x, y: -width / 2, width: width, height: width)
          drawing.fill(rect, color: .plainRed, cornerRadius: x)
          drawing.stroke(rect, color: .plainRed, width: x, cornerRadius: width)
          drawing.draw(picture, in: rect)
        }
      }
      for format in [DrawingFormat.png(scale: 3), .svg, .pdf] {
        #expect(try !drawing.encoded(as: format).isEmpty)
      }
    }

    @Test func whatMakesNoSenseIsLeftOut() throws {
      let blank = try Drawing(size: page).pixels()
      let numbers = [Double.nan, .infinity, -.infinity, -1e300, 1e300, 1e9]
      for number in numbers {
        var drawing = Drawing(size: page)
        drawing.fill(LayoutRect(x: number, y: 0, width: 1, height: 1), color: .plainRed)
        drawing.fill(LayoutRect(x: 0, y: 0, width: number, height: 1), color: .plainRed)
        drawing.stroke(LayoutRect(x: 0, y: 0, width: 9, height: 9), color: .plainRed, width: number)
        drawing.draw(AttachmentImage(png: []), in: LayoutRect(x: 0, y: number, width: 9, height: number))
        let frame = Typesetter(FixedWidthShaper()).frame(for: StyledText("abc", style: .t14_gray2_bold))
        drawing.draw(frame, at: LayoutPoint(x: number, y: 0))
        drawing.draw(frame, at: LayoutPoint(x: 0, y: number))
        #expect(try drawing.pixels() == blank, "\(number)")
      }
    }
  }
#endif
