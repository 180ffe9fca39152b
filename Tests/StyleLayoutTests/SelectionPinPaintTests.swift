import StyleTables
import StyledText
import Testing

@testable import StyleLayout

/// The fill and the pins of a selection. Letters are 5 points wide, and lines 10 points high.
@Suite struct SelectionPinPaintTests {
  private static let page = LayoutSize(width: 100, height: 100)

  private func operations(
    _ text: StyledText,
    width: Double = .infinity,
    at origin: LayoutPoint = LayoutPoint(x: 20, y: 30),
    clip: LayoutRect? = nil,
    _ options: DrawingOptions
  ) -> [PaintOperation] {
    var drawing = Drawing(size: Self.page)
    drawing.draw(tenPointFrame(text, width: width), at: origin, clip: clip, options: options)
    return drawing.operations
  }

  private func pins(
    _ text: StyledText,
    _ range: Range<Int>,
    width: Double = .infinity,
    style: SelectionPinStyle = .standard
  ) -> [LayoutRect] {
    let without = operations(text, width: width, DrawingOptions(selection: range))
    let all = operations(text, width: width, DrawingOptions(selection: range, selectionPins: style))
    #expect(Array(all.prefix(without.count)) == without, "pins are painted over all else")
    return all.dropFirst(without.count).compactMap(\.filled)
  }

  @Test func aPinHasAStemAsHighAsTheLineAndAKnob() {
    #expect(
      pins("abcd", 1..<3) == [
        LayoutRect(x: 24, y: 30, width: 2, height: 10), LayoutRect(x: 20, y: 20, width: 10, height: 10),
        LayoutRect(x: 34, y: 30, width: 2, height: 10), LayoutRect(x: 30, y: 40, width: 10, height: 10),
      ]
    )
    let options = DrawingOptions(selection: 1..<3, selectionPins: .standard)
    let pins = operations("abcd", options).suffix(4)
    let blue = RGBAColor(red: 0, green: 84, blue: 166)
    #expect(pins.map(\.color) == [blue, blue, blue, blue])
    let radii = pins.map { operation -> Double? in
      guard case .fill(let shape, _) = operation else { return nil }
      return shape.cornerRadius
    }
    #expect(radii == [0, 5, 0, 5], "knobs are round")
  }

  @Test func inTextFromRightToLeftTheStartPinIsAtTheRight() {
    let knobs = pins("שלום", 1..<3, width: 50)
    #expect(knobs.map(\.x) == [64, 60, 54, 50] && knobs.map(\.y) == [30, 20, 30, 40])
  }

  @Test func pinsOfAMultilineSelectionAreInTwoLines() {
    let found = pins("abc\ndef\nghi", 1..<9)
    #expect(found.map(\.x) == [24, 20, 24, 20] && found.map(\.y) == [30, 20, 50, 60])
  }

  /// The trap: a stroked selection.
  @Test func theSelectionIsFilledAndNotStroked() {
    let options = DrawingOptions(selection: 0..<7, selectionPins: .standard)
    let all = operations("abc\ndef", options)
    let rects = [LayoutRect(x: 20, y: 30, width: 15, height: 10), LayoutRect(x: 20, y: 40, width: 15, height: 10)]
    #expect(all.prefix(2).compactMap(\.filled) == rects)
    #expect(
      all.prefix(2).map(\.color) == Array(repeating: RGBAColor(red: 0, green: 84, blue: 166, alpha: 51), count: 2)
    )
    #expect(Set(all.map(\.kind)) == ["fill", "glyphs"])
  }

  @Test func pinsArePaintedOverTheCaretAndUnderTheBoxes() {
    let caret = CaretStyle(color: StyleColor(light: .plainGreen))
    let options = DrawingOptions(
      showsBoxes: true,
      selection: 0..<1,
      selectionPins: SelectionPinStyle(color: StyleColor(light: .plainRed), stemWidth: 1, knobDiameter: 4),
      caret: TextCaret(0),
      caretStyle: caret
    )
    let all = operations("a", options)
    #expect(all.map(\.kind) == ["fill", "glyphs", "fill", "fill", "fill", "fill", "fill", "stroke", "fill"])
    #expect(all[2].color == .plainGreen && all[3...6].allSatisfy { $0.color == .plainRed })
  }

  @Test func theColorFollowsTheAppearance() {
    var drawing = Drawing(size: Self.page)
    let dark = PositionCase.fixed.frame(for: StyledText("ab"), in: StyleContext(appearance: .dark))
    drawing.draw(
      dark,
      at: LayoutPoint(x: 20, y: 20),
      options: DrawingOptions(selection: 0..<1, selectionPins: .standard)
    )
    #expect(drawing.operations.last?.color == RGBAColor(red: 90, green: 160, blue: 255))
  }

  @Test func withoutASelectionThereAreNoPins() {
    let none = DrawingOptions(selectionPins: .standard)
    #expect(operations("ab", none).map(\.kind) == ["glyphs"])
    #expect(pins("ab", 1..<1).isEmpty && pins("", 0..<0).isEmpty && pins("ab", 7..<9).isEmpty)
    #expect(pins("ab", Int.min..<Int.max).count == 4)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func sizesThatAreNotPositiveAndFiniteAreNotPainted(size: Double) {
    let blue = SelectionPinStyle.standard.color
    #expect(pins("ab", 0..<1, style: SelectionPinStyle(color: blue, stemWidth: size)).map(\.y) == [20, 40])
    #expect(pins("ab", 0..<1, style: SelectionPinStyle(color: blue, knobDiameter: size)).map(\.y) == [30, 30])
  }

  /// A knob may be visible though its line is not.
  @Test func theKnobOfALineBelowThePageIsPainted() {
    let options = DrawingOptions(selection: 0..<1, selectionPins: .standard)
    let below = operations("ab", at: LayoutPoint(x: 20, y: 105), options)
    #expect(below.compactMap(\.filled) == [LayoutRect(x: 15, y: 95, width: 10, height: 10)])
    let above = operations("ab", at: LayoutPoint(x: 20, y: -15), options)
    #expect(above.compactMap(\.filled) == [LayoutRect(x: 20, y: -5, width: 10, height: 10)])
    let clip = LayoutRect(x: 0, y: 0, width: 100, height: 25)
    let clipped = operations("ab", at: LayoutPoint(x: 20, y: 30), clip: clip, options)
    #expect(clipped.count == 1 && clipped.first?.bounds == LayoutRect(x: 15, y: 20, width: 15, height: 5))
  }
}
