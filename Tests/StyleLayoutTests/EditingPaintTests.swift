import StyleTables
import StyledText
import Testing

@testable import StyleLayout

/// The selection, the caret and marked text. Letters are 5 points wide, and lines 10 points high with the baseline at
/// 7.5.
@Suite struct EditingPaintTests {
  private func operations(
    _ text: StyledText,
    width: Double = .infinity,
    options: DrawingOptions,
    at origin: LayoutPoint = .zero
  ) -> [PaintOperation] {
    var drawing = Drawing(size: LayoutSize(width: 500, height: 500))
    drawing.draw(tenPointFrame(text, width: width), at: origin, options: options)
    return drawing.operations
  }

  @Test func backgroundsThenTheSelectionThenTheTextThenTheCaret() throws {
    var text = StyledText("ab\u{FFFC}")
    try text.set(\.attachment, TextAttachment("a", width: 9, ascent: 9), in: 2..<3)
    let everything = TextAttributes(
      underline: .single,
      strikethrough: .single,
      background: TextBackground(StyleColor(light: .plainRed)),
      border: TextBorder(width: 1, color: StyleColor(light: .plainRed))
    )
    try text.merge(everything, in: 0..<2)
    let options = DrawingOptions(
      showsBoxes: true,
      pressedLink: 0..<1,
      pressedStyle: PressedStyle(background: TextBackground(StyleColor(light: .plainRed))),
      selection: 0..<3,
      caret: TextCaret(1),
      caretStyle: CaretStyle(color: StyleColor(light: .plainGreen)),
      markedText: 0..<2,
      markedTextStyle: MarkedTextStyle(color: StyleColor(light: .plainBlue))
    )
    let all = operations(text, options: options)
    let order = ["fill", "fill", "fill", "line", "line", "glyphs", "stroke", "line", "fill", "fill"]
    #expect(all.map(\.kind) == order + ["stroke", "fill", "stroke"])
    let selection = SelectionStyle.standard.color[.light]
    #expect(all[..<5].map(\.color) == [.plainRed, .plainRed, selection, .black, .plainBlue])
    #expect(all[9].color == .plainGreen)
  }

  @Test func theSelectionIsATranslucentBlueInBothAppearances() {
    let text = StyledText("abc")
    let fill = operations(text, options: DrawingOptions(selection: 1..<2)).first
    #expect(fill?.filled == LayoutRect(x: 5, y: 0, width: 5, height: 10))
    #expect(fill?.color == RGBAColor(red: 0, green: 84, blue: 166, alpha: 51))
    #expect(SelectionStyle.standard.color == PressedStyle.standard.background?.color)
  }

