import StyleLayout
import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// What is copied, and how a selection follows its text.
@Suite struct SelectionCopyTests {
  private func codec() throws -> RichTextCodec {
    RichTextCodec(emoji: try emojiCatalog("Copy", [("pack", [TestEmoji("赞")])]))
  }

  private func comment() throws -> StyledText {
    let plain = PlainText("好[赞] @小明 说 [no]", entities: [.init(5..<8, .mention("user/7"))])
    return try codec().decode(plain).text
  }

  @Test func aCopyIsPlainTextAndACodedForm() throws {
    let (codec, text) = (try codec(), try comment())
    let frame = selectingFrame(text)
    let all = LabelSelection(.all, at: .zero, in: frame)?.clipboard(of: text, in: frame, codec: codec)
    #expect(all?.string == "好[赞] @小明 说 [no]")
    #expect(all?.pasted.isCoded == true && all?.pasted.content.entities.map(\.kind) == [.mention("user/7")])
    let emoji = LabelSelection(1..<4, in: frame)?.clipboard(of: text, in: frame, codec: codec)
    #expect(emoji?.string == "[赞] @小明" && emoji?.pasted.content.entities.map(\.range) == [4..<7])
    // What was not an emoji does not become one.
    let literal = StyledText("[赞]")
    let copy = LabelSelection(0..<3, in: selectingFrame(literal))?
      .clipboard(of: literal, in: selectingFrame(literal), codec: codec)
    #expect(copy?.string == "[赞]" && copy?.pasted.content.entities == [PlainText.Entity(0..<3, .literal)])
  }

  @Test func allOfACutTextIsTheOriginal() throws {
    let text = StyledText("one two three four five")
    let options = FrameOptions(maximumLines: 1, truncation: Truncation("...展开"))
    let frame = selectingFrame(text, width: 72, options: options)
    #expect(frame.text.text == "one two...展开")
    func copy(_ range: Range<Int>) -> String? {
      LabelSelection(range, in: frame)?.clipboard(of: text, in: frame)?.string
    }
    #expect(copy(0..<12) == "one two three four five")
    #expect(copy(4..<12) == "two" && copy(4..<9) == "two" && copy(4..<6) == "tw")
    #expect(copy(0..<11) == "one two", "a part of the token is not selected")
    #expect(copy(8..<11) == "..展", "nothing else is selected")
    // The menu offers the original text.
    let word = LabelSelection(at: LayoutPoint(x: 2, y: 5), in: frame)
    #expect(word?.menuItems(in: frame) == [.copy, .selectAll])
  }

  @Test func aTokenInTheMiddleIsNotCopied() {
    let text = StyledText("abcdefghijklmnop")
    let options = FrameOptions(maximumLines: 1, truncation: Truncation("…", at: .middle))
    let frame = selectingFrame(text, width: 35, options: options)
    #expect(frame.text.text == "abc…nop")
    let copy = LabelSelection(1..<6, in: frame)?.clipboard(of: text, in: frame)
    #expect(copy?.string == "bcno")
    #expect(LabelSelection(0..<7, in: frame)?.clipboard(of: text, in: frame)?.string == text.text)
  }

  /// As an expanded text does it, with a text of its own at the end.
  @Test func aMapSaysWhatTheLabelAdded() throws {
    let text = StyledText("one two")
    var shown = text
    shown.append(" 收起")
    let map = try PositionMap(changes: [.init(old: 7..<7, new: 7..<10)])
    let frame = selectingFrame(shown)
    func copy(_ range: Range<Int>) -> String? {
      LabelSelection(range, in: frame)?.clipboard(of: text, in: frame, map: map)?.string
    }
    #expect(copy(0..<10) == "one two" && copy(4..<10) == "two" && copy(4..<8) == "two" && copy(0..<3) == "one")
  }

  // MARK: - Changes of the text

