import StyleLayout
import StyleTables
import StyledText
import Testing

@Suite struct GraphemeRectTests {
  @Test func eachCharacterHasARectangle() throws {
    let frame = tenPointFrame("a汉e\u{301}👩‍👩‍👧\r\nb")
    let rects = try frame.graphemeRects(in: 0..<15)
    #expect(rects.map(\.range) == [0..<1, 1..<2, 2..<4, 4..<12, 12..<14, 14..<15])
    #expect(rects.map(\.rect.x) == [0, 5, 15, 20, 30, 0])
    #expect(rects.map(\.rect.width) == [5, 10, 5, 10, 0, 5])
    #expect(rects.map(\.rect.y) == [0, 0, 0, 0, 0, 10])
  }

  @Test func graphemesThatARangeTouchesAreWhole() throws {
    let frame = tenPointFrame("ae\u{301}b")
    #expect(try frame.graphemeRects(in: 2..<3).map(\.range) == [1..<3])
    #expect(try frame.graphemeRects(in: 2..<2).isEmpty)
  }

  @Test func textFromRightToLeftIsInTextOrder() throws {
    #expect(try tenPointFrame("שלו").graphemeRects(in: 0..<3).map(\.rect.x) == [10, 5, 0])
  }

  @Test func justifiedSpacesAreWide() throws {
    var text = StyledText("a b cc")
    text.attributes.alignment = .justified
    let frame = tenPointFrame(text, width: 21)
    #expect(try frame.graphemeRects(in: 0..<3).map(\.rect.width) == [5, 11, 5])
    #expect(try frame.caretRect(at: 2).x == 16)
  }

  #if canImport(CPango)
    private func frame(_ text: String, family: String) throws -> TextFrame {
      let style = ResolvedStyle(
        size: 20,
        weight: 400,
        family: family,
        color: StyleColor(light: .init(red: 0, green: 0, blue: 0)),
        metrics: nil,
        fontMetrics: FontMetrics(ascent: 0.9, descent: 0.2)
      )
      var styled = StyledText(text)
      styled.explicitStyle = style
      return try PositionCase.pango.get().frame(for: styled)
    }

    /// The rectangles of characters need no run for each of them.
    @Test func aLigatureIsSharedEvenly() throws {
      let frame = try frame("fin", family: "DejaVu Sans")
      #expect(frame.lines[0].runs.count == 1)
      let rects = try frame.graphemeRects(in: 0..<3).map(\.rect)
      let letter = try #require(try self.frame("f", family: "DejaVu Sans").graphemeRects(in: 0..<1).first)
      // Alone, f is wider than i.
      #expect(abs(rects[0].width - rects[1].width) < 0.001 && abs(rects[0].width - letter.rect.width) > 0.1)
      #expect(rects[1].x == rects[0].maxX && rects[2].x == rects[1].maxX)
      #expect(try frame.caretRect(at: 1).x == rects[0].maxX)
      #expect(frame.position(at: rects[1].middle).grapheme == 1..<2)
    }

    @Test func anArabicLigatureIsSharedFromRightToLeft() throws {
      let frame = try frame("لا", family: "DejaVu Sans")
      let rects = try frame.graphemeRects(in: 0..<2).map(\.rect)
      #expect(rects[0].x == rects[1].maxX && abs(rects[0].width - rects[1].width) < 0.001 && rects[0].width > 1)
      #expect(try frame.caretRect(at: 1).x == rects[0].x)
      #expect(try frame.caretRect(at: 0).x == rects[0].maxX && frame.caretRect(at: 2).x == rects[1].x)
    }

    @Test func emojiSequencesAreOne() throws {
      let frame = try frame("👩‍👩‍👧🇩🇪👍🏽e\u{301}", family: "Inter")
      let rects = try frame.graphemeRects(in: 0..<18)
      #expect(rects.map(\.range) == [0..<8, 8..<12, 12..<16, 16..<18])
      #expect(rects.allSatisfy { $0.rect.width > 5 && $0.rect.width < 30 })
    }

    @Test func longTextsHaveFewRuns() throws {
      let frame = try frame(String(repeating: "word ", count: 200), family: "Inter")
      #expect(frame.lines[0].runs.count <= 2)
      #expect(try frame.graphemeRects(in: 0..<1_000).count == 1_000)
    }
  #endif
}
