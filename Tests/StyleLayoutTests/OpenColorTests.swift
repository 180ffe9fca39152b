import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

@testable import StyleLayout

/// Text whose color is left open: by its style, or for lack of a style.
@Suite struct OpenColorTests {
  static let ink = StyleColor(light: .plainGreen, dark: .plainBlue)

  static func frame(
    _ text: StyledText,
    width: Double = .infinity,
    appearance: Appearance = .light,
    options: FrameOptions = FrameOptions()
  ) -> TextFrame {
    let context = StyleContext(appearance: appearance)
    return Typesetter(FixedWidthShaper()).frame(for: text, in: context, width: width, options: options)
  }

  static func operations(_ frame: TextFrame, _ options: DrawingOptions = DrawingOptions()) -> [PaintOperation] {
    var drawing = Drawing(size: LayoutSize(width: 1000, height: 1000))
    drawing.draw(frame, options: options)
    return drawing.operations
  }

  private func colors(_ frame: TextFrame, _ options: DrawingOptions = DrawingOptions()) -> [RGBAColor?] {
    Self.operations(frame, options).map(\.color)
  }

  @Test func openTextIsBlackOnLightAndWhiteOnDark() {
    for text in [StyledText("国家 e\u{301}👍🏽"), StyledText("国家 e\u{301}👍🏽", explicitStyle: .open)] {
      let expected: [Appearance: RGBAColor] = [
        .light: .black, .dark: .white, .highContrastLight: .black, .highContrastDark: .white,
      ]
      for appearance in Appearance.allCases {
        let painted = colors(Self.frame(text, appearance: appearance))
        #expect(!painted.isEmpty && painted.allSatisfy { $0 == expected[appearance] }, "\(appearance)")
      }
    }
  }

  @Test func inksHaveAppearancesToo() {
    let ink = StyleColor(light: .plainRed, dark: .plainBlue, highContrastLight: .black, highContrastDark: .white)
    for appearance in Appearance.allCases {
      let frame = Self.frame(StyledText("ab", explicitStyle: .open), appearance: appearance)
      #expect(colors(frame, DrawingOptions(ink: ink)) == [ink[appearance]])
    }
  }

  /// The frame comes from the cache the second time, and the paragraph from another one.
  @Test func oneFrameIsPaintedInSeveralInks() {
    let typesetter = Typesetter(FixedWidthShaper())
    let text = StyledText("one two", explicitStyle: .open)
    for ink in [RGBAColor.plainRed, .plainBlue, .plainRed] {
      for width in [Double.infinity, 25] {
        let painted = colors(typesetter.frame(for: text, width: width), DrawingOptions(ink: StyleColor(light: ink)))
        #expect(Set(painted) == [ink])
      }
    }
    #expect(typesetter.cache.frameStatistics == CacheStatistics(hits: 4, misses: 2))
  }

  /// What a cache returns for black text is not what it returns for open text.
  @Test func cachesTellOpenFromBlack() {
    let typesetter = Typesetter(FixedWidthShaper())
    let open = StyledText("ab", explicitStyle: .open)
    var black = open
    black.attributes.color = DrawingOptions.standardInk
    let options = DrawingOptions(ink: Self.ink)
    for _ in 0..<2 {
      #expect(colors(typesetter.frame(for: open), options) == [.plainGreen])
      #expect(colors(typesetter.frame(for: black), options) == [.black])
    }
  }

  @Test func coloredRunsKeepTheirColors() throws {
    var text = StyledText("ab国家👍🏽gh", explicitStyle: .open)
    try text.set(\.color, StyleColor(light: .plainRed), in: 2..<4)
    try text.apply(styleCode: .t14_gray2_bold, in: 4..<8)
    let gray = try #require(StyleCode.t14_gray2_bold.resolved.color).light
    #expect(colors(Self.frame(text), DrawingOptions(ink: Self.ink)) == [.plainGreen, .plainRed, gray, .plainGreen])
  }

  @Test func linesUnderAndThroughOpenTextHaveItsInk() throws {
    var text = StyledText("abcd", explicitStyle: .open)
    text.attributes.underline = .single
    text.attributes.strikethrough = LineDecoration(color: StyleColor(light: .plainBlue))
    try text.set(\.color, StyleColor(light: .plainRed), in: 2..<4)
    let operations = Self.operations(Self.frame(text), DrawingOptions(ink: Self.ink))
    #expect(operations.map(\.kind) == ["line", "line", "glyphs", "glyphs", "line"])
    #expect(operations.map(\.color) == [.plainGreen, .plainRed, .plainGreen, .plainRed, .plainBlue])
    text.attributes.strikethrough = .single
    #expect(colors(Self.frame(text), DrawingOptions(ink: Self.ink)).suffix(2) == [.plainGreen, .plainRed])
  }

