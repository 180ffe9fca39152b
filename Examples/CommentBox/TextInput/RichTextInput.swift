#if os(iOS) || UIKIT_SUBSTITUTE
  import Foundation
  import StyleLayout
  import StyleRichText
  import StyledText
  #if !UIKIT_SUBSTITUTE
    import CoreFoundation
    import ObjectiveC
    import UIKit
  #endif

  /// A view that the input system talks to: its calls become events of an editor, and its questions are answered by the editor
  /// and by the frame of its text. `CommentField` draws it.
  @MainActor class RichTextInput: UIView {
    private(set) var editor: RichTextEditor
    weak var inputDelegate: (any UITextInputDelegate)?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    private(set) lazy var tokenizer: any UITextInputTokenizer = RichTextTokenizer(self)
    /// Gets each update, to show it, to store the text, or to offer people for `editor.mentionQuery`.
    var changed: (EditorUpdate) -> Void = { _ in }
    /// The time of an event, in seconds.
    var clock = secondsOfEvents()
    /// The width of the text, in points.
    var textWidth = Double.infinity

    private let typesetter: Typesetter

    init(_ editor: RichTextEditor, typesetter: Typesetter) {
      (self.editor, self.typesetter) = (editor, typesetter)
      super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    }

    required init?(coder: NSCoder) { nil }

    /// The frame of the text. The typesetter keeps it as long as the text is the same.
    var textFrame: TextFrame { typesetter.frame(for: editor.text, width: textWidth) }

    /// An event of the app, such as a key of its emoji keyboard, undo, or an edit of another person. The input system is told.
    func perform(_ event: EditorEvent) {
      let before = editor
      handle(event) { after in
        Difference(text: !after.text.text.isSame(as: before.text.text), selection: after.selection != before.selection)
      }
    }

    /// A call of the input system. It is told only if the result is not the one that it expects, as when the last character of
    /// a code makes a picture: it would ask for ranges that are not there.
    func perform(_ event: EditorEvent, expecting expected: Expected) {
      handle(event) { after in
        Difference(
          text: !after.text.text.isSame(as: expected.text),
          selection: after.selection.range != expected.selection
        )
      }
    }

    /// What a call of the input system changes, if nothing else than it says happens.
    struct Expected {
      var text: String
      var selection: Range<Int>
    }

    struct Difference {
      var text: Bool
      var selection: Bool
    }

    /// An editor is a value: a copy shows what an event changes before it does.
    private func handle(_ event: EditorEvent, _ difference: (_ after: RichTextEditor) -> Difference) {
      var after = editor
      let update = after.handle(event, at: clock(), in: textFrame)
      let difference = difference(after)
      if difference.text { inputDelegate?.textWillChange(self) }
      if difference.selection { inputDelegate?.selectionWillChange(self) }
      editor = after
      changed(update)
      if difference.selection { inputDelegate?.selectionDidChange(self) }
      if difference.text { inputDelegate?.textDidChange(self) }
    }

    /// Sets the side of the caret that a hit has.
    func setAffinity(_ affinity: TextAffinity) { editor.setAffinity(affinity) }
  }

  extension RichTextInput {
    /// The caret of a position. One that was made before an edit may be out of bounds by now.
    func caret(_ position: UITextPosition) -> TextCaret {
      guard let caret = (position as? RichTextPosition)?.caret else { return TextCaret(0) }
      return TextCaret(editor.stop(atOrBefore: caret.position), caret.affinity)
    }

    /// A range as it was made, perhaps before an edit.
    func madeRange(_ range: UITextRange) -> Range<Int> {
      let ends = [range.start, range.end].map { ($0 as? RichTextPosition)?.caret.position ?? 0 }
      return min(ends[0], ends[1])..<max(ends[0], ends[1])
    }

    /// The whole characters and atoms of a range.
    func range(_ range: UITextRange) -> Range<Int> {
      let made = madeRange(range)
      let lower = editor.stop(atOrBefore: made.lowerBound)
      return lower..<(made.isEmpty ? lower : editor.stop(atOrAfter: made.upperBound))
    }

    /// The text and the selection after an edit that replaces a range, with the caret after it.
    func expected(replacing range: Range<Int>, with text: String) -> Expected {
      let caret = range.lowerBound + text.utf16.count
      return Expected(text: editor.text.text.replacing(range, with: text), selection: caret..<caret)
    }
  }

  extension String {
    /// Whether the scalars are the same: strings are also equal if their characters look the same.
    fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// The string with a range of UTF-16 offsets replaced.
    fileprivate func replacing(_ range: Range<Int>, with text: String) -> String {
      var units = Array(utf16)
      units.replaceSubrange(range.clamped(to: 0..<units.count), with: text.utf16)
      return String(decoding: units, as: UTF16.self)
    }
  }
#endif
