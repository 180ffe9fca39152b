import StyleRichText
import StyleTables
import StyledText
import Testing

@testable import StyleLayout

/// States, events, limits and links of expandable texts.
@Suite struct ExpandableTextTests {
  private static let words = "the quick brown fox jumps over the lazy dog and runs away from all of them"
  private let long = StyledText.tenPoint(words)

  // MARK: 1

  @Test func threeLinesAndASuffix() {
    var item = ExpandableText(long)
    let collapsed = item.fixed(width: 100)
    #expect(collapsed.state == .collapsed)
    #expect(collapsed.lines == ["the quick brown fox ", "jumps over the lazy ", "dog and runs...展开"])
    item.wantsExpanded = true
    let expanded = item.fixed(width: 100)
    #expect(expanded.state == .expanded)
    #expect(expanded.shown == Self.words + " 收起" && expanded.lines.count == 5)
    let whole = item.fixed(width: 200)
    #expect(whole.state == .whole && whole.shown == Self.words && whole.suffix == nil)
  }

  @Test func tokenAndClosingAreBlueByDefault() {
    #expect(ExpandableText.standardColor.light == RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
    #expect(ExpandableText.standardColor.dark == RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
    let item = ExpandableText(long)
    #expect(item.limit == .lines(3) && !item.wantsExpanded)
    #expect(item.token.text == "...展开" && item.closing?.text == " 收起")
    #expect(item.token.attributes.color == ExpandableText.standardColor)
    #expect(item.closing?.attributes.color == ExpandableText.standardColor)
    #expect(item.token.attributes.link == "stylespec.expand" && item.closing?.attributes.link == "stylespec.collapse")
  }

  @Test func everythingCanBeChosen() {
    var item = ExpandableText(long, limit: .lines(2), token: "…more", closing: "… less")
    #expect(item.fixed(width: 100).lines == ["the quick brown fox ", "jumps over the…more"])
    #expect(item.fixed(width: 150).shown == "the quick brown fox jumps over the lazy dog and runs awa…more")
    item.wantsExpanded = true
    #expect(item.fixed(width: 100).shown.hasSuffix("of them… less"))
    item.limit = .none
    #expect(item.fixed(width: 100).state == .whole && item.fixed(width: 100).shown == Self.words)
  }

  @Test func aTextMayHaveNoClosing() {
    for closing: StyledText? in [nil, ""] {
      let item = ExpandableText(long, closing: closing, wantsExpanded: true)
      let expanded = item.fixed(width: 100)
      #expect(expanded.state == .expanded && expanded.shown == Self.words)
      #expect(expanded.suffix == nil && expanded.frame.links.isEmpty && expanded.map == .identity)
      #expect(item.actionName(in: .expanded) == nil)
    }
  }

  // MARK: 2

  @Test func onlyTheSuffixHasColorAndLink() throws {
    var text = long
    text.attributes.weight = 700
    for wantsExpanded in [false, true] {
      let frame = ExpandableText(text, wantsExpanded: wantsExpanded).fixed(width: 100)
      let suffix = try #require(frame.suffix)
      #expect(frame.shown.utf16.count == suffix.upperBound)
      for run in frame.frame.text.runs {
        let attributes = frame.frame.text[run]
        let isSuffix = run.range.overlaps(suffix)
        #expect((attributes.attributes.link != nil) == isSuffix)
        #expect((attributes.color != nil) == isSuffix)
        #expect(attributes.weight == 700 && attributes.size == 10)
      }
      #expect(frame.frame.links.map(\.range) == [suffix])
    }
  }

  // MARK: 3

  @Test func theParagraphStyleCoversTheSuffix() throws {
    var text = StyledText.tenPoint("one\ntwo three four five six seven")
    try text.set(\.alignment, .end, in: 4..<text.utf16Length)
    try text.set(\.headIndent, 10, in: 4..<text.utf16Length)
    let collapsed = ExpandableText(text, limit: .lines(3)).fixed(width: 60)
    #expect(collapsed.lines == ["one\n", "two three ", "fou...展开"])
    #expect(collapsed.frame.lines.map(\.box.x) == [0, 15, 10])
    let last = try #require(collapsed.frame.text.runs.last)
    #expect(collapsed.frame.text[last].attributes.headIndent == 10)
  }

  @Test func aLongPressCopiesTheOriginal() throws {
    let codec = RichTextCodec(mentions: .names(["小明": "user/7"]))
    let decoded = codec.decode("thanks @小明, " + Self.words)
    let item = ExpandableText(decoded.text)
    for wantsExpanded in [false, true] {
      var copied = item
      copied.wantsExpanded = wantsExpanded
      #expect(copied.clipboard().string == "thanks @小明, " + Self.words)
      #expect(copied.clipboard().coded == nil)
      let coded = copied.clipboard(with: codec)
      #expect(coded.string == copied.clipboard().string)
      #expect(try #require(coded.coded).contains("user/7"))
    }
    var attachment = StyledText.tenPoint("a")
    attachment.append(TextAttachment("smile", width: 10, ascent: 8, plainText: "[smile]", label: "a smile"))
    #expect(ExpandableText(attachment).clipboard().string == "a[smile]")
    #expect(ExpandableText(attachment).accessibilityText == "aa smile")
  }