  @Test func theSelectionExtendsOverLineSpacingAndTakesWholeAtoms() throws {
    var text = StyledText("ab @cd efgh\nij")
    text.attributes.paragraphSpacing = 4
    try text.set(\.mention, TextMention("x", text: "@cd efgh"), in: 3..<11)
    var options = DrawingOptions(selection: 5..<13)
    let fills = operations(text, width: 35, options: options, at: LayoutPoint(x: 1, y: 2)).compactMap(\.filled)
    #expect(
      fills == [
        LayoutRect(x: 16, y: 2, width: 20, height: 10), LayoutRect(x: 1, y: 12, width: 20, height: 14),
        LayoutRect(x: 1, y: 26, width: 5, height: 10),
      ]
    )
    options.selectionStyle.extent = SelectionExtent(separatorWidth: 3)
    let widths = operations(text, width: 35, options: options).compactMap(\.filled).map(\.width)
    #expect(widths.suffix(2) == [23, 5])
  }

  @Test func theCaretStandsOnItsPosition() throws {
    var text = StyledText("ab @cd")
    try text.set(\.mention, TextMention("x", text: "@cd"), in: 3..<6)
    func caret(_ caret: TextCaret, _ style: CaretStyle = .standard) -> PaintOperation? {
      operations(text, options: DrawingOptions(caret: caret, caretStyle: style)).last { $0.kind == "fill" }
    }
    #expect(caret(TextCaret(2))?.filled == LayoutRect(x: 9, y: 0, width: 2, height: 10))
    #expect(caret(TextCaret(2))?.color == .black)
    // Inside the mention.
    #expect(caret(TextCaret(5), CaretStyle(width: 1))?.filled == LayoutRect(x: 14.5, y: 0, width: 1, height: 10))
    #expect(caret(TextCaret(.max))?.filled?.x == 29 && caret(TextCaret(.min))?.filled?.x == -1)
    for width in [0, -1, Double.nan, .infinity] { #expect(caret(TextCaret(2), CaretStyle(width: width)) == nil) }
    let ink = StyleColor(light: .plainRed)
    let tinted = operations(text, options: DrawingOptions(ink: ink, caret: TextCaret(0)))
    #expect(tinted.last?.color == .plainRed)
    let none = DrawingOptions(caret: TextCaret(0))
    #expect(operations("", options: none).compactMap(\.filled) == [LayoutRect(x: -1, y: 0, width: 2, height: 10)])
  }

  @Test func markedTextIsUnderlinedInTheColorsOfTheText() throws {
    var text = StyledText("abcdef gh")
    try text.set(\.color, StyleColor(light: .plainRed), in: 2..<4)
    let lines = operations(text, width: 30, options: DrawingOptions(markedText: 1..<8))
    let found = lines.filter { $0.kind == "line" }
    #expect(found.map(\.color) == [.black, .plainRed, .black, .black])
    #expect(found.compactMap(\.line).map { [$0.minX, $0.maxX] } == [[5, 10], [10, 20], [20, 30], [0, 5]])
    #expect(found.compactMap(\.line).map(\.thickness) == [1, 1, 1, 1])
    // Where an underline of the text would be.
    text.attributes.underline = LineDecoration(.single, width: 1)
    let underlines = operations(text, width: 30, options: DrawingOptions()).compactMap(\.line)
    #expect(Set(found.compactMap(\.line).map(\.y)) == Set(underlines.map(\.y)))
    let style = MarkedTextStyle(width: 2, color: StyleColor(light: .plainBlue))
    let blue = operations("abc", options: DrawingOptions(markedText: 0..<2, markedTextStyle: style))
    #expect(blue.first?.color == .plainBlue && blue.first?.line?.thickness == 2 && blue.first?.line?.maxX == 10)
  }

  @Test func markedTextOfBothDirections() {
    // Seen: "ab ", the Hebrew letters from right to left, " cd".
    let found = operations("ab שלום cd", options: DrawingOptions(markedText: 1..<5)).compactMap(\.line)
    #expect(found.map { [$0.minX, $0.maxX] } == [[5, 15], [25, 35]])
  }

  @Test(arguments: [-9..<(-2), 90..<99, -5..<99, Int.min..<Int.max, 3..<3, 2..<4, 5..<6])
  func rangesOutOfTheTextAreClamped(range: Range<Int>) {
    let text = StyledText("ab👍cd")
    let options = DrawingOptions(selection: range, caret: TextCaret(range.upperBound), markedText: range)
    let inside = range.clamped(to: 0..<6)
    let found = operations(text, options: options)
    #expect(found.contains { $0.kind == "line" } == !inside.isEmpty)
    #expect(found.compactMap(\.filled).contains { $0.width > 2 } == !inside.isEmpty)
    var drawing = Drawing(size: LayoutSize(width: 100, height: 100))
    drawing.draw(tenPointFrame("ab", options: FrameOptions(maximumLines: 0)), options: options)
    #expect(drawing.operations.isEmpty)
  }

  /// The space between two lines is selected even if neither line is on the page.
  @Test func theSpaceBesideTheVisibleLinesIsSelected() {
    var text = StyledText("ab\ncd")
    text.attributes.paragraphSpacing = 100
    var drawing = Drawing(size: LayoutSize(width: 100, height: 10))
    drawing.draw(tenPointFrame(text), at: LayoutPoint(x: 0, y: -50), options: DrawingOptions(selection: 0..<5))
    #expect(drawing.operations.compactMap(\.filled) == [LayoutRect(x: 0, y: -50, width: 10, height: 110)])
  }

  @Test func theInkIsThatOfTheText() {
    let frame = tenPointFrame("ab")
    var drawing = Drawing(size: LayoutSize(width: 100, height: 100))
    drawing.draw(frame, options: DrawingOptions(selection: 0..<2, caret: TextCaret(2), markedText: 0..<2))
    let painted = drawing.operations.reduce(nil) { LayoutRect.union($0, $1.bounds) }
    #expect(painted?.maxX == 11 && frame.inkBounds.maxX < 10)
  }
}
