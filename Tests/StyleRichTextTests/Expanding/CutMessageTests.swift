import StyleLayout
import StyleRichText
import StyledText
import Testing

/// Messages that are cut after so many graphemes.
@Suite struct CutMessageTests {
  /// `...` is text, and the words after it are a button.
  private static let more: StyledText = "... \("show more", link: "more")"

  private func message(_ text: StyledText, limit: Int = 200, wantsExpanded: Bool = false) -> ExpandableText {
    ExpandableText(text, limit: .graphemes(limit), token: Self.more, closing: nil, wantsExpanded: wantsExpanded)
  }

  @Test(arguments: ["a", "国", "👩‍👩‍👧", "e\u{301}", "\n", "🇩🇪", "\r\n"])
  func exactly200AreNotCut(grapheme: String) {
    for count in [199, 200, 201, 400] {
      let text = String(repeating: grapheme, count: count)
      let shown = message(.tenPoint(text)).fixed(width: 100)
      #expect(shown.state == (count <= 200 ? .whole : .collapsed), "\(count)")
      let start = grapheme.allSatisfy(\.isWhitespace) ? "" : String(repeating: grapheme, count: 200)
      #expect(Array(shown.shown.utf8) == Array((count <= 200 ? text : start + "... show more").utf8), "\(count)")
    }
  }

  @Test func theButtonFollowsTheText() throws {
    let shown = message(.tenPoint("one two three four five"), limit: 10).fixed(width: 50)
    #expect(shown.shown == "one two th... show more")
    #expect(shown.lines == ["one two ", "th... show ", "more"], "wider than a line")
    let tight = message(.tenPoint("one two three four five"), limit: 10).fixed(width: 70)
    #expect(tight.lines == ["one two ", "th", "... show more"], "as wide as a line, with the end of the word")
    let wide = message(.tenPoint("one two three four five"), limit: 10).fixed(width: 80)
    #expect(wide.lines == ["one two ", "th... show more"] && wide.suffix == 10..<23)
  }

  @Test func onlyTheButtonCanBeTapped() throws {
    var item = message(.tenPoint(String(repeating: "word ", count: 50)))
    let shown = item.fixed(width: 300)
    let suffix = try #require(shown.suffix)
    #expect(shown.frame.links.map(\.range) == [suffix.lowerBound + 4..<suffix.upperBound])
    #expect(shown.frame.links.first?.link == "more")
    #expect(item.handleTap(on: try #require(shown.link("more")), in: shown))
    let opened = item.fixed(width: 300)
    #expect(opened.state == .expanded && opened.shown == item.text.text && opened.frame.links.isEmpty)
  }

  @Test func lineBreaksAndBlankLinesStay() {
    let text = "one\n\n\ntwo\n\ntwo\n\n" + String(repeating: "x", count: 300)
    let shown = message(.tenPoint(text), limit: 20).fixed(width: 500)
    #expect(shown.lines == ["one\n", "\n", "\n", "two\n", "\n", "two\n", "\n", "xxxx... show more"])
    let blank = message(.tenPoint(text), limit: 5).fixed(width: 500)
    #expect(blank.lines == ["one... show more"], "cut after a line break")
  }

  /// As for a text that is cut after some lines.
  @Test func whiteSpaceBeforeTheTokenIsLeftOut() {
    let text = "first line\n\nsecond"
    for limit in 10...12 {
      #expect(message(.tenPoint(text), limit: limit).fixed(width: 500).shown == "first line... show more", "\(limit)")
    }
    var box = StyledText.tenPoint("a ")
    box.append(TextAttachment("smile", width: 10, ascent: 8))
    box.append("  b")
    #expect(message(box, limit: 4).fixed(width: 500).shown == "a \u{FFFC}... show more")
  }

