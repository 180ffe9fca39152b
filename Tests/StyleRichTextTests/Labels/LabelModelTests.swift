import StyleLayout
import StyleRichText
import StyleTables
import StyledText
import Testing

/// What a label does, without a view. Letters are 5 points wide, and lines 10 points high.
struct LabelModelTests {
  // MARK: Layout

  @Test func aLabelIsLaidOutOnceForTheSameTextAndWidth() {
    var label = LabelModel(.text(TouchScene.text("one two"), lines: 1))
    #expect(label.shown == nil)
    #expect(label.show(width: 100) == ["redraw"])
    #expect(label.show(width: 100) == [])
    #expect(label.show(width: 20) == ["redraw", "select layout"])
    label.content.text = TouchScene.text("three")
    #expect(label.show(width: 20) == ["redraw", "select remove"], "another text ends the selection")
  }

  @Test func linesThatAreTooManyAreCutWithTheToken() {
    var label = LabelModel.shown("one two three", lines: 1, width: 35)
    #expect(label.shownText == "one tw…")
    label.content.token = "→"
    _ = label.show(width: 35)
    #expect(label.shownText == "one tw→")
    label.content.lines = 0
    _ = label.show(width: 35)
    #expect(label.shownText == "one two three" && label.shown?.frame.lines.count == 2)
  }

  @Test func theTextSaysWhereItsTokenIs() {
    func shown(_ mode: LineBreakMode?, token: StyledText = "…") -> LabelModel {
      var text = TouchScene.text("a really really long text in here")
      text.attributes.lineBreakMode = mode
      var label = LabelModel(.text(text, lines: 1, token: token))
      _ = label.show(width: 70)
      return label
    }
    #expect(shown(nil).shownText == "a really real…")
    #expect(shown(.truncatingTail).shownText == "a really real…")
    #expect(shown(.truncatingMiddle).shownText == "a reall…n here")
    #expect(shown(.truncatingMiddle, token: "[…]").shownText == "a real[…]here")
    #expect(shown(.truncatingHead).shownText == "…text in here")
    let clipped = shown(.clipping)
    #expect(clipped.shownText == "a really really long text in here" && clipped.shown?.frame.isComplete == false)
    var label = LabelModel(.text(TouchScene.text("a really really long text in here"), lines: 1))
    label.options.lineBreak = .truncatingMiddle
    _ = label.show(width: 70)
    #expect(label.shownText == "a reall…n here", "the mode of the label")
  }

  @Test func nothingIsToldBeforeThereIsAWidth() {
    var label = LabelModel(.expandable(ExpandableText(TouchScene.text("one two three four five"), limit: .lines(2))))
    for width in [0, -1, .nan] { #expect(!label.show(width: width).contains { $0.hasPrefix("collapsed") }, "\(width)") }
    #expect(label.show(width: 50).last == "collapsed 20")
  }

  @Test func stateAndHeightAreToldOnceForEachTextAndWhenTheyChange() {
    var label = LabelModel(.expandable(ExpandableText(TouchScene.text("one two three four five"), limit: .lines(2))))
    #expect(label.show(width: 50) == ["redraw", "collapsed 20"])
    #expect(label.show(width: 50) == [])
    #expect(label.show(width: 49) == ["redraw", "select expansion"], "the same lines in another width")
    #expect(label.toggle().map(\.line) == ["lay out"])
    #expect(label.show(width: 49) == ["redraw", "select expansion", "expanded 40"])
    label.content.text = TouchScene.text("one")
    #expect(label.show(width: 49) == ["redraw", "select remove", "whole 10"])
    label.content.text = TouchScene.text("two")
    #expect(label.show(width: 49) == ["redraw", "select remove", "whole 10"], "another text of the same height")
  }

  @Test func aViewAsksForTheUnbrokenWidthAndTheHeightOfItsOwn() {
    let label = LabelModel.shown("one two three")
    func size(_ preferred: Double, _ current: Double) -> LayoutSize {
      let typesetter = TouchScene.typesetter
      return label.intrinsicSize(by: typesetter, in: StyleContext(), preferred: preferred, current: current)
    }
    #expect(size(0, 0) == LayoutSize(width: 65, height: 10))
    #expect(size(0, 40) == LayoutSize(width: 65, height: 20), "it may grow again")
    #expect(size(0, 400) == LayoutSize(width: 65, height: 10))
    #expect(size(30, 400) == LayoutSize(width: 25, height: 30))
    #expect(label.shown?.frame.lines.count == 1, "measuring shows nothing")
  }

  // MARK: Touches

  @Test func aTapOnALinkIsTold() {
    var label = LabelModel.shown("[ab]----{@C}*")
    #expect(label.play("0 down 5 5") == ["redraw"])
    #expect(label.play("0.1 up 5 5") == ["redraw", "select tap", "tap ab"])
    #expect(label.play("1 down 32 5", "1.1 up 32 5") == ["redraw", "redraw", "select tap", "tap @C"])
    #expect(label.play("2 down 20 5", "2.1 up 20 5") == ["pass through"])
    #expect(label.play("3 down 5 5", "3.5 timer", "4 up 5 5") == ["redraw", "redraw", "longPress ab"])
  }

  /// The token is a link of the label: an app that opens links must not be told of it.
  @Test func aLongPressOnTheTokenCopiesTheText() throws {
    var label = LabelModel.expandable("one two three four five", touches: TouchOptions(copiesText: true))
    let token = try #require(label.shown?.frame.links.last?.rects.last)
    let down = "\(token.x + 1) \(token.y + 1)"
    #expect(
      label.play("0 down \(down)", "0.5 timer", "1 up \(down)").filter { $0 != "redraw" } == [
        "copy one two three four five"
      ]
    )
    label.touches.options.copiesText = false
    #expect(label.play("2 down \(down)", "2.5 timer", "3 up \(down)").filter { $0 != "redraw" } == [])
    label.touches.options.selectsText = true
    label.touches.options.doubleTaps = [.links]
    let twice = ["4 down \(down)", "4.1 up \(down)", "4.2 down \(down)", "4.3 up \(down)"]
    #expect(twice.flatMap { label.play($0) }.filter { $0 != "redraw" } == ["lay out"])
  }

