#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import StyleLayout
  import StyleRichText
  import StyleTables
  import StyledText
  import UIKit
  import YanxuanStyles

  @testable import StyleRichUI

  /// A field whose letters are 7 points wide and whose ideographs are 14, in lines that are 20 high, and an input system
  /// that notes what it is told.
  @MainActor final class InputSession {
    let input: RichTextView
    private let system = RecordingInputSystem()

    static let codec = RichTextCodec(
      emoji: Yanxuan.emoji,
      mentions: .names(["小明": "user/7", "Ann Lee": "user/8", "שלום": "user/9"]),
      looks: RichTextLooks(style: .t14_gray2_regular)
    )

    init(_ text: String = "", _ options: EditorOptions = EditorOptions(), width: Double? = nil) {
      let editor = RichTextEditor(PlainText(text), codec: Self.codec, options: options)
      input = RichTextView(editor, resources: RichLabelResources(typesetter: Typesetter(FixedWidthShaper())))
      if let width { input.layOut(width: width, height: 400) }
      input.inputDelegate = system
    }

    var plain: String { input.editor.plain.text }
    var text: String { input.editor.text.text }

    /// What the input system was told since the last call, with the text at that time.
    func told() -> [String] { system.takeNotes() }

    func position(_ offset: Int) -> UITextPosition { RichTextPosition(TextCaret(offset)) }
    func range(_ range: Range<Int>) -> UITextRange { RichTextRange(range) }

    func offset(_ position: UITextPosition?) -> Int? {
      position.map { input.offset(from: input.beginningOfDocument, to: $0) }
    }

    func offsets(_ range: UITextRange?) -> Range<Int>? {
      guard let range, let lower = offset(range.start), let upper = offset(range.end) else { return nil }
      return lower..<upper
    }

    /// The selection, as the input system reads it.
    var selection: Range<Int>? { offsets(input.selectedTextRange) }
    /// The marked text, as the input system reads it.
    var marked: String? { input.markedTextRange.flatMap(input.text) }

    func select(_ range: Range<Int>) { input.selectedTextRange = self.range(range) }
  }

  @MainActor private final class RecordingInputSystem: NSObject, UITextInputDelegate {
    private var notes: [String] = []

    func takeNotes() -> [String] {
      defer { notes = [] }
      return notes
    }

    private func note(_ words: String, _ input: (any UITextInput)?) {
      guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
        return
      }
      notes.append("\(words): \(input.text(in: all) ?? "")")
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) { note("selection will change", textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { note("selection did change", textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) { note("text will change", textInput) }
    func textDidChange(_ textInput: (any UITextInput)?) { note("text did change", textInput) }
  }
#endif
