import StyleTables
import StyledText
import Testing
import YanxuanStyles

@testable import StyleLayout

/// The look of a pressed link, as an attribute of the link.
@Suite struct PressedLinkTests {
  private static let own = PressedStyle(
    background: TextBackground(StyleColor(light: .plainRed), padding: TextInsets(horizontal: 2, vertical: 60)),
    color: StyleColor(light: .plainGreen)
  )
  private static let other = PressedStyle(background: TextBackground(StyleColor(light: .plainBlue)))

  private func frame(_ pressed: PressedStyle?) throws -> TextFrame {
    var text = StyledText("see one two", style: .t14_gray2_bold)
    try text.set(\.link, TextLink("x"), in: 4..<11)
    try text.set(\.pressed, pressed, in: 4..<11)
    return Typesetter(FixedWidthShaper()).frame(for: text)
  }

  private func operations(_ frame: TextFrame, pressed: Range<Int>?, at y: Double = 70) -> [PaintOperation] {
    var drawing = Drawing(size: LayoutSize(width: 200, height: 200))
    drawing.draw(
      frame,
      at: LayoutPoint(x: 0, y: y),
      options: DrawingOptions(pressedLink: pressed, pressedStyle: Self.other)
    )
    return drawing.operations
  }

  @Test func theLinksOwnLookIsStrongerThanTheOption() throws {
    let own = operations(try frame(Self.own), pressed: 4..<11)
    #expect(own.filter { $0.kind == "fill" }.map(\.color) == [.plainRed])
    #expect(own.filter { $0.kind == "glyphs" }.last?.color == .plainGreen)
    let other = operations(try frame(nil), pressed: 4..<11)
    #expect(other.filter { $0.kind == "fill" }.map(\.color) == [.plainBlue])
    let none = operations(try frame(PressedStyle()), pressed: 4..<11)
    #expect(!none.contains { $0.kind == "fill" }, "a look without parts shows nothing")
  }

  @Test func aLinkThatIsNotPressedLooksAsItDid() throws {
    let before = operations(try frame(Self.own), pressed: nil)
    #expect(before == operations(try frame(nil), pressed: nil))
    #expect(operations(try frame(Self.own), pressed: 0..<3) == operations(try frame(nil), pressed: 0..<3))
  }

  @Test func partsOfALinkMayDiffer() throws {
    var text = StyledText("one two", style: .t14_gray2_bold)
    text.attributes.link = "x"
    try text.set(\.pressed, Self.own, in: 0..<3)
    let painted = operations(Typesetter(FixedWidthShaper()).frame(for: text), pressed: 0..<7)
    #expect(painted.filter { $0.kind == "fill" }.map(\.color) == [.plainRed, .plainBlue])
  }

  /// The padding reaches far beyond the line, which is above the page.
  @Test func thePaddingOfThePressedLookIsPainted() throws {
    var text = StyledText((0..<40).map { "line \($0)" }.joined(separator: "\n"), style: .t14_gray2_bold)
    text.attributes.link = "x"
    let plain = Typesetter(FixedWidthShaper()).frame(for: text)
    var tall = Self.own
    tall.background?.padding = TextInsets(horizontal: 0, vertical: 400)
    text.attributes.pressed = tall
    let frame = Typesetter(FixedWidthShaper()).frame(for: text)
    let y = -plain.lines[20].box.maxY - 300
    #expect(operations(frame, pressed: 0..<500, at: y).contains { $0.color == .plainRed })
    #expect(frame.overflow >= 400 && plain.overflow < 400)
    var padded = try self.frame(Self.own)
    #expect(padded.overflow >= 60)
    padded = try self.frame(nil)
    #expect(padded.overflow < 60)
  }
}
