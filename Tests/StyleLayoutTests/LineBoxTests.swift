import StyleLayout
import StyleTables
import StyledText
import Testing
import YanxuanStyles

@Suite struct LineBoxTests {
  private static let mixed = "Hg 国家 😀 مرحبا 12\u{301} שלום"

  private func heights(_ text: StyledText, _ host: StyleHost = .layout, _ options: FrameOptions = FrameOptions())
    -> [Double]
  {
    fixedFrame(text, in: StyleContext(host: host), options).lines.map(\.box.height)
  }

  @Test(arguments: StyleHost.allCases) func everyCodeHasItsLineHeight(host: StyleHost) throws {
    for code in Yanxuan.catalog.codes {
      let expected = code.resolved.metrics?.lineHeight ?? code.resolved.size
      #expect(heights(StyledText("a国", style: code), host) == [expected], "\(code.name)")
    }
  }

  #if canImport(CPango)
    @Test func everyCodeHasItsLineHeightWithRealFontsAndFallback() throws {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      for code in Yanxuan.catalog.codes where code.tokens.color == "gray2" && code.resolved.metrics != nil {
        for host in StyleHost.allCases {
          for lineHeight in FrameOptions.LineHeight.allCases {
            let frame = typesetter.frame(
              for: StyledText(Self.mixed, style: code),
              in: StyleContext(host: host),
              width: 60,
              options: FrameOptions(lineHeight: lineHeight)
            )
            let expected = code.resolved.metrics?.lineHeight
            #expect(frame.lines.count > 1)
            #expect(frame.lines.allSatisfy { $0.box.height == expected }, "\(code.name) \(host) \(lineHeight)")
          }
        }
      }
    }

    @Test func fourteenPointsAreTwentyHighAndTwentyTwoInReadMode() throws {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      for code in Yanxuan.catalog.codes where code.tokens.size == "14" {
        let frame = typesetter.frame(for: StyledText(Self.mixed, style: code))
        #expect(frame.size.height == (code.tokens.mode == "read" ? 22 : 20), "\(code.name)")
      }
    }

    @Test func aFallbackFontNeverMovesTheBaseline() throws {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      for host in StyleHost.allCases {
        let frames = ["Hg", "国", "😀", "مرحبا", Self.mixed, ""].map {
          typesetter.frame(for: StyledText($0, style: .t14_gray2_bold), in: StyleContext(host: host)).lines[0]
        }
        #expect(Set(frames.map(\.baseline)).count == 1)
      }
    }
  #endif

  @Test func theHostsRulePlacesTheBaseline() {
    // 14 pt: ascent 10.5, descent 3.5, so the slack of a line of 20 is 6. The style's baseline is at 13.5.
    let style = explicitStyle(size: 14, lineHeight: 20, baseline: 13.5)
    func baseline(_ host: StyleHost) -> Double? {
      var text = StyledText("a")
      text.explicitStyle = style
      return fixedFrame(text, in: StyleContext(host: host)).lines.first?.baseline
    }
    #expect(StyleHost.allCases.map(baseline) == StyleHost.allCases.map { _ in 13.5 })
  }

  @Test func aHostGoesByTheFontThatItReallyHas() throws {
    // The style takes an ascent of 12 and a descent of 2 for granted, and so no shift: UIKit has 6 above the text and
    // CSS
    // 3. With the real ascent of 10.5, UIKit's baseline is at 16.5, and that of CSS at 13.5.
    func baseline(_ host: StyleHost, at baseline: Double) -> Double? {
      let lines = LineMetrics(lineHeight: 20, lineSpacing: 0, letterSpacing: 0, baseline: baseline)
      var text = StyledText("a")
      text.explicitStyle = ResolvedStyle(
        size: 14,
        weight: 400,
        family: nil,
        color: explicitStyle(size: 1, lineHeight: 1, baseline: 1).color,
        metrics: lines,
        fontMetrics: FontMetrics(ascent: 12 / 14, descent: 2 / 14)
      )
      return fixedFrame(text, in: StyleContext(host: host)).lines.first?.baseline
    }
    #expect(abs(try #require(baseline(.label, at: 18)) - 16.5) < 1e-9)
    #expect(abs(try #require(baseline(.textKit, at: 18)) - 16.5) < 1e-9)
    #expect(abs(try #require(baseline(.legacyLabel, at: 18)) - 16.5) < 1e-9)
    #expect(abs(try #require(baseline(.css, at: 15)) - 13.5) < 1e-9)
    #expect(baseline(.layout, at: 15) == 15)
  }

