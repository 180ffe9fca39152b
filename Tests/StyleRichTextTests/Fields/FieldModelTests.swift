import StyleLayout
import StyleRichText
import StyleTables
import StyledText
import Testing
import YanxuanStyles

/// What a field shows, and whom it tells of a change.
struct FieldModelTests {
  private static let typesetter = Typesetter(FixedWidthShaper())

  private func field(_ text: String = "", _ options: EditorOptions = EditorOptions()) -> FieldModel {
    let codec = RichTextCodec(
      emoji: Yanxuan.emoji,
      mentions: .names(["小明": "user/7"]),
      looks: RichTextLooks(style: .t14_gray2_regular)
    )
    return FieldModel(RichTextEditor(PlainText(text), codec: codec, options: options))
  }

  private func size(_ field: FieldModel, width: Double = .infinity) -> LayoutSize {
    field.size(by: Self.typesetter, in: StyleContext(), width: width)
  }

  @Test func aFieldGrowsToSomeLines() {
    let lines = (1...7).map { field(String(repeating: "a\n", count: $0 - 1) + "a") }
    let heights = lines.map { field in
      field.size(by: Self.typesetter, in: StyleContext(), width: 100, maximumLines: 5).height
    }
    let one = heights[0]
    #expect(one > 0 && heights[4] > heights[3] && heights[5] == heights[4] && heights[6] == heights[4])
    #expect(heights[4] == size(lines[4]).height && size(lines[6]).height > heights[4])
    var prompt = field()
    prompt.placeholder = "one\ntwo\nthree"
    #expect(
      prompt.size(by: Self.typesetter, in: StyleContext(), width: 100, maximumLines: 2).height < size(prompt).height
    )
  }

  @Test func theReturnKeyIsAnInputMethodsWhileItComposes() {
    var field = field("a")
    #expect(
      field.isReturn(.insert("\n")) && !field.isReturn(.insert("a\n")) && !field.isReturn(.replace(0..<1, with: "\n"))
    )
    _ = field.handle(.mark("ni", selected: nil), at: 0)
    #expect(!field.isReturn(.insert("\n")))
  }

  @Test func theInputSystemIsToldOfPicturesOnly() {
    var field = field()
    for character in "好[赞" {
      let change = field.handle(.insert(String(character)), at: 0)
      #expect(change.unexpected == [] && change.changed == [.text, .selection])
    }
    let change = field.handle(.insert("]"), at: 0)
    #expect(field.editor.text.text == "好\u{FFFC}" && change.unexpected == [.text, .selection])
    #expect(field.handle(.deleteBackward, at: 1).unexpected == [])
    #expect(field.editor.plain.text == "好")
  }

  @Test func aMentionIsSelectedBeforeItIsDeleted() {
    var field = field("hi @小明")
    #expect(field.handle(.deleteBackward, at: 0).unexpected == [.selection])
    #expect(field.editor.selection.range == 3..<6)
    #expect(field.handle(.deleteBackward, at: 0).unexpected == [])
    #expect(field.editor.plain.text == "hi ")
  }

  @Test func selectionsTakeWholeMentions() {
    var field = field("。@小明b")
    #expect(field.handle(.select(2..<3), at: 0).unexpected == [.selection])
    #expect(field.editor.selection.range == 1..<4)
    #expect(field.handle(.select(90..<99), at: 0).unexpected == [.selection], "a range of a text that is gone")
    #expect(field.editor.selection.range == 5..<5)
    let change = field.handle(.select(5..<5, .upstream), at: 0)
    #expect(field.editor.selection.affinity == .upstream && change.unexpected == [])
  }

  @Test func markedTextIsExpected() {
    var field = field("@小明")
    #expect(field.handle(.mark("", selected: nil), at: 0).changed == [])
    #expect(field.handle(.mark("hao", selected: nil), at: 0).unexpected == [])
    #expect(field.editor.markedRange == 3..<6 && field.editor.selection.range == 6..<6)
    #expect(field.handle(.select(4..<4), at: 0).unexpected == [])
    #expect(field.editor.markedRange == 3..<6, "the composition goes on")
    #expect(field.handle(.insert("好"), at: 0).unexpected == [])
    #expect(field.editor.plain.text == "@小明好" && field.editor.markedRange == nil)
    _ = field.handle(.mark("[赞]", selected: 0..<9), at: 0)
    let commit = field.handle(.unmark, at: 0)
    #expect(commit.changed.contains(.text) && commit.unexpected == [.text, .selection])
  }

  @Test func correctionsKeepASelectionBesideThem() {
    var field = field("teh cat")
    #expect(field.handle(.replace(0..<3, with: "those"), at: 0).unexpected == [])
    #expect(field.editor.plain.text == "those cat" && field.editor.selection.range == 9..<9)
    _ = field.handle(.select(1..<2), at: 0)
    #expect(field.handle(.replace(6..<90, with: "dogs"), at: 0).unexpected == [])
    #expect(field.editor.plain.text == "those dogs" && field.editor.selection.range == 1..<2)
  }

  @Test func theMenuOffersWhatMakesSense() {
    var field = field()
    func allowed(canPaste: Bool = false) -> [FieldAction] {
      FieldAction.allCases.filter { field.allows($0, canPaste: canPaste) }
    }
    #expect(allowed() == [] && allowed(canPaste: true) == [.paste])
    _ = field.handle(.insert("a b"), at: 0)
    #expect(allowed() == [.selectAll])
    _ = field.handle(.select(0..<1), at: 0)
    #expect(allowed() == [.copy, .cut, .selectAll])
    _ = field.perform(.selectAll, at: 0)
    #expect(allowed() == [.copy, .cut])
  }

  @Test func theAppTellsTheInputSystem() {
    var field = field("a")
    let change = field.perform(.emoji(code: "[赞]"), at: 0)
    #expect(change.unexpected == [.text, .selection] && change.update.effects.count == 1)
    #expect(field.perform(.emoji(code: "[nobody]"), at: 0).changed == [])
    let typed = field.perform(.insert(" @小"), at: 0)
    #expect(typed.changed.contains(.mentionQuery) && field.editor.mentionQuery?.text == "小")
  }

  @Test func aNewTextHasNoHistory() {
    var field = field("a", EditorOptions(limit: TextLimit(4, .graphemes)))
    _ = field.handle(.insert("b"), at: 0)
    #expect(field.replaceText(with: PlainText("ab")).changed == [] && field.editor.canUndo)
    let change = field.replaceText(with: PlainText(""))
    #expect(change.changed == [.text, .selection, .count] && change.unexpected == [.text, .selection])
    #expect(!field.editor.canUndo)
  }

  @Test func thePlaceholderIsShownWithoutText() {
    var field = field()
    let empty = size(field).height
    #expect(empty > 0, "a line")
    field.placeholder = StyledText("one two three", attributes: TextAttributes(size: 14))
    #expect(field.showsPlaceholder && field.shownText.text == "one two three")
    #expect(size(field, width: 30).height > empty, "room for all of the placeholder")
    _ = field.handle(.mark("n", selected: nil), at: 0)
    #expect(!field.showsPlaceholder && field.shownText.text == "n")
    #expect(size(field).height == empty)
  }

  @Test func emojiAndPeopleHaveTheirPlaces() {
    let field = field("a[赞]\n@小明b")
    let (context, width) = (StyleContext(), Double.infinity)
    let placed = field.attachments(by: Self.typesetter, in: context, width: width)
    #expect(placed.map(\.range) == [1..<2])
    let frame = field.frame(by: Self.typesetter, in: context, width: width)
    let rect = field.mentionRect(in: frame)
    #expect(rect?.x == 0 && rect.map { $0.y > 0 } == true, "in the second line")
    #expect(self.field("a").mentionRect(in: frame) == nil)
  }

  @Test(arguments: [(TextLimit.Unit.graphemes, 4), (.utf16, 4), (.utf8, 6), (.shownGraphemes, 2)])
  func aCounterCountsInTheUnitOfTheLimit(_ unit: TextLimit.Unit, _ count: Int) {
    var field = field("a[赞]", EditorOptions(limit: TextLimit(9, unit)))
    #expect(field.editor.limitCount?.count == count)
    #expect(field.editor.limitCount?.rest == 9 - count)
    #expect(!field.handle(.mark("hao", selected: nil), at: 0).changed.contains(.count), "it is not committed")
    #expect(field.handle(.insert("好"), at: 0).changed.contains(.count))
    #expect(self.field("a").editor.limitCount == nil)
  }
}