  @Test func backgroundsBordersAndAttachmentsDoNotUseTheInk() throws {
    var text = StyledText("a\u{FFFC}", explicitStyle: .open)
    text.attributes.background = TextBackground(StyleColor(light: .plainRed))
    text.attributes.border = TextBorder(width: 1, color: StyleColor(light: .plainBlue))
    try text.set(\.attachment, TextAttachment("a", width: 9, ascent: 9), in: 1..<2)
    let frame = Self.frame(text)
    #expect(colors(frame, DrawingOptions(ink: Self.ink)) == [.plainRed, .plainGreen, .plainBlue, .placeholder])
  }

  /// The color of pressed links is stronger than the ink; without one, the link keeps the ink.
  @Test func aPressedLinkOfOpenTextHasItsColor() throws {
    var text = StyledText("see one", explicitStyle: .open)
    text.attributes.underline = .single
    try text.set(\.link, "x", in: 4..<7)
    let frame = Self.frame(text)
    func painted(_ color: StyleColor?) -> [RGBAColor?] {
      let options = DrawingOptions(pressedLink: 4..<7, pressedStyle: PressedStyle(color: color), ink: Self.ink)
      return colors(frame, options)
    }
    #expect(painted(StyleColor(light: .plainRed)) == [.plainGreen, .plainRed, .plainGreen, .plainRed])
    #expect(painted(nil) == [.plainGreen, .plainGreen, .plainGreen])
  }

  @Test(arguments: Truncation.Position.allCases)
  func aTokenInOpenTextHasTheInk(position: Truncation.Position) throws {
    func cut(_ token: StyledText) throws -> [PaintOperation] {
      let options = FrameOptions(maximumLines: 1, truncation: Truncation(token, at: position))
      let frame = Self.frame(StyledText("一二三四五六七八", explicitStyle: .open), width: 60, options: options)
      #expect(try !#require(frame.truncation).token.isEmpty)
      return Self.operations(frame, DrawingOptions(ink: Self.ink))
    }
    let plain = try cut("…")
    #expect(plain.contains { $0.strip?.text.contains("…") == true })
    #expect(plain.allSatisfy { $0.color == .plainGreen })
    let red = TextAttributes(color: StyleColor(light: .plainRed))
    for operation in try cut(StyledText("…展开", attributes: red)) {
      #expect(operation.color == (operation.strip?.text == "…展开" ? .plainRed : .plainGreen))
    }
  }

  /// Open text in an ink is painted like the same text with the ink as its color.
  @Test func anInkIsLikeAColorOfTheText() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(400) {
      let text = try Self.randomText(using: &random)
      let appearance = Appearance.allCases.randomElement(using: &random) ?? .light
      let width = Double.random(in: 10...200, using: &random)
      var options = DrawingOptions(ink: Self.ink)
      if Bool.random(using: &random) { options.pressedLink = 2..<6 }
      if Bool.random(using: &random) { options.pressedStyle.color = StyleColor(light: .white) }
      let frame = Self.frame(text, width: width, appearance: appearance)
      let open = frame.text.runs.filter { frame.text.sets[$0.attributesIndex].color == nil }
      var colored = text
      for run in open { try colored.set(\.color, Self.ink, in: run.range) }
      let operations = Self.operations(frame, options)
      let other = Self.frame(colored, width: width, appearance: appearance)
      #expect(operations == Self.operations(other, options), "seed \(seed), round \(round): \(text)")
      options.ink = DrawingOptions.standardInk
      #expect(!open.isEmpty || operations == Self.operations(frame, options), "seed \(seed), round \(round): \(text)")
    }
  }

  private static func randomText(using random: inout SeededGenerator) throws -> StyledText {
    let words = ["ab ", "国家", "e\u{301}", "👍🏽", "👩‍👩‍👧", "שלום ", "مرحبا", "\n", "1,234 "]
    var text = StyledText((0..<6).map { _ in words.randomElement(using: &random) ?? "" }.joined())
    let looks = [
      TextAttributes(explicitStyle: .open), TextAttributes(style: .t14_gray2_bold), TextAttributes(underline: .single),
      TextAttributes(color: StyleColor(light: .plainRed)), TextAttributes(strikethrough: LineDecoration(.wavy)),
      TextAttributes(background: TextBackground(StyleColor(light: .plainBlue))), TextAttributes(link: "x"),
      TextAttributes(underline: LineDecoration(color: StyleColor(light: .plainRed))),
    ]
    if Bool.random(using: &random), let look = looks.prefix(3).randomElement(using: &random) { text.attributes = look }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let places = (0..<2).map { _ in text.text.indices.randomElement(using: &random) ?? text.text.endIndex }.sorted()
      let look = looks.randomElement(using: &random) ?? TextAttributes()
      try text.merge(look, in: places[0]..<places[1])
    }
    return text
  }
}

