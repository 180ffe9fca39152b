import StyleLayout
import StyledText
import Testing

@testable import StyleRichText

/// How a selection begins, and how its pins are dragged. Letters are 5 points wide, ideographs 10, and lines 10 high.
@Suite struct LabelSelectionTests {
  private func begin(_ unit: LabelSelection.Unit, _ x: Double, _ y: Double, in frame: TextFrame) -> Range<Int>? {
    LabelSelection(unit, at: LayoutPoint(x: x, y: y), in: frame)?.range
  }

  private func begin(_ x: Double, _ y: Double, in frame: TextFrame) -> Range<Int>? { begin(.word, x, y, in: frame) }

  private func mentioned() throws -> StyledText {
    var text = StyledText("ab @cd efgh ij")
    try text.set(\.mention, TextMention("x", text: "@cd efgh"), in: 3..<11)
    return text
  }

  // MARK: - Another layout

  /// All of a text that is cut at its start is selected by a finger that began at the last word.
  @Test func theWordThatASelectionBeganWithMovesWithTheText() throws {
    let text = StyledText("the quick brown fox jumps")
    let cut = selectingFrame(
      text,
      width: 50,
      options: FrameOptions(maximumLines: 1, truncation: Truncation("…", at: .head))
    )
    let last = cut.text.source.utf16Length
    let point = LayoutPoint(x: cut.size.width - 3, y: 5)
    var selection = try #require(LabelSelection(.word, at: point, in: cut))
    #expect(selection.range.upperBound == last)
    _ = selection.extend(to: LayoutPoint(x: 0, y: 5), in: cut)
    #expect(selection.isAll(in: cut))
    let wide = selectingFrame(text)
    var moved = try #require(selection.moved(from: cut, to: wide))
    #expect(moved.range == 0..<25)
    _ = moved.extend(to: LayoutPoint(x: .infinity, y: 5), in: wide)
    #expect(moved.range == 20..<25)
  }

  // MARK: - The beginning

  @Test func aDoubleTapOrALongPressSelectsTheUnitThere() {
    let frame = selectingFrame("one two three\nfour", width: 40)
    #expect(begin(.word, 22, 5, in: frame) == 4..<7)
    #expect(begin(.line, 22, 5, in: frame) == 0..<8)
    #expect(begin(.paragraph, 22, 5, in: frame) == 0..<14)
    #expect(begin(.all, 22, 5, in: frame) == 0..<18)
    #expect(begin(.line, 2, 15, in: frame) == 8..<14 && begin(.paragraph, 2, 25, in: frame) == 14..<18)
    #expect(LabelSelection(at: LayoutPoint(x: 22, y: 5), in: frame)?.range == 4..<7, "a word by default")
    #expect(begin(17, 5, in: frame) == 3..<4, "a run of spaces is a word of its own")
  }

  @Test func wordsAndLinesTakeWholeMentions() throws {
    #expect(begin(.word, 32, 5, in: selectingFrame(try mentioned())) == 3..<11)
    let narrow = selectingFrame(try mentioned(), width: 35)
    #expect(begin(.line, 2, 5, in: narrow) == 0..<11 && begin(.line, 2, 15, in: narrow) == 3..<14)
    #expect(begin(.word, 2, 15, in: narrow) == 3..<11)
  }

  @Test func besideALineTheNearestWordIsSelected() {
    let frame = selectingFrame("one two\nthree", width: 100)
    #expect(begin(90, 5, in: frame) == 4..<7, "and not the line break")
    #expect(begin(-9, 15, in: frame) == 8..<13 && begin(90, 90, in: frame) == 8..<13)
    #expect(begin(22, -50, in: frame) == 4..<7)
    let soft = selectingFrame("汉字汉字", width: 25)
    #expect(begin(24, 5, in: soft) == 1..<2, "of this line, and not of the next one")
    let hebrew = selectingFrame("שלום אב", width: 100)
    #expect(begin(2, 5, in: hebrew) == 5..<7 && begin(99, 5, in: hebrew) == 0..<4)
    // A line of English that starts with a Hebrew word.
    let mixed = selectingFrame("אב cd", width: 100, options: FrameOptions(direction: .leftToRight))
    #expect(begin(-5, 5, in: mixed) == 0..<2)
  }

