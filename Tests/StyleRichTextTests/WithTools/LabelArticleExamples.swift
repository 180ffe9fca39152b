import StyleLayout
import StyleRichText
import StyleTables
import StyledText
import TestSupport
import Testing

/// The code of the pages about labels, line by line, with what comes of it.
struct LabelArticleExamples {
  private let typesetter = Typesetter(FixedWidthShaper())

  @Test(arguments: [
    ("TouchingLabels", 3), ("SelectingText", 2), ("ExpandableTexts", 3), ("FlowingItems", 1), ("MovingEmoji", 1),
    ("LabelsWithoutViews", 1),
  ])
  func articlesShowWhatIsTestedHere(_ article: String, _ count: Int) throws {
    let text = try Repository.read("Sources/StyleRichText/StyleRichText.docc/\(article).md")
    let tested = try Repository.read("Tests/StyleRichTextTests/WithTools/LabelArticleExamples.swift")
    let known = Set(tested.split(separator: "\n").map { $0.drop { $0 == " " } })
    let blocks = text.matches(of: #/(?s)```swift\n(.*?)```/#)
    #expect(blocks.count == count && blocks.first?.1.contains("import StyleRichText") == true)
    for line in blocks.flatMap({ $0.1.split(separator: "\n") }) where !line.hasPrefix("import ") {
      let isKnown = known.contains(line.drop { $0 == " " })
      #expect(isKnown, "not tested: \(line)")
    }
  }

  /// Each letter is ten points wide, and each line is twenty points high.
  private let text = StyledText("abc def ghi jkl mno", attributes: TextAttributes(size: 20))

  @Test func labelsWithoutViews() {
    var label = LabelModel(.expandable(ExpandableText(text, limit: .lines(2))))
    for effect in label.layOut(by: typesetter, in: StyleContext(), width: 100) { print(effect) }
    for effect in label.handle(.down(LayoutPoint(x: 5, y: 5), at: 0)) { print(effect) }
    #expect(label.shown?.state == .collapsed && label.shown?.height == 40)
  }

  @Test func touches() {
    var shown = text
    shown.attributes.link = "target"
    let frame = typesetter.frame(for: shown)
    var tracker = TouchTracker()
    var pressed: Range<Int>?
    for action in tracker.handle(.down(LayoutPoint(x: 15, y: 5), at: 0), in: frame) {
      switch action {
      case .highlight(let range): pressed = range
      case .tap(.link(let link), _): print(link.link)
      case .tap(.mention(let mention, _), _): print(mention.identifier)
      case .wait(let time): print("a timer at \(time)")
      default: break
      }
    }
    let options = DrawingOptions(pressedLink: pressed)
    #expect(options.pressedLink == 0..<19)
  }

  @Test func looks() {
    let (gray, blue) = (
      StyleColor(light: RGBAColor(red: 200, green: 200, blue: 200)),
      StyleColor(light: RGBAColor(red: 0, green: 0, blue: 200))
    )
    let look = TextAttributes(pressed: PressedStyle(background: TextBackground(gray, cornerRadius: 2), color: blue))
    let codec = RichTextCodec(links: [.url], looks: RichTextLooks(link: look))
    #expect(codec.decode("https://a.example").text.runs.first?.attributes.pressed?.color == blue)

    let event = TouchEvent("0.25 down 12 34")
    print(event.map(\.description) ?? "")  // 0.25 down 12.0 34.0
    #expect(event?.description == "0.25 down 12.0 34.0")
  }

  @Test func selections() {
    let frame = typesetter.frame(for: text)
    var copied: String?
    func select() {
      guard var selection = LabelSelection(.word, at: LayoutPoint(x: 15, y: 5), in: frame) else { return }
      print(selection.range)  // 0..<3
      #expect(selection.range == 0..<3)
      selection.drag(.end, to: LayoutPoint(x: 60, y: 5), in: frame)
      let magnifier = selection.magnifier(in: frame)
      selection.release()
      let options = DrawingOptions(selection: selection.range, selectionPins: .standard)
      let copy = selection.clipboard(of: text, in: frame)
      print(copy?.string ?? "")
      #expect(magnifier?.scale == 1.4 && options.selection == 0..<6)
      copied = copy?.string
    }
    select()
    #expect(copied == "abc de")
  }

  @Test func groups() {
    let frame = typesetter.frame(for: text)
    var group = SelectionGroup<Int>()
    var drawn: [String] = []
    func print(_ text: String) { drawn.append(text) }
    for action in group.handle(.select(.word, at: LayoutPoint(x: 15, y: 5)), in: 7, frame) {
      switch action {
      case .redraw(let label): print("draw \(label)")
      case .ended(let label): print("draw \(label) without a selection")
      }
    }
    #expect(drawn == ["draw 7"])
  }

  @Test func expandableTexts() {
    var review = ExpandableText(text, limit: .lines(2))
    let collapsed = review.frame(by: typesetter, width: 100)
    print(collapsed.state, collapsed.height)  // collapsed 40.0
    if let link = collapsed.frame.links.last { review.handleTap(on: link, in: collapsed) }
    let expanded = review.frame(by: typesetter, width: 100)
    print(expanded.state)  // expanded
    #expect(collapsed.state == .collapsed && collapsed.height == 40 && expanded.state == .expanded)

    var token: StyledText = "... "
    token.append(StyledText("show more", attributes: TextAttributes(link: "more")))
    let message = ExpandableText(text, limit: .graphemes(200), token: token, closing: nil)
    #expect(message.frame(by: typesetter).state == .whole)

    var observer = ExpansionObserver()
    print(observer.event(for: collapsed) == .collapsed(height: 40))  // true
    print(observer.event(for: collapsed) == nil)  // true
    #expect(observer.last == .collapsed(height: 40))
  }

  @Test func flow() {
    let names: [StyledText] = ["swift", "text", "layout", "emoji"]
    let layout = FlowLayout(vertical: .firstBaseline, spacing: .fixed(10), rowSpacing: 4, maximumRows: 1)
    let tags = layout.arrange(count: names.count, width: 160) { index, width in
      FlowItem(typesetter.frame(for: names[index], width: width))
    } overflow: { hidden, width in
      FlowItem(typesetter.frame(for: StyledText("+\(hidden)"), width: width))
    }
    print(tags.rects.count, tags.hiddenCount)  // 2 2
    #expect(tags.rects.count == 2 && tags.hiddenCount == 2)
  }

  @Test func movingEmoji() {
    struct MissingImage: Error {}
    @Sendable func read(_ identifier: String) throws -> [UInt8] { throw MissingImage() }
    let frame = typesetter.frame(for: text)
    var drawing = Drawing(size: frame.size)
    let store = EmojiImageStore(limit: 8 << 20) { identifier in try read(identifier) }
    var clock = AnimationClock()
    if let timing = store.image(for: "spin")?.timing { clock.show(["spin": timing], at: 0) }
    drawing.draw(frame) { attachment in
      store.frame(clock.frameIndex(of: attachment.identifier, at: 0.3), of: attachment.identifier)
    }
    let next = clock.nextChange(after: 0.3)  // for a timer; nil if nothing that is seen moves
    #expect(next == nil && store.failure(for: "spin") is MissingImage)
    clock.show(["spin": AnimationTiming(delays: [0.2, 0.2], plays: nil)], at: 0)
    #expect(clock.nextChange(after: 0.3) == 0.4)
  }
}
