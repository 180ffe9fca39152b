#if os(iOS) || UIKIT_SUBSTITUTE
  import Foundation
  import StyleLayout
  import StyleRichText
  import StyledText
  #if !UIKIT_SUBSTITUTE
    import UIKit
  #endif

  // Text, selection and marked text.
  extension RichTextInput: UITextInput {
    var hasText: Bool { !editor.text.text.isEmpty }

    func insertText(_ text: String) {
      let range = editor.markedRange ?? editor.selection.range
      perform(.insert(text), expecting: expected(replacing: range, with: text))
    }

    func deleteBackward() {
      // The input system does not know how much goes before a caret. The rest of the text has to stay.
      var after = editor
      after.handle(.delete(.backward), at: clock())
      let removed = max(editor.text.utf16Length - after.text.utf16Length, 0)
      let end = editor.selection.range.upperBound
      let range = editor.selection.isEmpty ? max(end - removed, 0)..<end : editor.selection.range
      perform(.delete(.backward), expecting: expected(replacing: range, with: ""))
    }

    func text(in range: UITextRange) -> String? { editor.text[self.range(range)].text }

    func replace(_ range: UITextRange, withText text: String) {
      let (range, selected) = (self.range(range), editor.selection.range)
      var expected = expected(replacing: range, with: text)
      if selected.upperBound < range.lowerBound { expected.selection = selected }
      if selected.lowerBound > range.upperBound {
        let shift = text.utf16.count - range.count
        expected.selection = selected.lowerBound + shift..<selected.upperBound + shift
      }
      perform(.replace(range, with: text), expecting: expected)
    }

    var selectedTextRange: UITextRange? {
      get {
        let (range, affinity) = (editor.selection.range, editor.selection.affinity)
        return RichTextRange(TextCaret(range.lowerBound, affinity), TextCaret(range.upperBound, affinity))
      }
      set {
        guard let newValue else { return }
        let range = range(newValue)
        if range != editor.selection.range { select(range, expecting: madeRange(newValue)) }
        if range.isEmpty, range == editor.selection.range { setAffinity(caret(newValue.start).affinity) }
      }
    }

    /// Selects a range. Inside of the marked text, the composition goes on.
    private func select(_ range: Range<Int>, expecting made: Range<Int>) {
      let expected = Expected(text: editor.text.text, selection: made)
      guard let marked = editor.markedRange, marked.lowerBound <= range.lowerBound,
        range.upperBound <= marked.upperBound
      else {
        return perform(.select(anchor: range.lowerBound, head: range.upperBound), expecting: expected)
      }
      let selected = range.lowerBound - marked.lowerBound..<range.upperBound - marked.lowerBound
      perform(.mark(editor.text[marked].text, selected: selected), expecting: expected)
    }

    var markedTextRange: UITextRange? { editor.markedRange.map { RichTextRange($0) } }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      let text = markedText ?? ""
      let length = text.utf16.count
      // Some keyboards send `NSNotFound`: the caret is after the text.
      let selected = (Range(selectedRange) ?? length..<length).clamped(to: 0..<length)
      guard !text.isEmpty || editor.markedRange != nil else { return }
      let range = editor.markedRange ?? editor.selection.range
      var expected = expected(replacing: range, with: text)
      expected.selection = range.lowerBound + selected.lowerBound..<range.lowerBound + selected.upperBound
      perform(.mark(text, selected: selected), expecting: expected)
    }

    func unmarkText() {
      perform(.unmark, expecting: Expected(text: editor.text.text, selection: editor.selection.range))
    }
  }
#endif