  @Test func touchesThatAreForNothingGoToTheViewsBelow() {
    var label = LabelModel.shown("[ab]----")
    let (onLink, onText) = (LayoutPoint(x: 5, y: 5), LayoutPoint(x: 25, y: 5))
    #expect(label.takesTouch(at: onLink) && !label.takesTouch(at: onText))
    label.touches.options.copiesText = true
    #expect(label.takesTouch(at: onText))
    #expect(!LabelModel(.text("ab")).takesTouch(at: onLink), "before the first layout")
    var empty = LabelModel(.text("ab"))
    #expect(empty.play("0 down 5 5", "1 up 5 5") == ["pass through"])
  }

  @Test func aPointerOverALinkShowsIt() {
    var label = LabelModel.shown("[ab]----{@C}")
    let onto = label.hover(at: LayoutPoint(x: 5, y: 5))
    #expect(onto.target?.line == "ab" && onto.effects.map(\.line) == ["redraw"] && label.hovered == 0..<2)
    #expect(label.hover(at: LayoutPoint(x: 6, y: 5)).effects.isEmpty, "the same link")
    let beside = label.hover(at: LayoutPoint(x: 22, y: 5))
    #expect(beside.target == nil && beside.effects.map(\.line) == ["redraw"] && label.hovered == nil)
    _ = label.hover(at: LayoutPoint(x: 32, y: 5))
    #expect(label.hovered == 6..<8)
    #expect(label.hover(at: nil).effects.map(\.line) == ["redraw"] && label.hovered == nil)
  }

  @Test func aKeyboardDoesWhatATapWould() throws {
    var label = LabelModel.expandable("[a] two three four five")
    let targets = try #require(label.shown?.frame.links).map { TouchTarget.link($0) }
    #expect(label.activate(targets[0]).map(\.line) == ["tap a"])
    let token = try #require(targets.last)
    #expect(label.activate(token).map(\.line) == ["lay out"])
  }

