#if os(iOS) || UIKIT_SUBSTITUTE
  import Foundation
  import StyleRichText
  import StyleTables
  import StyledText
  #if !UIKIT_SUBSTITUTE
    import CoreFoundation
    import ObjectiveC
    import StyleUI
    import UIKit
  #endif

  /// A text view that shows the text of an editor. The user's changes become events, and the app sends its own.
  final class CommentBox: UITextView {
    private(set) var editor: RichTextEditor
    /// Gets each update, to store `editor.plain`, or to offer people for `editor.mentionQuery`.
    var changed: (EditorUpdate) -> Void = { _ in }
    /// The time of an event, in seconds.
    var clock = secondsOfEvents()

    /// The change that the view is about to make.
    var announced: TextChange?
    /// Whether the view changes because the editor did.
    private(set) var isShowing = false
    /// Where looks changed while text was marked.
    private var staleLooks: Range<Int>?
    /// Where images of emoji come from.
    private let options: StyleUIOptions

    init(_ editor: RichTextEditor, options: StyleUIOptions = StyleUIOptions()) {
      (self.editor, self.options) = (editor, options)
      super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0), textContainer: nil)
      delegate = self
      textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: attributed(editor.text))
      showSelection()
    }

    required init?(coder: NSCoder) { nil }

    /// An event of the app, such as an emoji, a mention, undo, or an edit of another person.
    func perform(_ event: EditorEvent) {
      endComposition()
      let update = editor.handle(event, at: clock())
      showing { repeatReplacements(of: update) }
      changed(update)
    }

    /// An event for a change that the view has made already.
    func follow(_ event: EditorEvent, of change: TextChange) {
      let before = editor
      let update = editor.handle(event, at: clock())
      showing {
        if update.isExactly(change) {
          showLooks(in: change.rangeAfter)
        } else {
          takeBack(change, to: before)
          repeatReplacements(of: update)
        }
        showStaleLooks(after: update)
      }
      changed(update)
    }

    /// Marked text, which the view shows by itself. Its looks follow when it is committed.
    func follow(marked range: Range<Int>, of change: TextChange) {
      let before = editor
      let replaced =
        range.lowerBound..<max(range.upperBound + editor.text.utf16Length - textStorage.length, range.lowerBound)
      if editor.markedRange == nil, replaced != editor.selection.range {
        editor.handle(.select(anchor: replaced.lowerBound, head: replaced.upperBound), at: clock())
      }
      let lower = range.lowerBound
      let selected = viewSelection.clamped(to: range)
      let event = EditorEvent.mark(
        string(in: range),
        selected: selected.lowerBound - lower..<selected.upperBound - lower
      )
      let update = editor.handle(event, at: clock())
      noteStaleLooks(of: update, marked: range)
      changed(update)
      guard editor.text.utf16Length != textStorage.length else { return }
      // A code beside the marked text became text. The view cannot show that and keep its marked text.
      showing {
        unmarkText()
        takeBack(change, to: before)
        repeatReplacements(of: update)
      }
      endComposition()
    }

    /// Commits marked text, in the view and in the editor.
    func endComposition() {
      if markedTextRange != nil { showing { unmarkText() } }
      guard let marked = editor.markedRange else { return }
      follow(.unmark, of: TextChange(range: marked, text: editor.text[marked].text))
    }

    /// The editor's undo is the only one: that of the view does not know what a code becomes.
    override var undoManager: UndoManager? { nil }

    /// With the labels of emoji in place of U+FFFC.
    override var accessibilityValue: String? {
      get { editor.text.accessibilityText }
      set {}
    }

    override func copy(_ sender: Any?) {
      if let clipboard = editor.clipboard { UIPasteboard.general.clipboard = clipboard }
    }

    override func cut(_ sender: Any?) {
      copy(sender)
      perform(.cut)
    }

    override func paste(_ sender: Any?) {
      if let clipboard = UIPasteboard.general.clipboard { perform(.paste(clipboard)) }
    }
  }

  // How the view shows what the editor has.
  extension CommentBox {
    /// Changes the view without listening to it, and then selects what the editor selects.
    private func showing(_ change: () -> Void) {
      isShowing = true
      defer { isShowing = false }
      change()
      showSelection()
    }

    private func repeatReplacements(of update: EditorUpdate) {
      textStorage.beginEditing()
      for replacement in update.replacements.reversed() {
        textStorage.replaceCharacters(in: NSRange(of: replacement.range), with: attributed(replacement.text))
      }
      textStorage.endEditing()
    }

    /// Puts back what the view has replaced, with the whole mentions that it touched.
    private func takeBack(_ change: TextChange, to before: RichTextEditor) {
      let lower = before.stop(atOrBefore: change.range.lowerBound)
      let upper = max(before.stop(atOrAfter: change.range.upperBound), lower)
      let shown = NSRange(of: lower..<upper + change.text.utf16.count - change.range.count)
      textStorage.replaceCharacters(in: shown, with: attributed(StyledText(before.text[lower..<upper])))
    }

    /// Sets the looks of characters that the view has already.
    private func showLooks(in range: Range<Int>) {
      let looks = attributed(StyledText(editor.text[range]))
      looks.enumerateAttributes(in: NSRange(location: 0, length: looks.length), options: []) { attributes, part, _ in
        let place = NSRange(location: range.lowerBound + part.location, length: part.length)
        textStorage.setAttributes(attributes, range: place)
      }
    }

    /// Characters of marked text and beside it keep their looks until it is committed: the view draws marked text itself.
    private func noteStaleLooks(of update: EditorUpdate, marked: Range<Int>? = nil) {
      let before = staleLooks.map { update.map.map($0.lowerBound)..<update.map.map($0.upperBound) }
      let ranges = [before, marked].compactMap(\.self) + update.map.changes.map(\.new)
      guard let lower = ranges.map(\.lowerBound).min(), let upper = ranges.map(\.upperBound).max() else { return }
      staleLooks = lower..<upper
    }

    private func showStaleLooks(after update: EditorUpdate) {
      guard staleLooks != nil else { return }
      noteStaleLooks(of: update)
      guard editor.markedRange == nil, let range = staleLooks else { return }
      staleLooks = nil
      showLooks(in: range)
    }

    private func showSelection() {
      let isNested = isShowing
      isShowing = true
      defer { isShowing = isNested }
      if viewSelection != editor.selection.range { selectedRange = NSRange(of: editor.selection.range) }
      showTypingLooks()
    }

    /// The looks of letters. UIKit forgets them whenever the selection changes.
    func showTypingLooks() {
      let letter = attributed(editor.codec.decode("a").text)
      typingAttributes = letter.attributes(at: 0, effectiveRange: nil)
    }

    func attributed(_ text: StyledText) -> NSAttributedString {
      text.nsAttributedString(for: traitCollection, host: .textKit, options: options)
    }
  }
#endif