extension ResolvedStyle {
  /// 14 points, with the lines of 14_gray2_bold, and without a color.
  static let open: ResolvedStyle = {
    let style = StyleCode.t14_gray2_bold.resolved
    return ResolvedStyle(
      size: style.size,
      weight: style.weight,
      family: style.family,
      color: nil,
      metrics: style.metrics,
      fontMetrics: style.fontMetrics
    )
  }()
}

extension StyledText {
  fileprivate init(_ text: String, explicitStyle: ResolvedStyle) {
    self.init(text)
    self.explicitStyle = explicitStyle
  }
}

extension TextAttributes {
  fileprivate init(explicitStyle: ResolvedStyle) {
    self.init()
    self.explicitStyle = explicitStyle
  }
}

#if canImport(CPango)
  /// What reaches the files.
  extension OpenColorTests {
    private func drawing(_ appearance: Appearance, _ options: DrawingOptions) throws -> Drawing {
      var text = StyledText("国国国 ", explicitStyle: .open)
      text.attributes.size = 27
      text.attributes.underline = LineDecoration(.thick)
      var red = StyledText("国", explicitStyle: .open)
      red.attributes.color = StyleColor(light: .plainRed)
      text.append(red)
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      let frame = typesetter.frame(for: text, in: StyleContext(appearance: appearance))
      var drawing = Drawing(size: LayoutSize(width: frame.size.width + 8, height: frame.size.height + 8))
      drawing.draw(frame, at: LayoutPoint(x: 4, y: 4), options: options)
      return drawing
    }

    private static let cases: [(Appearance, DrawingOptions, RGBAColor)] = [
      (.light, DrawingOptions(), .black), (.dark, DrawingOptions(), .white),
      (.light, DrawingOptions(ink: ink), .plainGreen), (.dark, DrawingOptions(ink: ink), .plainBlue),
    ]

    @Test(arguments: cases)
    func pixelsHaveTheInk(appearance: Appearance, options: DrawingOptions, color: RGBAColor) throws {
      let pixels = try drawing(appearance, options).pixels(scale: 3)
      let opaque = (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } }.filter {
        $0.alpha == 255
      }
      #expect(Set(opaque) == [color, .plainRed])
    }

    /// Translucent ink fades emoji, as a translucent color does.
    @Test func emojiFadeWithTheInk() throws {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      var drawing = Drawing(size: LayoutSize(width: 40, height: 40))
      let faint = StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0, alpha: 64))
      drawing.draw(typesetter.frame(for: StyledText("👍🏽", explicitStyle: .open)), options: DrawingOptions(ink: faint))
      let pixels = try drawing.pixels(scale: 2)
      #expect(stride(from: 3, to: pixels.bytes.count, by: 4).map { pixels.bytes[$0] }.max() == 64)
    }

    @Test func filesHaveTheInk() throws {
      let green = DrawingOptions(ink: Self.ink)
      let svg = String(decoding: try drawing(.light, green).encoded(as: .svg), as: UTF8.self)
      #expect(svg.contains("rgb(0%,50.196078%,0%)") && svg.contains("rgb(100%,0%,0%)"))
      #expect(!svg.contains("rgb(0%,0%,0%)"))
      for format in [DrawingFormat.png(scale: 1), .svg, .pdf] {
        let files = try [DrawingOptions(), green].map { try drawing(.light, $0).encoded(as: format) }
        #expect(files[0] != files[1])
        #expect(try drawing(.light, green).encoded(as: format) == files[1])
        let black = DrawingOptions(ink: StyleColor(light: .black))
        #expect(try drawing(.light, black).encoded(as: format) == files[0])
      }
    }
  }
#endif
