#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import QuartzCore
  import StyleLayout
  import StyleRichText
  import StyleTables
  import StyledText
  import UIKit
  import YanxuanStyles

  @testable import StyleRichUI

  /// What the input system and the app of a field are told.
  @MainActor private final class FieldLog: NSObject, UITextInputDelegate, RichTextViewDelegate {
    private var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) { lines.append("selection will") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { lines.append("selection did") }
    func textWillChange(_ textInput: (any UITextInput)?) { lines.append("text will") }
    func textDidChange(_ textInput: (any UITextInput)?) { lines.append("text did") }

    func textDidChange(_ view: RichTextView, plain: PlainText, effects: [EditorEffect]) {
      lines.append("text \(plain.text)" + (effects.isEmpty ? "" : " with \(effects.count) effects"))
    }
    func selectionDidChange(_ view: RichTextView, selection: TextSelection) {
      lines.append("selection \(selection.range)")
    }
    func mentionQueryDidChange(_ view: RichTextView, query: MentionQuery?, rect: CGRect) {
      lines.append("query \(query?.text ?? "none"), \(rect.size.width.native > 0 ? "at a place" : "nowhere")")
    }
    func countDidChange(_ view: RichTextView, count: TextLimitCount) {
      lines.append("count \(count.count)/\(count.limit.count)")
    }
    func editingDidBegin(_ view: RichTextView) { lines.append("begin") }
    func editingDidEnd(_ view: RichTextView) { lines.append("end") }
  }

  @MainActor private final class Stickers: RichTextViewDelegate {
    func text(_ view: RichTextView, for image: ImageGlyph) -> PlainText {
      PlainText(image.identifier == "dog" ? "[赞]" : image.label)
    }
  }

  @MainActor private func field(_ text: String, limit: TextLimit? = nil) -> (RichTextView, FieldLog) {
    let codec = RichTextCodec(emoji: Yanxuan.emoji, mentions: .names(["小明": "user/7"]))
    let editor = RichTextEditor(PlainText(text), codec: codec, options: EditorOptions(limit: limit))
    let (view, log) = (RichTextView(editor), FieldLog())
    (view.inputDelegate, view.delegate) = (log, log)
    view.layOut(width: 200, height: 40)
    return (view, log)
  }

  extension RichTextView {
    fileprivate func offsets(_ range: UITextRange?) -> Range<Int>? { range.map { self.range($0) } }
  }

  @MainActor func checkRichTextView() {
    checkTyping()
    checkComposing()
    checkUndoing()
    checkPasting()
    checkImages()
    checkMoving()
    checkField()
    checkKeyboards()
    checkTraits()
    checkInsets()
    checkOrder()
    checkScrolling()
  }

  /// A field grows to two lines, and then scrolls with the caret.
  @MainActor private func checkScrolling() {
    let (view, _) = field("a")
    let box = RichTextScrollView(view, maximumLines: 2)
    func asked() -> Double { box.intrinsicContentSize.height.native }
    let line = asked()
    view.insertText("\na")
    let two = asked()
    check(two > line, "it grows")
    view.insertText("\na\na")
    check(asked(), is: two, "to two lines")
    box.layOut(width: 200, height: CGFloat(two))
    let all = view.frame.size.height.native
    check(all > two && box.isScrollEnabled && box.contentSize.height.native == all, "the rest scrolls")
    check(box.contentOffset.y.native, is: all - two, "the caret is at the end")
    view.perform(.select(anchor: 0, head: 0))
    box.layoutSubviews()
    check(box.contentOffset.y.native, is: 0, "and at the start")
    box.contentOffset = CGPoint(x: 0, y: 5)
    box.layoutSubviews()
    check(box.contentOffset.y.native, is: 5, "people may look elsewhere")
    box.maximumLines = 0
    check(asked(), is: all)
  }

  /// What the system draws over the text is over the emoji, too.
  @MainActor private func checkOrder() {
    let (view, _) = field("a")
    let selection = CALayer()
    view.layer.addSublayer(selection)
    view.insertText("[赞]")
    view.layoutSubviews()
    let layers = view.layer.stubSublayers
    check(layers.count == 3 && layers.first === view.canvas.layer && layers.last === selection, "the text, the emoji")
  }

  @MainActor private func checkTyping() {
    let (view, log) = field("好", limit: TextLimit(9, .graphemes))
    let interaction = view.stubInteractions.compactMap { $0 as? UITextInteraction }.first
    check(interaction?.textInput === view, "the system brings the caret")
    view.insertText("[")
    check(log.take(), is: ["text 好[", "selection 2..<2", "count 2/9"])
    view.insertText("赞")
    _ = log.take()
    view.insertText("]")
    let told = ["text will", "selection will", "selection did", "text did"]
    check(log.take(), is: told + ["text 好[赞] with 1 effects", "selection 2..<2", "count 4/9"])
    check(view.plainText.text, is: "好[赞]")
    view.layoutSubviews()
    check(view.layer.stubSublayers.count, is: 2, "the text and an emoji")
    check(view.accessibilityValue, is: view.editor.text.accessibilityText)
    view.deleteBackward()
    check(log.take(), is: ["text 好 with 1 effects", "selection 1..<1", "count 1/9"])
    view.layoutSubviews()
    check(view.layer.stubSublayers.count, is: 1, "the emoji is gone")
    view.perform(.undo)
    check(view.plainText.text, is: "好[赞]")
    check(log.take().first, is: "text will")
    view.insertText("123456789")
    check(log.take().contains("count 9/9"), "the rest does not fit")
    view.plainText = PlainText("")
    check(log.take(), is: told + ["selection 0..<0", "count 0/9"], "the app sets a text, and is not told of it")
  }

  @MainActor private func checkComposing() {
    let (view, log) = field("a")
    view.setMarkedText("ni", selectedRange: NSRange(location: .max, length: 0))
    check(view.offsets(view.markedTextRange), is: 1..<3)
    check(log.take(), is: ["text ani", "selection 3..<3"])
    view.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    view.layoutSubviews()
    view.unmarkText()
    check(view.markedTextRange == nil && view.plainText.text == "a你", "the text is committed")
    check(log.take(), is: ["text a你", "selection 2..<2"])
    view.perform(.undo)
    check(view.plainText.text, is: "a", "all of the composition is one step")
  }

  /// The system undoes what the editor would.
  @MainActor private func checkUndoing() {
    let (view, log) = field("a")
    view.undoActionName = "Typing"
    guard let history = view.undoManager else { return check(false, "there is a history") }
    check(!history.canUndo && !history.canRedo, "nothing was edited")
    view.insertText("b")
    _ = log.take()
    check(history.canUndo && history.undoActionName == "Typing" && history.redoActionName == "Typing", "a step")
    history.undo()
    check(view.plainText.text == "a" && !history.canUndo && history.canRedo, "it is undone")
    check(log.take().first, is: "text will", "the input system is told")
    history.redo()
    check(view.plainText.text == "ab" && history.canUndo && !history.canRedo, "it is there again")
  }

  @MainActor private func checkPasting() {
    let (view, log) = field("hi @小明")
    view.selectAll(nil)
    check(log.take(), is: ["selection will", "selection did", "selection 0..<6", "query none, nowhere"])
    view.copy(nil)
    check(UIPasteboard.general.string, is: "hi @小明")
    view.cut(nil)
    check(view.hasText, is: false)
    let (other, _) = field("")
    other.paste(nil)
    check(other.plainText.text, is: "hi @小明")
    check(other.editor.text.text.utf16.count, is: 6)
    UIPasteboard.general.string = "[赞]"
    other.paste(nil)
    check(other.plainText.text, is: "hi @小明[赞]")
  }

  /// Images of the keyboard and of other apps are what the app says.
  @MainActor private func checkImages() {
    let (view, log) = field("ab")
    guard #available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) else { return }
    check(view.supportsAdaptiveImageGlyph, is: false)
    view.allowsImageGlyphs = true
    check(view.supportsAdaptiveImageGlyph, is: true)
    let dog = NSAdaptiveImageGlyph(stub: "dog", "a dog", Data([1, 2]))
    check(ImageGlyph(dog), is: ImageGlyph("dog", label: "a dog", bytes: [1, 2]))
    view.insert(dog, replacementRange: RichTextRange(TextCaret(1), TextCaret(2)))
    check(view.plainText.text, is: "aa dog")
    check(log.take().first, is: "text will", "the system is told")
    view.delegate = nil
    view.insert(dog, replacementRange: RichTextRange(TextCaret(1), TextCaret(6)))
    check(view.plainText.text, is: "aa dog")
    let stickers = Stickers()
    view.delegate = stickers
    view.insert(dog, replacementRange: RichTextRange(TextCaret(1), TextCaret(6)))
    check(view.plainText.text == "a[赞]" && view.editor.text.utf16Length == 2, "an emoji of the app")
    let copied = NSMutableAttributedString(string: "x")
    copied.append(NSAttributedString(string: "\u{FFFC}", attributes: [.adaptiveImageGlyph: dog]))
    let file = NSTextAttachment()
    file.fileWrapper = FileWrapper(stub: "cat.png", Data([3]))
    copied.append(NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: file]))
    copied.append(NSAttributedString(string: "\u{FFFC}y"))
    check(ImageGlyph([.attachment: file]), is: ImageGlyph("", label: "cat.png", bytes: [3]))
    NSAttributedString.stubDocuments[[7]] = copied
    UIPasteboard.general.items = [["com.apple.flat-rtfd": Data([7]), "public.utf8-plain-text": "x\u{FFFC}\u{FFFC}y"]]
    check(UIPasteboard.general.richText, is: RichTextClipboard("xa dogcat.png\u{FFFC}y"))
    view.paste(nil)
    check(view.plainText.text, is: "a[赞]x[赞]cat.pngy")
    UIPasteboard.general.items = [["com.apple.flat-rtfd": Data([8]), "public.utf8-plain-text": "z\u{FFFC}"]]
    view.paste(nil)
    check(view.plainText.text, is: "a[赞]x[赞]cat.pngyz", "a damaged document")
  }

  @MainActor private func checkMoving() {
    let (view, log) = field("。@小明b")
    let start = view.beginningOfDocument
    guard let second = view.position(from: start, offset: 2) else { return check(false, "there is a position") }
    check(view.offset(from: start, to: second), is: 4, "positions are not in a mention")
    view.selectedTextRange = view.textRange(from: start, to: second)
    check(log.take(), is: ["selection 0..<4", "query none, nowhere"])
    check(view.offsets(view.selectedTextRange), is: 0..<4)
    let caret = view.caretRect(for: view.endOfDocument)
    check(caret.size.width.native > 0 && caret.origin.x.native > 0, "the caret is after the text")
    let hit = view.closestPosition(to: CGPoint(x: 190, y: 5))
    check(hit.map { view.compare($0, to: view.endOfDocument) }, is: .orderedSame)
    let word = view.tokenizer.rangeEnclosingPosition(second, with: .word, inDirection: .storage(.backward))
    check(view.offsets(word), is: 1..<4, "a mention is a word")
    let right = view.position(from: start, in: .right, offset: 2)
    check(right.map { view.offset(from: start, to: $0) }, is: 4)
    let rects = view.selectionRects(for: RichTextRange(0..<5))
    check(rects.first?.containsStart == true && rects.last?.containsEnd == true, "one line")
    view.replace(RichTextRange(0..<1), withText: "x")
    check(view.plainText.text, is: "x@小明b")
  }

  /// The input system reads the properties of the view.
  @MainActor private func checkTraits() {
    let (view, _) = field("")
    view.textContentType = UITextContentType(rawValue: "nickname")
    view.enablesReturnKeyAutomatically = true
    let traits: any UITextInput = view
    check(traits.textContentType?.rawValue, is: "nickname")
    check(traits.enablesReturnKeyAutomatically, "the view's own")
    check(
      traits.keyboardType == .default && traits.returnKeyType == .default && traits.keyboardAppearance == .default,
      ""
    )
    check(traits.autocapitalizationType == .sentences && traits.autocorrectionType == .default, "words")
    check(traits.spellCheckingType == .default && traits.smartQuotesType == .default, "spelling")
    checkWritingTools(view, traits)
    check(traits.smartDashesType == .default && traits.smartInsertDeleteType == .default, "signs")
  }

  @MainActor private func checkWritingTools(_ view: RichTextView, _ traits: any UITextInput) {
    guard #available(iOS 18.0, visionOS 2.4, *) else { return }
    check(traits.writingToolsBehavior, is: .limited)
    check(traits.allowedWritingToolsResultOptions, is: .plainText)
    view.allowsWritingTools = false
    check(traits.writingToolsBehavior, is: .none)
    view.writingToolsBehavior = .default
    check(view.allowsWritingTools, "they are allowed again")
  }

  /// The text is within the insets: its drawing, carets, rectangles, hits and the size.
  @MainActor private func checkInsets() {
    let (view, _) = field("hi[赞]")
    let bare = (view.sizeThatFits(.zero), view.caretRect(for: view.endOfDocument), view.selectionRects(for: all(view)))
    let drawn = view.layer.stubSublayers.map(\.frame)
    view.stubCalls = []
    view.textContainerInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    check(view.stubCalls.contains("invalidateIntrinsicContentSize"), "another size")
    view.layOut(width: 200, height: 90)
    check(view.sizeThatFits(.zero).height.native, is: bare.0.height.native + 40)
    check(view.intrinsicContentSize.height.native, is: bare.0.height.native + 40)
    check(isMoved(view.caretRect(for: view.endOfDocument), from: bare.1), "the caret")
    check(isMoved(view.selectionRects(for: all(view))[0].rect, from: bare.2[0].rect), "the selection")
    check(isMoved(view.firstRect(for: all(view)), from: bare.2[0].rect), "the first rectangle")
    for (after, before) in zip(view.layer.stubSublayers.map(\.frame), drawn) {
      check(isMoved(after, from: before), "the drawn text and its emoji")
    }
    let start = view.caretRect(for: view.beginningOfDocument)
    let hit = view.closestPosition(to: CGPoint(x: start.origin.x.native + 1, y: start.origin.y.native + 3))
    check(hit.map { view.compare($0, to: view.beginningOfDocument) }, is: .orderedSame)
    check(view.offsets(view.characterRange(at: CGPoint(x: 21, y: 15))), is: 0..<1)
  }

  @MainActor private func all(_ view: RichTextView) -> UITextRange {
    RichTextRange(0..<view.editor.text.text.utf16.count)
  }

  private func isMoved(_ rect: CGRect, from other: CGRect) -> Bool {
    abs(rect.origin.x.native - other.origin.x.native - 20) < 0.01
      && abs(rect.origin.y.native - other.origin.y.native - 10) < 0.01
  }

  @MainActor private func checkKeyboards() {
    let (view, log) = field("")
    let keyboard = UIView()
    view.emojiKeyboard = keyboard
    view.becomeFirstResponder()
    check(view.input == .system && view.inputView == nil, "a tap brings the system's keyboard")
    view.stubCalls = []
    view.show(.emoji)
    check(view.inputView === keyboard && view.stubCalls.contains("reloadInputViews"), "the keyboards are switched")
    view.takeTap()
    check(view.inputView === keyboard, "a tap places the caret, and the keyboard stays")
    check(log.take(), is: ["begin"], "it stays the first responder")
    view.show(.none)
    check(view.input == .none && view.inputView == nil && log.take() == ["end"], "the keyboard is gone")
    view.show(.emoji)
    check(view.isFirstResponder && view.inputView === keyboard, "emoji come at once")
    view.resignFirstResponder()
    view.becomeFirstResponder()
    check(view.input, is: .system)
  }

  @MainActor private func checkField() {
    let (view, log) = field("")
    check(view.becomeFirstResponder() && view.becomeFirstResponder(), "it is edited")
    view.insertText("@小")
    check(log.take(), is: ["begin", "text @小", "selection 2..<2", "query 小, at a place"])
    view.perform(.mention(identifier: "user/7", name: "小明"))
    check(view.plainText.text, is: "@小明 ")
    check(log.take().last, is: "query none, nowhere")
    view.plainText = PlainText("")
    _ = log.take()
    view.resignFirstResponder()
    check(log.take(), is: ["end"])
    let line = view.intrinsicContentSize.height.native
    check(line > 0, "an empty field has a line")
    view.placeholder = "one two three four five six seven eight nine ten"
    view.layOut(width: 60, height: 40)
    check(view.intrinsicContentSize.height.native > line, "the placeholder has room")
    check(view.accessibilityLabel, is: "one two three four five six seven eight nine ten")
    check(view.layer.stubSublayers.first?.contents != nil, "the placeholder is drawn")
    view.stubCalls = []
    view.stubChange(to: UITraitCollection(.dark))
    check(view.stubCalls.contains("setNeedsLayout"), "another appearance is drawn")
  }
#endif
