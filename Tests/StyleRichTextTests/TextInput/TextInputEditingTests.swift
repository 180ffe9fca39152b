import Foundation
import StyleLayout
import StyleRichText
import Testing

/// What the input system sends, through the adapter.
@MainActor struct TextInputEditingTests {
  @Test func typingMakesAPictureAndTellsTheInputSystem() {
    let session = InputSession()
    #expect(!session.input.hasText)
    for character in "好[赞" { session.input.insertText(String(character)) }
    #expect(session.told() == [])
    session.input.insertText("]")
    #expect(session.text == "好\u{FFFC}" && session.plain == "好[赞]" && session.input.hasText)
    #expect(session.selection == 2..<2)
    // The keyboard expects three more characters than there are.
    #expect(
      session.told() == [
        "text will change: 好[赞", "selection will change: 好[赞", "selection did change: 好\u{FFFC}",
        "text did change: 好\u{FFFC}",
      ]
    )
    session.input.deleteBackward()
    session.input.deleteBackward()
    session.input.deleteBackward()
    #expect(session.plain == "" && session.told() == [])
    #expect(session.isShown)
  }

  @Test func aMentionIsSelectedThenDeleted() {
    let session = InputSession("hi @小明")
    session.input.deleteBackward()
    #expect(session.text == "hi @小明" && session.selection == 3..<6)
    #expect(session.told() == ["selection will change: hi @小明", "selection did change: hi @小明"])
    session.input.deleteBackward()
    #expect(session.text == "hi " && session.told() == [])
  }

  @Test func selectionsOfTheInputSystemTakeWholeMentions() {
    let session = InputSession("。@小明b")
    session.select(2..<3)
    #expect(session.selection == 1..<4)
    #expect(session.told().count == 2)
    session.input.insertText("x")
    #expect(session.plain == "。xb")
  }

  @Test func pinyinIsMarkedUntilItIsCommitted() {
    let session = InputSession("[")
    for text in ["z", "za", "zan"] {
      session.input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      #expect(session.marked == text)
    }
    #expect(session.selection == 4..<4)
    session.input.setMarkedText("赞]", selectedRange: NSRange(location: NSNotFound, length: 0))
    #expect(session.marked == "赞]" && session.selection == 3..<3 && session.text == "[赞]")
    #expect(session.told() == [])
    session.input.unmarkText()
    #expect(session.input.markedTextRange == nil && session.text == "\u{FFFC}")
    #expect(session.told().first == "text will change: [赞]")
    // All of the composition is one step.
    session.input.perform(.undo)
    #expect(session.text == "[" && !session.input.editor.canUndo)
    #expect(session.isShown)
  }

  @Test func committedByTheTextOfACandidate() {
    let session = InputSession("@小明")
    session.input.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
    session.input.insertText("好")
    #expect(session.plain == "@小明好" && session.input.markedTextRange == nil)
    #expect(session.told() == [])
  }

  @Test(arguments: [nil, ""])
  func anEmptyMarkCancels(_ text: String?) {
    let session = InputSession("ab")
    session.select(0..<1)
    session.input.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    session.input.setMarkedText(text, selectedRange: NSRange(location: 0, length: 0))
    #expect(session.text == "b" && session.marked == nil && session.told() == [])
    session.input.perform(.undo)
    #expect(session.text == "ab")
  }

  @Test func theSelectionMovesInMarkedText() {
    let session = InputSession("ab")
    session.input.setMarkedText("にほん", selectedRange: NSRange(location: 3, length: 0))
    session.select(5..<5)
    #expect(session.marked == "にほん")
    session.select(3..<4)
    #expect(session.marked == "にほん" && session.selection == 3..<4)
    session.input.deleteBackward()
    #expect(session.marked == "にん" && session.selection == 3..<3)
    session.select(1..<1)
    #expect(session.marked == nil && session.text == "abにん" && session.selection == 1..<1)
    #expect(session.told() == [])
  }

  @Test func automaticCorrectionReplacesAWord() {
    let session = InputSession("teh cat")
    session.input.replace(session.range(0..<3), withText: "the")
    #expect(session.plain == "the cat" && session.selection == 7..<7)
    session.select(3..<3)
    session.input.replace(session.range(0..<3), withText: "those")
    #expect(session.plain == "those cat" && session.selection == 5..<5)
    #expect(session.told() == [])
    // A position of a text that is longer than the one that is there.
    session.input.replace(session.range(6..<90), withText: "dogs")
    #expect(session.plain == "those dogs")
    session.input.perform(.undo)
    #expect(session.plain == "those cat")
    #expect(session.isShown)
  }

  @Test func theAppTellsTheInputSystem() {
    let session = InputSession("hi ")
    session.input.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
    session.input.perform(.emoji(code: "[赞]"))
    #expect(session.marked == nil && session.plain == "hi hao[赞]")
    #expect(
      session.told() == [
        "text will change: hi hao", "selection will change: hi hao", "selection did change: hi hao\u{FFFC}",
        "text did change: hi hao\u{FFFC}",
      ]
    )
    session.input.perform(.select(anchor: 0, head: 0))
    #expect(session.told() == ["selection will change: hi hao\u{FFFC}", "selection did change: hi hao\u{FFFC}"])
    session.input.perform(.emoji(code: "[nobody]"))
    #expect(session.told() == [])
  }

  @Test func whatDoesNotFitTheLimitIsTold() {
    let session = InputSession("abc", EditorOptions(limit: TextLimit(4, .graphemes)))
    session.input.insertText("de")
    #expect(session.plain == "abcd")
    #expect(session.told().first == "text will change: abc")
  }
}
