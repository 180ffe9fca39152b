@testable import StyleLayout
import Foundation
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// In 14_gray2_bold, letters without a font are 7 points wide and a line is 20 points high.
@Suite struct TextPainterTests {
  private func operations(
    _ text: StyledText,
    width: Double = .infinity,
    context: StyleContext = StyleContext(),
    options: DrawingOptions = DrawingOptions(),
    image: (TextAttachment) -> AttachmentImage? = { _ in nil }
  ) -> [PaintOperation] {
    let frame = Typesetter(FixedWidthShaper()).frame(for: text, in: context, width: width)
    var drawing = Drawing(size: LayoutSize(width: 500, height: 500))
    drawing.draw(frame, options: options, image: image)
    return drawing.operations
  }

  private func text(_ words: String, _ change: (inout StyledText) throws -> Void = { _ in }) rethrows -> StyledText {
    var text = StyledText(words, style: .t14_gray2_bold)
    try change(&text)
    return text
  }

  private var baseline: Double {
    Typesetter(FixedWidthShaper()).frame(for: StyledText("x", style: .t14_gray2_bold)).lines[0].baseline
  }

  @Test func fillsThenTextThenBordersAndStrikesThenAttachments() throws {
    let text = try text("ab\u{FFFC}cd") { text in
      try text.set(\.attachment, TextAttachment("a", width: 9, ascent: 9), in: 2..<3)
      let everything = TextAttributes(
        underline: .single,
        strikethrough: .single,
        background: TextBackground(StyleColor(light: .plainRed)),
        border: TextBorder(width: 1, color: StyleColor(light: .plainBlue))
      )
      try text.merge(everything, in: 0..<5)
    }
    let kinds = operations(text, options: DrawingOptions(showsBoxes: true)).map(\.kind)
    let expected = ["fill", "line", "glyphs", "glyphs", "stroke", "line", "fill"]
    #expect(kinds == expected + ["stroke", "fill", "stroke"])
  }

  @Test func whatIsBehindOneLineCoversNoLettersOfAnother() throws {
    let text = text("one two") { $0.attributes.background = TextBackground(StyleColor(light: .plainRed)) }
    #expect(operations(text, width: 25).map(\.kind) == ["fill", "fill", "glyphs", "glyphs", "glyphs"])
  }

