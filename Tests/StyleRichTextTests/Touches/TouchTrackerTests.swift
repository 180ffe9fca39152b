import StyleLayout
import StyleRichText
import StyledText
import Testing

/// What touches mean, one sentence after the other. In the frame, the first link is at 0…10, the second one at 30…40,
/// and text between them.
struct TouchTrackerTests {
  private let frame = TouchScene.frame("[ab]----[cd]")
  private let point = LayoutPoint(x: 5, y: 5)

  // MARK: Ends

  @Test func aTapOnALinkIsToldAtOnce() throws {
    var tracker = TouchTracker()
    let down = tracker.handle(.down(point, at: 1), in: frame)
    #expect(down == [.highlight(0..<2), .wait(until: 1.5)] && tracker.highlight == 0..<2)
    let link = try #require(frame.links.first)
    let up = tracker.handle(.up(LayoutPoint(x: 6, y: 6), at: 1.1), in: frame)
    #expect(up == [.highlight(nil), .tap(.link(link), at: point)] && tracker.highlight == nil)
    #expect(tracker.handle(.timer(at: 1.5), in: frame) == [])
  }

  @Test func tapsOnALinkAreAllTold() {
    var tracker = TouchTracker.selecting
    let taps = tracker.play("0 down 5 5", "0.1 up 5 5", "0.2 down 5 5", "0.3 up 5 5", in: frame)
    #expect(taps == ["highlight 0..<2", "highlight –", "tap ab", "highlight 0..<2", "highlight –", "tap ab"])
  }

  @Test func aLongPressSuppressesTheTap() {
    var tracker = TouchTracker()
    #expect(tracker.play("0 down 5 5", "0.499 timer", in: frame) == ["highlight 0..<2"])
    #expect(tracker.play("0.5 timer", in: frame) == ["highlight –", "long press ab"])
    #expect(tracker.play("0.6 move 9 5", "0.7 move 99 5", "0.8 up 5 5", "9 timer", in: frame) == [])
  }

