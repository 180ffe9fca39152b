import Foundation
import StyleLayout
import StyleRichText
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// The comment box of Examples/CommentBox, on a text view that behaves as UIKit's is said to.
@MainActor struct CommentBoxTests {
  private func box(_ text: String = "", _ options: EditorOptions = EditorOptions()) -> CommentBox {
    let codec = RichTextCodec(
      emoji: Yanxuan.emoji,
      mentions: .names(["小明": "user/7", "Ann Lee": "user/8", "שלום": "user/9"]),
      looks: RichTextLooks(style: .t14_gray2_regular)
    )
    let box = CommentBox(RichTextEditor(PlainText(text), codec: codec, options: options))
    box.clock = { 0 }
    return box
  }

  @Test func aTypedCodeBecomesAPicture() {
    let box = box("好")
    for character in "[赞]" { box.type(String(character)) }
    #expect(box.editor.plain.text == "好[赞]" && box.textStorage.string == "好\u{FFFC}")
    #expect(box.isShown)
    box.deleteBackward()
    #expect(box.textStorage.string == "好" && box.isShown)
  }

  @Test func typedTextIsOneStepOfUndo() {
    let box = box()
    for character in "abc" { box.type(String(character)) }
    box.perform(.undo)
    #expect(box.textStorage.string.isEmpty && box.undoManager == nil && box.isShown)
    box.perform(.redo)
    #expect(box.textStorage.string == "abc" && box.isShown)
  }

  @Test func aMentionIsSelectedThenDeleted() {
    let box = box("hi @小明")
    box.deleteBackward()
    #expect(box.viewSelection == 3..<6 && box.isShown)
    box.deleteBackward()
    #expect(box.textStorage.string == "hi " && box.isShown)
  }

  @Test func aTapIntoAMentionSelectsAllOfIt() {
    let box = box("。@小明b")
    box.select(2..<3)
    #expect(box.viewSelection == 1..<4 && box.isShown)
    box.type("x")
    #expect(box.textStorage.string == "。xb" && box.isShown)
  }

  @Test func deletingAWordIsOneReplacement() {
    let box = box("good morning")
    box.deleteBackward(7)
    #expect(box.textStorage.string == "good " && box.isShown)
  }

  @Test func markedTextIsTheViewsUntilItIsCommitted() {
    let box = box("[")
    for text in ["z", "za", "zan"] {
      box.mark(text)
      #expect(box.editor.markedRange == 1..<1 + text.utf16.count && box.marked == box.editor.markedRange)
    }
    box.type("赞]")
    #expect(box.editor.markedRange == nil && box.textStorage.string == "\u{FFFC}" && box.isShown)
    box.perform(.undo)
    #expect(box.textStorage.string == "[" && !box.editor.canUndo && box.isShown)
  }

  @Test func aTapBesideMarkedTextCommitsIt() {
    let box = box("ab")
    box.mark("hao")
    box.select(0..<0)
    #expect(box.editor.plain.text == "abhao" && box.editor.markedRange == nil)
    #expect(box.viewSelection == 0..<0 && box.isShown)
  }

  @Test func aNameIsAMentionAgainAfterTheCommit() {
    let box = box("@小明")
    box.mark("hao")
    box.type("好")
    #expect(box.textStorage.string == "@小明好" && box.isShown)
  }

  @Test func theAppCommitsMarkedText() {
    let box = box("hi ")
    box.mark("hao")
    box.perform(.emoji(code: "[赞]"))
    #expect(box.marked == nil && box.editor.plain.text == "hi hao[赞]" && box.isShown)
  }

  @Test func dictationThatAnnouncesNothingIsFound() {
    let box = box("the cat the")
    box.dictate("dog ", in: 4..<8)
    #expect(box.editor.plain.text == "the dog the" && box.isShown)
  }

  @Test func whatDoesNotFitTheLimitIsTakenBack() {
    let box = box("abc", EditorOptions(limit: TextLimit(4, .graphemes)))
    box.type("d")
    box.type("e")
    box.type("f")
    #expect(box.textStorage.string == "abcd" && box.isShown)
  }