  @Test func aRunsOwnSizeOrWeightChangesNoBox() throws {
    var text = StyledText("small LARGE", style: .t14_gray2_bold)
    try text.set(\.size, 40, in: 6..<11)
    try text.set(\.weight, 900, in: 0..<5)
    for host in StyleHost.allCases { #expect(heights(text, host) == [20]) }
    let plain = fixedFrame(StyledText("a", style: .t14_gray2_bold)).lines[0]
    let line = fixedFrame(text).lines[0]
    #expect([line.baseline, line.ascent, line.descent] == [plain.baseline, plain.ascent, plain.descent])
  }

  @Test func withoutLineMetricsALineIsAsHighAsItsFonts() throws {
    #expect(heights(StyledText("a", style: .t13_gray2_bold)) == [13])
    #expect(heights(tenPoint("a")) == [10])
    #expect(heights(StyledText("a")) == [17])
    var text = tenPoint("aB")
    try text.set(\.size, 20, in: 1..<2)
    let line = fixedFrame(text).lines[0]
    #expect([line.box.height, line.baseline, line.ascent, line.descent, line.leading] == [20, 15, 15, 5, 0])
  }

  @Test func severalStylesShareOneBaseline() throws {
    let text = try smallAndLarge()
    let frame = fixedFrame(text, width: 60)
    #expect(frame.lineWords == ["small ", "LARGE"])
    #expect(frame.lines.map(\.box.height) == [14, 30])
    #expect(frame.lines.map(\.box.y) == [0, 16])
    let line = fixedFrame(text).lines[0]
    #expect([line.box.height, line.baseline, line.ascent, line.descent] == [30, 20, 15, 5])
  }

  @Test func exactLinesHaveTheHeightOfTheirParagraph() throws {
    var text = StyledText("small LARGE\n", style: .t14_gray2_bold)
    try text.apply(styleCode: .t27_gray2_bold, in: 6..<11)
    try text.set(
      \.attachment,
      TextAttachment("box", width: 9, ascent: 90),
      in: 3..<4
    )
    let options = FrameOptions(lineHeight: .exact)
    #expect(heights(text, .layout, options) == [20, 20])
    #expect(heights(text) == [40, 20])
    var small = StyledText("a")
    small.explicitStyle = explicitStyle(size: 20, lineHeight: 10, baseline: 9)
    #expect(heights(small) == [20])
    #expect(heights(small, .layout, options) == [10])
    #expect(fixedFrame(small, options).lines[0].leading == -10)
    #expect(heights(tenPoint("a"), .layout, options) == [10])
  }

  @Test func aFontThatIsHigherThanTheLineMakesItHigher() {
    var text = StyledText("a")
    text.explicitStyle = explicitStyle(size: 20, lineHeight: 10, baseline: 9)
    let line = fixedFrame(text).lines[0]
    #expect([line.box.height, line.baseline] == [20, 14])
    #expect(fixedFrame(text, in: StyleContext(host: .css)).lines[0].box.height == 20)
  }

  @Test func blankLinesHaveTheHeightOfTheirParagraph() throws {
    var text = StyledText("a\n\n\u{2028}b\n", style: .t14_gray2_bold)
    try text.apply(styleCode: .t27_gray2_bold, in: 2..<4)
    #expect(fixedFrame(text).lineWords == ["a\n", "\n", "\u{2028}", "b\n", ""])
    #expect(heights(text) == [20, 40, 40, 20, 20])
    #expect(heights(StyledText("", style: .t14_gray2_bold)) == [20])
    #expect(heights(StyledText("")) == [17])
    #expect(heights(StyledText("a\n", style: .t27_gray2_bold)) == [40, 40])
  }

  @Test func theScaleOfTextIsThatOfItsLines() {
    let context = StyleContext(textScale: TextScale(2))
    #expect(fixedFrame(StyledText("a\nb", style: .t14_gray2_bold), in: context).lines.map(\.box.y) == [0, 46])
  }

  @Test func lengthsThatAreNoneCountAsZero() {
    for number in [Double.nan, .infinity, -.infinity, -5] {
      var text = StyledText("a\nb")
      text.explicitStyle = explicitStyle(size: 10, lineHeight: number, spacing: number, baseline: 5)
      #expect(heights(text) == [10, 10])
      #expect(fixedFrame(text).size.height == 20)
      text.explicitStyle = explicitStyle(size: number, lineHeight: 20, baseline: number)
      #expect(heights(text) == [20, 20])
      #expect(fixedFrame(text).lines[0].baseline.isFinite)
    }
    var text = StyledText("a\nb")
    text.explicitStyle = explicitStyle(size: 1e300, lineHeight: 1e300, spacing: 1e300, baseline: 1e300)
    #expect(fixedFrame(text).size.height.isFinite)
    #expect(fixedFrame(text).size.width.isFinite)
  }
}