  /// The trap: the text changes under the finger.
  @Test func aSelectionFollowsItsTextUnderTheFinger() throws {
    var text = StyledText("one two three")
    let frame = selectingFrame(text)
    var selection = LabelSelection(at: LayoutPoint(x: 22, y: 5), in: frame)
    #expect(selection?.grab(at: LayoutPoint(x: 35, y: 15), in: frame) == .end)
    let map = try text.insert("汉字 ", at: 0)
    let next = selectingFrame(text)
    selection = selection?.moved(by: map, in: next)
    #expect(selection?.range == 7..<10 && selection?.heldPin == .end)
    // The finger continues from where it is; the start stays at its text.
    selection?.drag(to: LayoutPoint(x: 66, y: 15), in: next)
    #expect(selection?.range == 7..<11)
    #expect(selection?.clipboard(of: text, in: next)?.string == "two ")
  }

  @Test func aSelectionWithoutItsTextEnds() throws {
    var text = StyledText("one two three")
    var selection = try #require(LabelSelection(at: LayoutPoint(x: 22, y: 5), in: selectingFrame(text)))
    selection.grab(at: LayoutPoint(x: 35, y: 15), in: selectingFrame(text))
    let removal = try text.removeSubrange(3..<8)
    #expect(selection.moved(by: removal, in: selectingFrame(text)) == nil)
    // The frame of another text, of which nobody told: no harm.
    let other = selectingFrame("汉")
    #expect(selection.drag(to: LayoutPoint(x: 50, y: 15), in: other) == .end && selection.range == 4..<7)
    #expect(selection.menu(size: .zero, in: other, visible: other.bounds) == nil)
    #expect(selection.magnifier(in: other) == nil && selection.clipboard(of: "汉", in: other) == nil)
  }

  @Test func mappedEndsSnapToGraphemes() throws {
    var text = StyledText("abc")
    let selection = LabelSelection(0..<1, in: selectingFrame(text))
    let map = try text.insert("\u{301}", at: 1)
    #expect(selection?.moved(by: map, in: selectingFrame(text))?.range == 0..<2)
  }

  @Test func theWordOfTheTouchFollowsToo() throws {
    var text = StyledText("one two three")
    let selection = LabelSelection(.all, at: LayoutPoint(x: 22, y: 5), in: selectingFrame(text))
    let shift = try text.insert("x", at: 0)
    var moved = selection?.moved(by: shift, in: selectingFrame(text))
    moved?.choose(.select, in: selectingFrame(text))
    #expect(moved?.range == 5..<8)
    let removal = try text.removeSubrange(5..<8)
    let rest = selection?.moved(by: shift.then(removal), in: selectingFrame(text))
    #expect(rest?.menuItems(in: selectingFrame(text)).contains(.select) == false)
  }

  @Test func aSelectionSurvivesANewLayout() throws {
    let text = StyledText("one two three four five")
    let options = FrameOptions(maximumLines: 1, truncation: Truncation("...展开"))
    let (narrow, wide) = (selectingFrame(text, width: 72, options: options), selectingFrame(text, width: 999))
    let tail = selectingFrame(
      text,
      width: 75,
      options: FrameOptions(maximumLines: 1, truncation: Truncation(at: .head))
    )
    func moved(_ range: Range<Int>, to frame: TextFrame) -> Range<Int>? {
      LabelSelection(range, in: narrow)?.moved(from: narrow, to: frame)?.range
    }
    #expect(moved(4..<7, to: wide) == 4..<7 && moved(0..<12, to: wide) == 0..<23)
    #expect(moved(4..<12, to: wide) == 4..<23 && moved(4..<10, to: wide) == 4..<7)
    #expect(moved(8..<10, to: wide) == nil, "a part of the token alone")
    #expect(tail.text.text == "…hree four five" && moved(0..<12, to: tail) == 0..<15 && moved(0..<3, to: tail) == nil)
    let all = LabelSelection(0..<23, in: wide)?.moved(from: wide, to: narrow)
    #expect(all?.range == 0..<12 && all?.clipboard(of: text, in: narrow)?.string == text.text)
    // With an empty token, the end of what is shown is not the end of the text.
    let bare = FrameOptions(maximumLines: 1, truncation: Truncation(""))
    let cut = selectingFrame(text, width: 72, options: bare)
    let shown = LabelSelection(.all, at: .zero, in: cut)
    #expect(shown?.range == 0..<13 && shown?.moved(from: cut, to: wide)?.range == 0..<23)
  }
}