  @Test func editsOfOthersDoNotResetTheView() {
    let box = box("one [赞] two")
    let old = box.textStorage.looks[4]
    box.perform(.external([ExternalReplacement(0..<3, with: PlainText("1"))]))
    #expect(box.textStorage.string == "1 \u{FFFC} two" && box.isShown)
    #expect(box.textStorage.looks[2] === old)
  }

  @Test func itIsReadWithTheLabelsOfEmoji() {
    let box = box("好[赞] @小明")
    #expect(box.accessibilityValue == box.editor.text.accessibilityText)
    #expect(box.accessibilityValue?.contains("\u{FFFC}") == false && box.accessibilityValue?.contains("@小明") == true)
  }

  @Test func copiesKeepPeople() {
    let source = box("hi ")
    source.perform(.mention(identifier: "user/1", name: "Bo"))
    source.perform(.selectAll)
    source.copy(nil)
    #expect(UIPasteboard.general.string == "hi @Bo")
    let box = box()
    box.paste(nil)
    #expect(box.editor.plain.entities == source.editor.plain.entities && box.isShown)
    box.perform(.selectAll)
    box.cut(nil)
    #expect(box.textStorage.string.isEmpty && box.isShown)
  }

  /// The view shows the text and the selection of the editor after whatever the user and the app do.
  @Test func theViewShowsTheEditor() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(200) {
      let limit =
        Bool.random(using: &generator) ? nil : TextLimit(Int.random(in: 3..<20, using: &generator), .graphemes)
      let box = box(Self.text(&generator), EditorOptions(limit: limit))
      var steps: [String] = []
      for _ in 0..<40 {
        steps.append(step(box, &generator))
        guard box.isShown else {
          Issue.record("seed \(seed), round \(round): \(steps.suffix(3)) shows \(box.shown)")
          return
        }
      }
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let parts = ["a", "b ", "好", "[", "赞", "]", "@", "小明", "Ann Lee", "👩‍👧", "e", "\u{301}", "\n", "[赞]", "ש"]
    return (0..<Int.random(in: 0..<5, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }
      .joined()
  }

  private func step(_ box: CommentBox, _ generator: inout SeededGenerator) -> String {
    let text = Self.text(&generator)
    let length = box.textStorage.length
    let ends = (0..<2).map { _ in box.editor.stop(atOrBefore: Int.random(in: 0...length, using: &generator)) }.sorted()
    let range = ends[0]..<ends[1]
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      box.type(text)
      return "type \(text)"
    case 2:
      let count = Int.random(in: 1..<4, using: &generator)
      box.deleteBackward(count)
      return "delete \(count)"
    case 3, 4:
      box.mark(text)
      return "mark \(text)"
    case 5:
      box.select(range)
      return "select \(range)"
    case 6 where box.marked == nil:
      box.dictate(text, in: range)
      return "dictate \(text) in \(range)"
    default:
      let events: [EditorEvent] = [
        .undo, .redo, .emoji(code: "[赞]"), .mention(identifier: "user/1", name: "Bo"), .cut, .selectAll,
        .external([ExternalReplacement(range, with: PlainText(text))]), .move(.left, extending: false),
      ]
      let event = events.randomElement(using: &generator) ?? .undo
      box.perform(event)
      return "\(event)"
    }
  }
}

extension CommentBox {
  fileprivate var shown: String {
    """
    \(textStorage.string), selected \(viewSelection), marked \(String(describing: marked)), instead of \
    \(editor.text.text), \(editor.selection.range), \(String(describing: editor.markedRange))
    """
  }

  /// Whether the view has the text, the marked text and the selection of the editor. While text is marked, its looks
  /// and the selection are the view's: it may end inside of a character.
  fileprivate var isShown: Bool {
    guard textStorage.string.utf8.elementsEqual(editor.text.text.utf8), marked == editor.markedRange else {
      return false
    }
    guard marked == nil else { return true }
    guard viewSelection == editor.selection.range else { return false }
    return textStorage.shows(attributed(editor.text))
  }
}