  // MARK: 4

  @Test func threeEventsAreTold() throws {
    var observer = ExpansionObserver()
    var item = ExpandableText(long)
    var shown = item.fixed(width: 100)
    #expect(observer.event(for: shown) == .collapsed(height: 30))
    #expect(observer.event(for: shown) == nil)
    #expect(item.handleTap(on: try #require(shown.link("stylespec.expand")), in: shown))
    shown = item.fixed(width: 100)
    #expect(observer.event(for: shown) == .expanded(height: 50))
    #expect(item.handleTap(on: try #require(shown.link("stylespec.collapse")), in: shown))
    shown = item.fixed(width: 100)
    #expect(observer.event(for: shown) == .collapsed(height: 30))
    #expect(observer.event(for: item.fixed(width: 200)) == .whole(height: 20))
    #expect(observer.event(for: item.fixed(width: 190)) == .whole(height: 30), "the height alone")
    #expect(observer.event(for: item.fixed(width: 185)) == nil)
    #expect(observer.last?.height == 30 && observer.last?.state == .whole)
  }

  @Test func otherLinksLiveInAllStates() throws {
    var text = long
    try text.set(\.link, "animal/fox", in: 16..<19)
    try text.set(\.link, "stylespec.expand", in: 4..<9)
    for (width, state) in [(100.0, ExpandedFrame.State.collapsed), (200, .whole), (100, .expanded)] {
      var item = ExpandableText(text, wantsExpanded: state == .expanded)
      let shown = item.fixed(width: width)
      #expect(shown.state == state)
      for range in [16..<19, 4..<9] {
        let rect = try #require(shown.frame.rects(of: range).first?.rect)
        let point = LayoutPoint(x: rect.x + 1, y: rect.y + 1)
        let link = try #require(shown.frame.link(at: point))
        #expect(link.range == range && !shown.toggles(link), "whatever its identifier")
        #expect(!item.handleTap(on: link, in: shown) && item.wantsExpanded == (state == .expanded))
      }
    }
  }

  @Test func onlyTheLinksOfATokenWithLinksAct() throws {
    let token: StyledText = "... \("show more", link: "more")"
    var item = ExpandableText(long, token: token, closing: nil)
    let shown = item.fixed(width: 100)
    let suffix = try #require(shown.suffix)
    #expect(shown.frame.links.map(\.range) == [suffix.lowerBound + 4..<suffix.upperBound])
    #expect(item.handleTap(on: try #require(shown.frame.links.first), in: shown) && item.wantsExpanded)
  }

  /// The words of the token that have no link belong to it, too.
  @Test func aLinkOfTheWholeTextDoesNotExpandIt() throws {
    var text = long
    text.attributes.link = "item/7"
    var item = ExpandableText(text, token: "... \("show more", link: "more")", closing: nil)
    let shown = item.fixed(width: 100)
    #expect(shown.frame.links.map(\.link) == ["item/7", "more"])
    #expect(shown.frame.links.map(shown.toggles) == [false, true])
    #expect(!item.handleTap(on: try #require(shown.frame.links.first), in: shown) && !item.wantsExpanded)
  }

  /// A tap that is delivered twice does not collapse the text again.
  @Test func aTapOnAnOldFrameDoesNotUndoItself() throws {
    var item = ExpandableText(long)
    let shown = item.fixed(width: 100)
    let link = try #require(shown.frame.links.first)
    for _ in 0..<2 { #expect(item.handleTap(on: link, in: shown) && item.wantsExpanded) }
  }

  // MARK: 5

  @Test func theHeightIsThatOfWhatIsDrawn() {
    for wantsExpanded in [false, true] {
      for width in stride(from: 40.0, through: 400, by: 17) {
        let shown = ExpandableText(long, wantsExpanded: wantsExpanded).fixed(width: width)
        #expect(shown.height == shown.frame.size.height)
        #expect(shown.height == shown.frame.lines.last?.box.maxY)
      }
    }
  }

  // MARK: Accessibility

  @Test func theActionHasAName() {
    var item = ExpandableText(long)
    #expect(item.accessibilityText == Self.words)
    #expect(item.actionName(in: .collapsed) == "展开" && item.actionName(in: .expanded) == "收起")
    #expect(item.actionName(in: .whole) == nil)
    item.token = "… Read more. . . "
    #expect(item.actionName(in: .collapsed) == "Read more")
    item.token = "…"
    #expect(item.actionName(in: .collapsed) == nil)
    (item.expandName, item.collapseName) = ("Show all", "Show less")
    #expect(item.actionName(in: .collapsed) == "Show all" && item.actionName(in: .expanded) == "Show less")
  }
}