  @Test func tapDoubleTapAndLongPressAreDistinct() {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("0 down 20 5", "0.1 up 20 5", in: frame) == [], "a second tap may come")
    #expect(tracker.play("0.4 timer", in: frame) == ["tap text 4"])
    let double = tracker.play("1 down 20 5", "1.1 up 20 5", "1.2 down 22 5", "1.3 up 22 5", "9 timer", in: frame)
    #expect(double == ["double tap text 4"])
    #expect(tracker.play("10 down 20 5", "10.5 timer", "11 up 20 5", in: frame) == ["long press text 4"])
  }

  @Test func aDoubleTapIsNotAlsoTwoTaps() {
    var tracker = TouchTracker(options: TouchOptions(selectsText: true, doubleTaps: [.links, .emoji, .text]))
    for (x, name) in [("5", "ab"), ("20", "text 4"), ("35", "cd")] {
      let told = ["0 down", "0.1 up", "0.2 down", "0.3 up", "9 up"].flatMap { tracker.play("\($0) \(x) 5", in: frame) }
      #expect(told.filter { !$0.hasPrefix("highlight") } == ["double tap \(name)"])
    }
  }

  @Test func aTapWaitsOnlyWhereADoubleTapMeansSomething() throws {
    let frame = TouchScene.frame("[ab]{@C}*ef")
    func waits(_ x: Double, _ options: TouchOptions) -> Bool {
      var tracker = TouchTracker(options: options)
      _ = tracker.handle(.down(LayoutPoint(x: x, y: 5), at: 0), in: frame)
      return tracker.handle(.up(LayoutPoint(x: x, y: 5), at: 0.1), in: frame).last == .wait(until: 0.1 + 0.3)
    }
    let xs = [5.0, 15, 25, 35]
    #expect(xs.map { waits($0, TouchOptions()) } == [false, false, false, false])
    #expect(xs.map { waits($0, TouchOptions(selectsText: true)) } == [false, false, true, true])
    #expect(xs.map { waits($0, TouchOptions(doubleTaps: [.links])) } == [true, false, false, false])
    #expect(xs.map { waits($0, TouchOptions(doubleTaps: [.mentions, .text])) } == [false, true, false, false])
    let none = TouchOptions(selectsText: true, doubleTaps: [])
    #expect(xs.map { waits($0, none) } == [false, false, false, false])
    let never = TouchOptions(selectsText: true, secondTapDelay: 0)
    #expect(xs.map { waits($0, never) } == [false, false, false, false])
  }

  @Test func touchesOutsideLinksPassThroughUnlessCopyingIsOn() {
    var tracker = TouchTracker()
    #expect(tracker.play("0 down 20 5", in: frame) == ["pass through"], "at once")
    #expect(tracker.play("0.1 move 5 5", "0.2 up 5 5", "9 timer", in: frame) == [], "also if it ends on a link")
    tracker.options.selectsText = true
    #expect(tracker.play("10 down 20 5", "10.1 up 20 5", "10.4 timer", in: frame) == ["tap text 4"])
  }

  /// A label whose text is copied by a long press, without a selection.
  @Test func aLongPressCanCopyWithoutASelection() {
    var tracker = TouchTracker(options: TouchOptions(copiesText: true))
    #expect(tracker.play("0 down 20 5", "0.5 timer", "1 move 90 5", "2 up 90 5", in: frame) == ["long press text 4"])
    #expect(tracker.play("3 down 20 5", "3.1 up 20 5", "9 timer", in: frame) == ["pass through"])
    #expect(tracker.play("10 down 20 5", "10.1 move 90 5", in: frame) == ["pass through"])
    #expect(tracker.play("11 down 5 5", "11.1 up 5 5", in: frame) == ["highlight 0..<2", "highlight –", "tap ab"])
  }

  @Test func aDragFollowsALongPressOnText() {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("0 down 20 5", "0.5 timer", "0.6 move 29 5", in: frame) == ["long press text 4"])
    let dragged = tracker.play("0.7 move 31 5", "0.8 move 20 5", "0.9 move nan 0", "1 up 25 6", "9 timer", in: frame)
    #expect(dragged == ["drag began 31 5", "drag moved 20 5", "drag ended 25 6"])
  }

  @Test func aMoveWithoutALongPressIsForAScrollView() {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("0 down 20 5", "0.1 move 30 5", in: frame) == [], "within the slop")
    #expect(tracker.play("0.2 move 30.1 5", "0.9 move 50 5", "1 up 90 5", in: frame) == ["pass through"])
  }

  @Test func onlyTextAndEmojiAreDragged() {
    var tracker = TouchTracker.selecting
    let frame = TouchScene.frame("[ab]{@C}*ef")
    for (x, drags) in [("5", false), ("15", false), ("25", true), ("32", true)] {
      let told = tracker.play("0 down \(x) 5", "1 timer", "1.1 move 99 5", "1.2 up 90 5", in: frame)
      #expect(told.contains("drag began 99 5") == drags && told.contains("drag ended 90 5") == drags, "\(x)")
    }
    tracker = TouchTracker.selecting
    _ = tracker.play("0 down 32 5", "1 timer", in: frame)
    tracker.options.selectsText = false
    tracker.options.copiesText = true
    #expect(tracker.play("2 down 32 5", "3 timer", "4 move 99 5", in: frame) == ["long press text 5"])
  }

  @Test(arguments: [
    ["0 down 20 5", "1 timer", "1 move 50 5", "1.1 cancel"], ["0 down 20 5", "1 move 50 5", "1.1 up inf 5"],
    ["0 down 20 5", "1 up 50 5"], ["0 down 20 5", "1 timer", "1 move 50 5", "2 down 5 5"],
  ])
  func aDragThatBeganEndsOnce(events: [String]) {
    var tracker = TouchTracker.selecting
    let told = events.flatMap { tracker.play($0, in: frame) } + tracker.play("9 up 5 5", "9 cancel", in: frame)
    #expect(told.prefix(3) == ["long press text 4", "drag began 50 5", "drag ended 50 5"])
    #expect(told.filter { $0.hasPrefix("drag") }.count == 2)
  }

  // MARK: Expandable texts

  /// A text that is edited has links, too.
  @Test func linksAreTappedAlthoughTheTextCanBeEdited() {
    let codec = RichTextCodec(mentions: .names(["小明": "user/7"]), links: [.mail])
    var editor = RichTextEditor(PlainText("Hi a@b.c @小明"), codec: codec)
    editor.handle(.select(anchor: 4, head: 4), at: 0)
    let frame = TouchScene.typesetter.frame(for: editor.text)
    var tracker = TouchTracker.selecting
    let targets = frame.links.flatMap(\.rects) + ((try? frame.selectionRects(for: 9..<12)) ?? []).map(\.rect)
    let told = targets.flatMap { rect -> [String] in
      let (x, y) = (rect.x + 1, rect.y + 1)
      return tracker.play("0 down \(x) \(y)", "0.1 up \(x) \(y)", in: frame).filter { $0.hasPrefix("tap") }
    }
    #expect(told == ["tap mailto:a@b.c", "tap user/7"])
  }

  /// Whether it is cut or not, and however often a view is used again.
  @Test func gesturesAreOnUncutTextAndOnceOnEachReuse() {
    let token = Truncation(TouchScene.text("[…more]"))
    let options = FrameOptions(maximumLines: 1, truncation: token)
    let cut = TouchScene.frame("ab cd ef gh ij kl", width: 61, options: options)
    let uncut = TouchScene.frame("ab cd", width: 61, options: options)
    #expect(!cut.isComplete && uncut.isComplete)
    var tracker = TouchTracker.selecting
    for round in 0..<3 {
      let time = Double(round * 10)
      for frame in [cut, uncut] {
        let told = tracker.play("\(time) down 1 5", "\(time + 1) timer", "\(time + 2) up 1 5", in: frame)
        #expect(told == ["long press text 0"])
      }
      let x = cut.truncation?.tokenRects.first?.x ?? -1
      let told = tracker.play("\(time + 3) down \(x + 1) 5", "\(time + 3.1) up \(x + 1) 5", in: cut)
      #expect(told.last == "tap …more")
    }
  }
}
