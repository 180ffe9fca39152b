#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import StyleLayout
  import StyleRichText
  import StyledText
  import UIKit

  @testable import StyleRichUI

  /// What the input system sends, through the adapter.
  @MainActor struct InputEditingChecks {
    func run() {
      typingMakesAPictureAndTellsTheInputSystem()
      aMentionIsSelectedThenDeleted()
      selectionsOfTheInputSystemTakeWholeMentions()
      pinyinIsMarkedUntilItIsCommitted()
      committedByTheTextOfACandidate()
      for text in [nil, ""] as [String?] { anEmptyMarkCancels(text) }
      theSelectionMovesInMarkedText()
      automaticCorrectionReplacesAWord()
      theAppTellsTheInputSystem()
      whatDoesNotFitTheLimitIsTold()
    }

    private func typingMakesAPictureAndTellsTheInputSystem() {
      let session = InputSession()
      check(!session.input.hasText)
      for character in "好[赞" { session.input.insertText(String(character)) }
      check(session.told() == [])
      session.input.insertText("]")
      check(session.text == "好\u{FFFC}" && session.plain == "好[赞]" && session.input.hasText)
      check(session.selection == 2..<2)
      // The keyboard expects three more characters than there are.
      check(
        session.told() == [
          "text will change: 好[赞", "selection will change: 好[赞", "selection did change: 好\u{FFFC}",
          "text did change: 好\u{FFFC}",
        ]
      )
      session.input.deleteBackward()
      session.input.deleteBackward()
      session.input.deleteBackward()
      check(session.plain == "" && session.told() == [])
    }

    private func aMentionIsSelectedThenDeleted() {
      let session = InputSession("hi @小明")
      session.input.deleteBackward()
      check(session.text == "hi @小明" && session.selection == 3..<6)
      check(session.told() == ["selection will change: hi @小明", "selection did change: hi @小明"])
      session.input.deleteBackward()
      check(session.text == "hi " && session.told() == [])
    }

    private func selectionsOfTheInputSystemTakeWholeMentions() {
      let session = InputSession("。@小明b")
      session.select(2..<3)
      check(session.selection == 1..<4)
      check(session.told().count == 2)
      session.input.insertText("x")
      check(session.plain == "。xb")
    }

    private func pinyinIsMarkedUntilItIsCommitted() {
      let session = InputSession("[")
      for text in ["z", "za", "zan"] {
        session.input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        check(session.marked == text)
      }
      check(session.selection == 4..<4)
      session.input.setMarkedText("赞]", selectedRange: NSRange(location: .max, length: 0))
      check(session.marked == "赞]" && session.selection == 3..<3 && session.text == "[赞]")
      check(session.told() == [])
      session.input.unmarkText()
      check(session.input.markedTextRange == nil && session.text == "\u{FFFC}")
      check(session.told().first == "text will change: [赞]")
      // All of the composition is one step.
      session.input.perform(.undo)
      check(session.text == "[" && !session.input.editor.canUndo)
    }

    private func committedByTheTextOfACandidate() {
      let session = InputSession("@小明")
      session.input.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
      session.input.insertText("好")
      check(session.plain == "@小明好" && session.input.markedTextRange == nil)
      check(session.told() == [])
    }

    private func anEmptyMarkCancels(_ text: String?) {
      let session = InputSession("ab")
      session.select(0..<1)
      session.input.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
      session.input.setMarkedText(text, selectedRange: NSRange(location: 0, length: 0))
      check(session.text == "b" && session.marked == nil && session.told() == [])
      session.input.perform(.undo)
      check(session.text == "ab")
    }

    private func theSelectionMovesInMarkedText() {
      let session = InputSession("ab")
      session.input.setMarkedText("にほん", selectedRange: NSRange(location: 3, length: 0))
      session.select(5..<5)
      check(session.marked == "にほん")
      session.select(3..<4)
      check(session.marked == "にほん" && session.selection == 3..<4)
      session.input.deleteBackward()
      check(session.marked == "にん" && session.selection == 3..<3)
      session.select(1..<1)
      check(session.marked == nil && session.text == "abにん" && session.selection == 1..<1)
      check(session.told() == [])
    }

    private func automaticCorrectionReplacesAWord() {
      let session = InputSession("teh cat")
      session.input.replace(session.range(0..<3), withText: "the")
      check(session.plain == "the cat" && session.selection == 7..<7)
      session.select(3..<3)
      session.input.replace(session.range(0..<3), withText: "those")
      check(session.plain == "those cat" && session.selection == 5..<5)
      check(session.told() == [])
      // A position of a text that is longer than the one that is there.
      session.input.replace(session.range(6..<90), withText: "dogs")
      check(session.plain == "those dogs")
      session.input.perform(.undo)
      check(session.plain == "those cat")
    }

    private func theAppTellsTheInputSystem() {
      let session = InputSession("hi ")
      session.input.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
      session.input.perform(.emoji(code: "[赞]"))
      check(session.marked == nil && session.plain == "hi hao[赞]")
      check(
        session.told() == [
          "text will change: hi hao", "selection will change: hi hao", "selection did change: hi hao\u{FFFC}",
          "text did change: hi hao\u{FFFC}",
        ]
      )
      session.input.perform(.select(anchor: 0, head: 0))
      check(session.told() == ["selection will change: hi hao\u{FFFC}", "selection did change: hi hao\u{FFFC}"])
      session.input.perform(.emoji(code: "[nobody]"))
      check(session.told() == [])
    }

    private func whatDoesNotFitTheLimitIsTold() {
      let session = InputSession("abc", EditorOptions(limit: TextLimit(4, .graphemes)))
      session.input.insertText("de")
      check(session.plain == "abcd")
      check(session.told().first == "text will change: abc")
    }
  }
#endif
