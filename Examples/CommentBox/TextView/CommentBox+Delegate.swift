#if os(iOS) || UIKIT_SUBSTITUTE
  import Foundation
  import StyleRichText
  import StyledText
  #if !UIKIT_SUBSTITUTE
    import CoreFoundation
    import UIKit
  #endif

  // The user's changes, as the view reports them.
  extension CommentBox: UITextViewDelegate {
    /// Before a change. A deletion is the editor's: it may select a mention first. Other changes are the view's, because only
    /// the view knows whether they begin a composition.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      guard let range = Range(range) else { return true }
      announced = TextChange(range: range, text: text)
      guard text.isEmpty, !range.isEmpty, markedTextRange == nil else { return true }
      announced = nil
      perform(deletion(of: range))
      return false
    }

    /// After a change of the view.
    func textViewDidChange(_ textView: UITextView) {
      guard !isShowing else { return }
      let change = madeChange()
      announced = nil
      if let range = viewMarkedRange { return follow(marked: range, of: change) }
      guard let marked = editor.markedRange else {
        guard !change.isEmpty else { return }
        let isTyped = change.range == editor.selection.range
        return follow(isTyped ? .insert(change.text) : .replace(change.range, with: change.text), of: change)
      }
      // The composition has ended, perhaps with another text.
      guard let committed = change.text(in: marked, before: editor.text[marked].text) else {
        return follow(.replace(change.range, with: change.text), of: change)
      }
      follow(.insert(committed), of: TextChange(range: marked, text: committed))
    }

    /// A tap, a movement of the caret, or a selection in the marked text. While text changes, `textViewDidChange(_:)` follows.
    func textViewDidChangeSelection(_ textView: UITextView) {
      guard !isShowing, !isChanging else { return }
      if let range = viewMarkedRange {
        return follow(marked: range, of: TextChange(range: range, text: string(in: range)))
      }
      let range = viewSelection
      guard editor.markedRange != nil || range != editor.selection.range else { return showTypingLooks() }
      perform(.select(anchor: range.lowerBound, head: range.upperBound))
    }

    /// The event for a deletion: of the selection, of a character before the caret, or of more, such as a word.
    private func deletion(of range: Range<Int>) -> EditorEvent {
      let selection = editor.selection.range
      if range == selection { return .delete(.backward) }
      let isCharacter = range.lowerBound >= editor.stop(before: selection.lowerBound)
      if selection.isEmpty, range.upperBound == selection.lowerBound, isCharacter { return .delete(.backward) }
      return .replace(range, with: "")
    }
  }

  // What the view has.
  extension CommentBox {
    var viewSelection: Range<Int> { Range(selectedRange) ?? 0..<0 }

    var viewMarkedRange: Range<Int>? {
      guard let range = markedTextRange else { return nil }
      let lower = offset(from: beginningOfDocument, to: range.start)
      return lower..<max(offset(from: beginningOfDocument, to: range.end), lower)
    }

    func string(in range: Range<Int>) -> String {
      textStorage.attributedSubstring(from: NSRange(of: range)).string
    }

    /// Whether the view has a text that the editor does not know yet.
    private var isChanging: Bool {
      textStorage.length != editor.text.utf16Length || !textStorage.string.utf8.elementsEqual(editor.text.text.utf8)
    }

    /// The change as it was announced, or else the difference: dictation and suggestions announce nothing.
    private func madeChange() -> TextChange {
      if let announced, has(announced) { return announced }
      return TextChange(from: editor.text.text, to: textStorage.string, caret: viewSelection.upperBound)
    }

    private func has(_ change: TextChange) -> Bool {
      let length = editor.text.utf16Length + change.text.utf16.count - change.range.count
      return textStorage.length == length && change.rangeAfter.upperBound <= length
        && string(in: change.rangeAfter) == change.text
    }
  }
#endif