  @Test func blankLinesHaveSomethingToSelect() {
    let frame = selectingFrame("ab\n\ncd\n")
    #expect(begin(.word, 0, 15, in: frame) == 3..<4 && begin(.line, 0, 15, in: frame) == 3..<4)
    for unit in [LabelSelection.Unit.line, .paragraph] { #expect(begin(unit, 0, 35, in: frame) == 4..<7) }
    #expect(begin(.word, 0, 35, in: frame) == 6..<7)
  }

  @Test func anEmptyTextHasNothingToSelect() {
    let none = FrameOptions(maximumLines: 0)
    for unit in LabelSelection.Unit.allCases {
      #expect(begin(unit, 0, 0, in: selectingFrame("")) == nil)
      #expect(begin(unit, 0, 0, in: selectingFrame("abc", options: none)) == nil)
    }
    #expect(LabelSelection(1..<1, in: selectingFrame("abc")) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
  func badNumbersDoNoHarm(number: Double) {
    let frame = selectingFrame("one two\nthree")
    #expect(begin(number, number, in: frame) != nil && begin(2, number, in: frame) != nil)
    var selection = LabelSelection(0..<3, in: frame)
    let (far, margins) = (LayoutPoint(x: number, y: number), [number, 0, -1])
    for margin in margins { #expect(selection?.pin(at: far, in: frame, margin: margin) == nil) }
    #expect(selection?.grab(at: far, in: frame) == nil && selection?.heldPin == nil)
    #expect(selection?.grab(at: LayoutPoint(x: 15, y: 15), in: frame) == .end)
    selection?.drag(to: far, in: frame)
    #expect(selection?.range.isEmpty == false && selection?.heldPin != nil)
    if number.isNaN { #expect(selection?.range == 0..<3) }
    let rect = selection?.magnifier(in: frame)?.rect
    #expect(rect.map { $0.x.isFinite && $0.y.isFinite } == true)
    #expect(selection?.shape(in: frame).contains(far) == false)
  }

  @Test func rangesAreClampedToTheTextAndWidened() throws {
    let frame = selectingFrame(try mentioned())
    #expect(LabelSelection(1..<5, in: frame)?.range == 1..<11)
    #expect(LabelSelection(Int.min..<Int.max, in: frame)?.range == 0..<14)
    #expect(LabelSelection(20..<30, in: frame) == nil)
    #expect(LabelSelection(1..<2, in: selectingFrame("a👍b"))?.range == 1..<3)
    // Another text than that of the selection.
    let selection = LabelSelection(4..<14, in: frame)
    #expect(selection?.shape(in: selectingFrame("abcdef")).rects.map(\.x) == [15])
    #expect(selection?.shape(in: selectingFrame("ab")).bounds == nil)
    #expect(selection?.clipboard(of: "ab", in: selectingFrame("ab")) == nil)
  }

  // MARK: - Pins

  @Test func aPinIsTakenWithinItsMargin() {
    let frame = selectingFrame("abcdefghij")
    let selection = LabelSelection(2..<8, in: frame)
    func pin(_ x: Double, _ y: Double, margin: Double = LabelSelection.pinMargin) -> LabelSelection.Pin? {
      selection?.pin(at: LayoutPoint(x: x, y: y), in: frame, margin: margin)
    }
    #expect(pin(10, -5) == .start && pin(40, 15) == .end && pin(10, 5) == .start && pin(40, 5) == .end)
    #expect(pin(10, -25) == .start && pin(10, -27) == nil && pin(10, -27, margin: 20) == .start)
    #expect(pin(11, 5, margin: 0) == .start && pin(11.5, 5, margin: 0) == nil && pin(11.5, 5, margin: -3) == nil)
    #expect(pin(24, 5) == .start && pin(26, 5) == .end, "the nearer one")
    // Between the pins of one letter, the nearer knob.
    let letter = LabelSelection(2..<3, in: frame)
    #expect(letter?.pin(at: LayoutPoint(x: 12.5, y: 2), in: frame) == .start)
    #expect(letter?.pin(at: LayoutPoint(x: 12.5, y: 8), in: frame) == .end)
    let large = SelectionPinStyle(color: SelectionPinStyle.standard.color, knobDiameter: 30)
    #expect(selection?.pin(at: LayoutPoint(x: 10, y: -29), in: frame, style: large, margin: 0) == .start)
  }

  @Test func aPinMovesAsTheFingerDoes() {
    let frame = selectingFrame("abcdefghij\nabcdefghij")
    var selection = LabelSelection(2..<4, in: frame)
    // The finger is at the knob, below the line.
    let finger = LayoutPoint(x: 22, y: 16)
    #expect(selection?.grab(at: finger, in: frame) == .end)
    #expect(selection?.drag(to: finger, in: frame) == .end && selection?.range == 2..<4)
    selection?.drag(to: LayoutPoint(x: 33, y: 16), in: frame)
    #expect(selection?.range == 2..<6, "x 31 in the first line")
    selection?.drag(to: LayoutPoint(x: 33, y: 23), in: frame)
    #expect(selection?.range == 2..<17, "the next line")
    selection?.release()
    #expect(selection?.drag(to: finger, in: frame) == nil && selection?.range == 2..<17)
  }

  @Test func pinsMayCross() {
    let frame = selectingFrame("abcdefghij")
    var selection = LabelSelection(4..<6, in: frame)
    selection?.grab(at: LayoutPoint(x: 20, y: -5), in: frame)
    #expect(selection?.heldPin == .start)
    #expect(selection?.drag(to: LayoutPoint(x: 45, y: -5), in: frame) == .end)
    #expect(selection?.range == 6..<9 && selection?.heldPin == .end)
    #expect(selection?.drag(to: LayoutPoint(x: 5, y: -5), in: frame) == .start && selection?.range == 1..<6)
  }

  @Test func pinsNeverLeaveTheSelectionEmpty() throws {
    let frame = selectingFrame(try mentioned())
    var selection = LabelSelection(3..<14, in: frame)
    // The mention stays, as a whole.
    #expect(selection?.drag(.start, to: LayoutPoint(x: 70, y: 5), in: frame) == .start && selection?.range == 13..<14)
    #expect(selection?.drag(.end, to: LayoutPoint(x: 65, y: 5), in: frame) == .end && selection?.range == 13..<14)
    selection = LabelSelection(3..<14, in: frame)
    #expect(selection?.drag(.end, to: LayoutPoint(x: 15, y: 5), in: frame) == .end && selection?.range == 3..<11)
    selection = LabelSelection(0..<11, in: frame)
    #expect(selection?.drag(.start, to: LayoutPoint(x: 55, y: 5), in: frame) == .start && selection?.range == 3..<11)
  }

  @Test func pinsSnapToGraphemesAndMentions() throws {
    let frame = selectingFrame(try mentioned())
    var selection = LabelSelection(0..<1, in: frame)
    let ends = stride(from: 6.0, through: 70, by: 1).map { x in
      selection?.drag(.end, to: LayoutPoint(x: x, y: 5), in: frame)
      return selection?.range.upperBound ?? 0
    }
    #expect(Set(ends) == [1, 2, 3, 11, 12, 13, 14])
    let emoji = selectingFrame("a👩‍👩‍👧e\u{301}b")
    var other = LabelSelection(0..<1, in: emoji)
    let places = stride(from: 0.0, through: 30, by: 1).map { x in
      other?.drag(.end, to: LayoutPoint(x: x, y: 5), in: emoji)
      return other?.range.upperBound ?? 0
    }
    #expect(Set(places) == [1, 9, 11, 12])
  }

  /// At the edge of text of another direction, the nearest place may be at its other side: without a movement, the pin
  /// stays.
  @Test func aHeldPinStaysWhileItIsTheNearest() {
    let frame = selectingFrame("ab שלום cd")
    var selection = LabelSelection(1..<3, in: frame)
    let finger = LayoutPoint(x: 15, y: 15)
    #expect(selection?.grab(at: finger, in: frame) == .end)
    for x in [15, 15.5, 16, 15] {
      selection?.drag(to: LayoutPoint(x: x, y: 15), in: frame)
      #expect(selection?.range == 1..<3, "\(x)")
    }
    selection?.drag(to: LayoutPoint(x: 24, y: 15), in: frame)
    #expect(selection?.range == 1..<5)
  }

  @Test func theFingerOfALongPressExtendsTheSelection() throws {
    let frame = selectingFrame("one two three")
    var selection = try #require(LabelSelection(at: LayoutPoint(x: 22, y: 5), in: frame))
    func extend(_ x: Double) -> LabelSelection.Pin? { selection.extend(to: LayoutPoint(x: x, y: 5), in: frame) }
    #expect(extend(24) == .end && selection.range == 4..<7 && selection.canSelectWord(in: frame) == false)
    #expect(extend(51) == .end && selection.range == 4..<10)
    #expect(extend(6) == .start && selection.range == 1..<7, "the word stays selected")
    #expect(selection.magnifier(in: frame)?.center == LayoutPoint(x: 5, y: 5))
    #expect(extend(.nan) == .start && selection.range == 1..<7)
    #expect(extend(.infinity) == .end && selection.range == 4..<13)
    selection.release()
    #expect(selection.heldPin == nil && extend(2) == .start && selection.range == 0..<13)
    #expect(selection.menuItems(in: frame) == [.copy])
  }

  /// The end of a text that is cut without a token is not on the screen.
  @Test func theStartPinStaysInTheTextThatIsShown() {
    let frame = selectingFrame("汉字汉字", width: 20, options: FrameOptions(maximumLines: 1))
    var selection = LabelSelection(.all, at: .zero, in: frame)
    #expect(selection?.range == 0..<4)
    #expect(selection?.drag(.start, to: LayoutPoint(x: 99, y: 99), in: frame) == .start)
    #expect(selection?.range == 1..<4 && selection?.shape(in: frame).start?.stem.x == 9)
  }
}