  @Test func tokenAndClosingTextExpandAndCollapse() throws {
    var label = LabelModel.expandable("[a] two three four five")
    #expect(label.shownText == "a two\nthr..more" || label.shownText.hasSuffix("..more"))
    let token = try #require(label.shown?.frame.links.last?.rects.first)
    #expect(
      label.play("0 down \(token.x + 1) \(token.y + 1)", "0.1 up \(token.x + 1) \(token.y + 1)").last == "lay out"
    )
    #expect(label.show(width: 50).last?.hasPrefix("expanded") == true)
    let less = try #require(label.shown?.frame.links.last?.rects.first)
    let taps = label.play("1 down \(less.x + 1) \(less.y + 1)", "1.1 up \(less.x + 1) \(less.y + 1)")
    #expect(taps == ["redraw", "redraw", "lay out"], "the app is told by the layout")
    #expect(label.play("2 down 2 5", "2.1 up 2 5").last == "tap a", "other links work in each state")
  }

  @Test func aScreenReaderExpandsAndCollapses() {
    var label = LabelModel.expandable("one two three four five")
    #expect(label.toggleName == "more")
    #expect(label.toggle().map(\.line) == ["lay out"])
    _ = label.show(width: 50)
    #expect(label.toggleName == "less")
    _ = label.toggle()
    _ = label.show(width: 50)
    #expect(label.toggleName == "more")
    var whole = LabelModel.expandable("one")
    #expect(whole.toggleName == nil && whole.toggle().isEmpty)
    var plain = LabelModel.shown("one two", lines: 1, width: 20)
    #expect(plain.toggleName == nil && plain.toggle().isEmpty)
  }

  @Test func aLongPressCopiesAllOfAnExpandableText() {
    var label = LabelModel.expandable("one two three four five", touches: TouchOptions(copiesText: true))
    let effects = label.play("0 down 2 5", "0.5 timer")
    #expect(effects == ["copy one two three four five", "longPress text 0"])
    #expect(label.play("1 down 2 5", "1.1 up 2 5") == ["pass through"], "a tap is for the view below")
  }

  // MARK: Selecting

  private static let selecting = TouchOptions(selectsText: true, copiesText: true)

  @Test func aDoubleTapAndALongPressSelectTheWordThere() {
    var label = LabelModel.shown("one two", touches: Self.selecting)
    let double = label.play("0 down 25 5", "0.1 up 25 5", "0.2 down 25 5", "0.3 up 25 5")
    #expect(double == ["select word at 25 5", "doubleTap text 5"])
    #expect(label.play("1 down 25 5", "1.5 timer") == ["select word at 25 5", "longPress text 5"])
    #expect(
      label.play("1.6 move 50 5", "1.7 move 60 5", "1.8 up 60 5") == [
        "select extend", "select extend", "select release",
      ]
    )
    #expect(label.play("3 down 25 5", "3.1 up 25 5", "3.5 timer") == ["select tap", "tap text 5"])
  }

  @Test func aFingerAtAPinMovesItAndTouchesNothingElse() throws {
    var label = LabelModel.shown("[one] two", touches: Self.selecting)
    let frame = try #require(label.shown?.frame)
    let selection = try #require(LabelSelection(0..<3, in: frame))
    #expect(label.takesTouch(at: LayoutPoint(x: 0, y: 22), selection: selection))
    let events = ["0 down 15 8", "0.1 move 30 8", "0.5 timer", "0.6 up 30 8"]
    let effects = events.flatMap { label.play($0, selection: selection) }
    #expect(effects == ["select grab", "select drag", "select release"])
    #expect(label.play("1 down 2 500", "1.1 up 2 500", selection: selection).contains("tap text 0") == false)
    #expect(label.touches.highlight == nil)
  }

  @Test func aCopyHasNoTokenAndNoClosingText() throws {
    let label = LabelModel.expandable("one two three four five", touches: Self.selecting)
    let frame = try #require(label.shown?.frame)
    let all = try #require(LabelSelection(0..<frame.text.source.utf16Length, in: frame))
    #expect(label.clipboard(of: all)?.string == "one two three four five", "also what is cut")
    let part = try #require(LabelSelection(2..<frame.text.source.utf16Length, in: frame))
    #expect(label.clipboard(of: part)?.string.contains("more") == false)
    let cut = LabelModel.shown("one two three", lines: 1, width: 35)
    let cutFrame = try #require(cut.shown?.frame)
    #expect(cutFrame.text.source.text == "one tw…")
    let end = try #require(LabelSelection(4..<7, in: cutFrame))
    #expect(cut.clipboard(of: end)?.string == "tw")
  }

  @Test func aFrameThatChangesUnderAFingerEndsTheHighlight() {
    var label = LabelModel.shown("[ab]----")
    _ = label.play("0 down 5 5")
    #expect(label.touches.highlight == 0..<2)
    label.content.text = TouchScene.text("--------")
    #expect(label.show(width: .infinity).contains("pass through"))
    #expect(label.touches.highlight == nil)
  }
}