  @Test func neighborsWithOneBackgroundShareIt() throws {
    let background = TextBackground(StyleColor(light: .plainRed), cornerRadius: 4)
    let text = try text("abcdef") { text in
      try text.set(\.background, background, in: 1..<3)
      try text.set(\.color, StyleColor(light: .plainBlue), in: 2..<4)
      try text.set(\.background, background, in: 5..<6)
    }
    let fills = operations(text).filter { $0.kind == "fill" }
    #expect(
      fills.compactMap(\.filled) == [
        LayoutRect(x: 7, y: baseline - 10.5, width: 14, height: 14),
        LayoutRect(x: 35, y: baseline - 10.5, width: 7, height: 14),
      ]
    )
    #expect(fills.allSatisfy { $0.color == .plainRed })
    guard case .fill(let shape, _) = fills[0] else { return }
    #expect(shape.cornerRadius == 4)
  }

  @Test func backgroundsThatDifferAreApart() throws {
    let text = try text("abcd") { text in
      try text.set(
        \.background,
        TextBackground(StyleColor(light: .plainRed)),
        in: 0..<2
      )
      try text.set(
        \.background,
        TextBackground(StyleColor(light: .plainBlue)),
        in: 2..<4
      )
    }
    #expect(operations(text).filter { $0.kind == "fill" }.map(\.color) == [.plainRed, .plainBlue])
  }

  @Test func spacesThatHangOverTheEndAreNotPainted() throws {
    let text = text("one two") { $0.attributes.underline = .single }
    let lines = operations(text, width: 25).compactMap(\.line)
    #expect(lines.map(\.maxX) == [21, 21])
  }

  @Test func aBorderRunsAroundTheBackground() throws {
    let text = text("ab") { text in
      text.attributes.border = TextBorder(width: 2, color: StyleColor(light: .plainBlue), cornerRadius: 3)
    }
    let operations = operations(text)
    guard case .stroke(let shape, let width, let color) = operations.last else {
      Issue.record("no border: \(operations)")
      return
    }
    #expect(shape.rect == LayoutRect(x: 0, y: baseline - 10.5, width: 14, height: 14).outset(by: 1))
    #expect(shape.cornerRadius == 3)
    #expect(width == 2)
    #expect(color == .plainBlue)
  }

  @Test func paddingReachesBeyondTheText() throws {
    let padding = TextInsets(top: 1, left: 2, bottom: 3, right: 4)
    let text = text("ab") { text in
      text.attributes.background = TextBackground(StyleColor(light: .plainRed), padding: padding)
      text.attributes.border = TextBorder(width: 2, color: StyleColor(light: .plainBlue), padding: padding)
    }
    let operations = operations(text)
    let inner = LayoutRect(x: -2, y: baseline - 11.5, width: 20, height: 18)
    #expect(operations.first?.filled == inner)
    guard case .stroke(let shape, _, _) = operations.last else {
      Issue.record("no border: \(operations)")
      return
    }
    #expect(shape.rect == inner.outset(by: 1))
    let plain = self.text("ab") { _ in }
    let typesetter = Typesetter(FixedWidthShaper())
    #expect(typesetter.frame(for: text).size == typesetter.frame(for: plain).size)
  }

  @Test func paddingThatMakesNoSenseCountsAsNone() throws {
    let text = text("ab") { text in
      let padding = TextInsets(top: .nan, left: -.infinity, bottom: -99)
      text.attributes.background = TextBackground(StyleColor(light: .plainRed), padding: padding)
    }
    #expect(operations(text).map(\.kind) == ["glyphs"])
  }

  /// The pressed link has as much contrast in dark appearances as in light ones.
  @Test(arguments: [
    (Appearance.light, 255), (.dark, 0), (.dark, 28), (.highContrastLight, 255), (.highContrastDark, 0),
  ])
  func aPressedLinkIsSeen(appearance: Appearance, background: Int) throws {
    let color = try #require(PressedStyle.standard.background).color[appearance]
    func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      let linear = [red, green, blue].map { $0 <= 10.31475 ? $0 / 255 / 12.92 : pow(($0 / 255 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let alpha = Double(color.alpha) / 255
    let page = Double(background)
    let over = [color.red, color.green, color.blue].map { Double($0) * alpha + page * (1 - alpha) }
    let lights = [luminance(over[0], over[1], over[2]), luminance(page, page, page)].sorted()
    #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 1.35)
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func aBorderWithoutWidthIsNone(width: Double) throws {
    let text = text("ab") { $0.attributes.border = TextBorder(width: width, color: StyleColor(light: .plainBlue)) }
    #expect(operations(text).map(\.kind) == ["glyphs"])
  }

  @Test func linesLieWhereTheFontHasThem() throws {
    let text = text("ab") { text in
      text.attributes.underline = .single
      text.attributes.strikethrough = LineDecoration(color: StyleColor(light: .plainRed))
    }
    let operations = operations(text)
    let gray = try #require(StyleCode.t14_gray2_bold.resolved.color)[.light]
    #expect(operations.map(\.kind) == ["line", "glyphs", "line"])
    let underline = try #require(operations.first?.line)
    #expect(underline.thickness.isNear(0.7))
    #expect(underline.y.isNear(baseline + 1.4 + 0.35))
    #expect(underline.minX == 0 && underline.maxX == 14)
    #expect(operations[0].color == gray)
    let strike = try #require(operations.last?.line)
    #expect(strike.y.isNear(baseline - 4.2 + 0.35))
    #expect(operations[2].color == .plainRed)
  }

  @Test func aThickerStrikeKeepsItsMiddleAndAThickerUnderlineItsUpperEdge() throws {
    let text = text("ab") { text in
      text.attributes.underline = LineDecoration(.single, width: 3)
      text.attributes.strikethrough = LineDecoration(.single, width: 3)
    }
    let lines = operations(text).compactMap(\.line)
    #expect(lines[0].y.isNear(baseline + 1.4 + 1.5))
    #expect(lines[1].y.isNear(baseline - 4.2 + 0.35))
  }

  @Test func aLineThroughSeveralFontsIsStraight() throws {
    let text = try text("abcd") { text in
      text.attributes.underline = .single
      try text.set(\.size, 28, in: 1..<2)
      try text.set(\.weight, 400, in: 3..<4)
    }
    let lines = operations(text).compactMap(\.line)
    #expect(lines.count == 1)
    #expect(lines.first?.thickness.isNear(1.4) == true)
    #expect(lines.first?.maxX.isNear(35) == true)
  }

  @Test func aLineInTheTextsColorChangesWithIt() throws {
    let text = try text("abcd") { text in
      text.attributes.underline = .single
      try text.set(\.color, StyleColor(light: .plainRed), in: 2..<4)
    }
    #expect(operations(text).filter { $0.kind == "line" }.last?.color == .plainRed)
    #expect(operations(text).count { $0.kind == "line" } == 2)
  }

  @Test(arguments: [0, 1e-300, -2, .nan, .infinity]) func aLineWithoutWidthIsNone(width: Double) throws {
    let text = text("ab") { $0.attributes.strikethrough = LineDecoration(.single, width: width) }
    #expect(operations(text).map(\.kind) == ["glyphs"])
  }

  @Test func aPressedLinkIsFilledOnEachLineOverItsOwnBackground() throws {
    let text = try text("see one two") { text in
      try text.set(\.link, TextLink("x"), in: 4..<11)
      try text.set(
        \.background,
        TextBackground(StyleColor(light: .plainRed)),
        in: 4..<11
      )
    }
    let style = PressedStyle(
      background: TextBackground(StyleColor(light: .plainBlue)),
      color: StyleColor(light: .plainGreen)
    )
    let options = DrawingOptions(pressedLink: 4..<11, pressedStyle: style)
    let operations = operations(text, width: 50, options: options)
    #expect(operations.filter { $0.kind == "fill" }.map(\.color) == [.plainRed, .plainRed, .plainBlue, .plainBlue])
    #expect(operations.compactMap(\.filled).map(\.width) == [21, 21, 21, 21])
    #expect(operations.filter { $0.kind == "glyphs" }.map(\.color).suffix(2) == [.plainGreen, .plainGreen])
    #expect(self.operations(text, width: 50).count { $0.kind == "fill" } == 2)
  }

  @Test func boxesOfBlankLinesAreSeen() {
    let operations = operations(StyledText("a\n\n", style: .t14_gray2_bold), options: DrawingOptions(showsBoxes: true))
    #expect(operations.map(\.kind) == ["glyphs", "stroke", "fill", "stroke", "stroke"])
  }

  @Test func backgroundsOfALineLieBesideEachOtherAndCoverTheirText() throws {
    let colors = [RGBAColor.plainRed, .plainBlue, .plainGreen].map { TextBackground(StyleColor(light: $0)) }
    let words = ["word ", "国家", "אבג ", "مرحبا", "12", "😀", " ", "\n", "(a)"]
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var text = StyledText("", style: .t14_gray2_bold)
      text.text = (0..<8).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      for _ in 0..<4 {
        let places = [0, 1].map { _ in text.text.indices.randomElement(using: &random) ?? text.text.startIndex }
          .sorted()
        let offsets = places.map { $0.utf16Offset(in: text.text) }
        let background = colors.randomElement(using: &random)
        try text.set(\.background, background, in: offsets[0]..<offsets[1])
      }
      let frame = Typesetter(FixedWidthShaper()).frame(for: text, width: Double.random(in: 20...150, using: &random))
      var drawing = Drawing(size: LayoutSize(width: 500, height: 1000))
      drawing.draw(frame, at: LayoutPoint(x: 100, y: 0))
      let fills = drawing.operations.compactMap(\.filled)
      for (fill, next) in zip(fills, fills.dropFirst()) {
        #expect(fill.y < next.y || fill.maxX <= next.x + 1e-6, "seed \(seed)")
      }
      let painted = frame.lines.flatMap { line in line.runs.filter { $0.clusters.lowerBound < line.visibleEnd } }
        .filter { frame[$0].attributes.background != nil }
      let width = painted.reduce(0) { $0 + $1.width }
      #expect(fills.reduce(0) { $0 + $1.width }.isNear(width, by: 1e-3), "seed \(seed)")
    }
  }

  @Test func colorsAreThoseOfTheAppearance() throws {
    let colors = StyleColor(light: .white, dark: .black, highContrastDark: .plainRed)
    let text = text("ab") { $0.attributes.color = colors }
    for appearance in Appearance.allCases {
      #expect(operations(text, context: StyleContext(appearance: appearance)).map(\.color) == [colors[appearance]])
    }
    let plain = StyledText("ab")
    #expect(operations(plain).map(\.color) == [.black])
    #expect(operations(plain, context: StyleContext(appearance: .dark)).map(\.color) == [.white])
  }

  @Test func attachmentsHaveTheirPicturesOrGreyBoxes() throws {
    let text = try text("\u{FFFC}\u{FFFC}\u{FFFC}") { text in
      for (index, width) in [10.0, 20, 0].enumerated() {
        let box = TextAttachment("\(index)", width: width, ascent: 8, descent: 2)
        try text.set(\.attachment, box, in: index..<index + 1)
      }
    }
    let picture = AttachmentImage(png: [1, 2, 3])
    let operations = operations(text) { $0.identifier == "0" ? picture : nil }
    #expect(operations.map(\.kind) == ["image", "fill"])
    #expect(operations.first == .image(picture, LayoutRect(x: 0, y: baseline - 8, width: 10, height: 10)))
    #expect(operations.last?.filled == LayoutRect(x: 10, y: baseline - 8, width: 20, height: 10))
  }
}

extension Double {
  func isNear(_ other: Double, by tolerance: Double = 1e-4) -> Bool { (self - other).magnitude <= tolerance }
}