  /// A text that is clipped could not be read when it is expanded.
  @Test(arguments: [LineBreakMode.clipping, .truncatingHead, .truncatingMiddle])
  func allOfTheTextCanBeRead(mode: LineBreakMode) {
    var item = ExpandableText(.tenPoint("one two three four five"), limit: .lines(1), token: "…")
    item.text.attributes.lineBreakMode = mode
    let cut = item.fixed(width: 50)
    #expect(cut.state == .collapsed && cut.shown == "one two t…" && !cut.frame.isComplete)
    item.wantsExpanded = true
    #expect(item.fixed(width: 50).lines.count > 2)
  }

  @Test func anAtomCountsAsOne() throws {
    var text = StyledText.tenPoint("ab")
    text.append(TextAttachment("smile", width: 10, ascent: 8))
    text.append(TextAttachment("smile", width: 10, ascent: 8))
    text.append(StyledText("@penelope", attributes: TextAttributes(mention: TextMention("7", text: "@penelope"))))
    text.append("cd")
    #expect(text.utf16Length == 15)
    #expect(message(text, limit: 7).fixed(width: 500).state == .whole)
    for (limit, length) in [(2, 2), (3, 3), (4, 4), (5, 13), (6, 14)] {
      let start = String(text.text.unicodeScalars.prefix(length))
      #expect(message(text, limit: limit).fixed(width: 500).shown == start + "... show more")
    }
    let five = message(text, limit: 5).fixed(width: 500)
    #expect(five.shown == "ab\u{FFFC}\u{FFFC}@penelope... show more")
    let last = try #require(five.frame.text.runs.last)
    #expect(five.frame.text[last].attributes.mention == nil)
  }

  @Test(arguments: ["so it ends...", "so it ends…", "so it ends...展开"])
  func dotsThatATextEndsInMeanNothing(text: String) {
    for limit in [ExpandableText.Limit.lines(1), .graphemes(200)] {
      let shown = ExpandableText(.tenPoint(text), limit: limit).fixed(width: 500)
      #expect(shown.state == .whole && shown.shown == text && shown.frame.links.isEmpty && shown.suffix == nil)
    }
  }

  @Test func graphemesAreNotTornApart() {
    let family = "👩‍👩‍👧‍👦"
    let text = String(repeating: family, count: 5) + "e\u{301}e\u{301}"
    #expect(message(.tenPoint(text), limit: 3).fixed(width: 500).shown == family + family + family + "... show more")
    #expect(message(.tenPoint(text), limit: 6).fixed(width: 500).shown.hasSuffix(family + "e\u{301}... show more"))
  }

  @Test func equalAndBlankLinesStay() {
    let text = "same\nsame\n\n\nsame"
    #expect(message(.tenPoint(text)).fixed(width: 500).lines == ["same\n", "same\n", "\n", "\n", "same"])
    #expect(message(.tenPoint("same\nsame\n\n\nsame, but longer"), limit: 16).fixed(width: 500).shown.hasPrefix(text))
  }

  /// The state follows from the text that is shown: what a reader asked for is kept, the state is not.
  @Test func newTextHasAStateOfItsOwn() {
    var item = message(.tenPoint(String(repeating: "long ", count: 60)), wantsExpanded: true)
    #expect(item.fixed(width: 300).state == .expanded)
    item.text = .tenPoint("short")
    #expect(item.fixed(width: 300).state == .whole)
    item = message(.tenPoint("short"))
    item.text = .tenPoint(String(repeating: "long ", count: 60))
    #expect(item.fixed(width: 300).state == .collapsed)
  }

  @Test func theTokenLooksLikeTheTextItReplaces() throws {
    var text = StyledText.tenPoint("plain and bold text")
    try text.set(\.weight, 700, in: 10..<19)
    let cut = message(text, limit: 12).fixed(width: 500)
    #expect(cut.shown == "plain and bo... show more")
    #expect(cut.frame.text.sets.map(\.weight) == [nil, 700, 700, 700])
    try text.set(\.size, 20, in: 0..<5)
    let nothing = message(text, limit: 0).fixed(width: 500)
    #expect(nothing.shown == "... show more" && nothing.frame.text.sets.allSatisfy { $0.size == 20 })
  }
}
