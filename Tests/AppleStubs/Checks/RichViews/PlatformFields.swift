#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import StyleLayout
  import StyleRichText
  import StyleTables
  import StyledText
  import SwiftUI
  import UIKit
  import YanxuanStyles

  @testable import StyleRichUI

  /// An app with the state of a field.
  @MainActor private final class FieldApp {
    var text = PlainText("") { didSet { lines.append("text \(text.text)") } }
    var isEditing = false { didSet { lines.append("editing \(isEditing)") } }
    var options = EditorOptions(limit: TextLimit(9, .graphemes))
    var isEnabled = true
    var keyboard: EmojiKeyboardView?
    var sends = false
    let proxy = RichTextFieldProxy()
    private var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    var field: PlatformField {
      let text = Binding(stub: { self.text }, set: { self.text = $0 })
      let codec = RichTextCodec(emoji: Yanxuan.emoji)
      var settings = FieldSettings(prompt: "say", text: text, codec: codec, options: options, resources: .shared)
      settings.isEditing = Binding(stub: { self.isEditing }, set: { self.isEditing = $0 })
      (settings.proxy, settings.keyboard) = (proxy, keyboard)
      settings.configure = { $0.returnKeyType = .send }
      settings.onMentionQuery = { query, _ in self.lines.append("query \(query?.text ?? "none")") }
      settings.onCount = { self.lines.append("count \($0.count)") }
      settings.onEffects = { self.lines.append("\($0.count) effects") }
      if sends { settings.onSubmit = { self.lines.append("send \(self.text.text)") } }
      return PlatformField(settings: settings, options: FrameOptions(), isEnabled: isEnabled, maximumLines: 2)
    }
  }

  /// The field of UIKit that SwiftUI shows.
  @MainActor func checkPlatformField() {
    let (app, context) = (FieldApp(), UIViewRepresentableContext<PlatformField>())
    let box = app.field.makeUIView(context: context)
    guard let view = box.field as? BoundField else { return check(false, "the field is in the view that scrolls") }
    func show() {
      app.field.updateUIView(box, context: context)
      view.layOut(width: 200, height: 40)
    }
    show()
    check(app.take(), is: [], "a field that is made tells nothing")
    check(view.returnKeyType == .send && view.accessibilityTraits == [], "the app has set it up")
    view.insertText("@a")
    check(app.take(), is: ["text @a", "query a", "count 2"])
    show()
    check(view.plainText.text == "@a" && view.editor.canUndo, "it is not written back")
    app.text = PlainText("x")
    show()
    check(view.plainText.text == "x" && !view.editor.canUndo, "the app has set a text")
    check(app.take(), is: ["text x", "query none", "count 1"])
    app.proxy.perform(.emoji(code: "[赞]"))
    check(app.take(), is: ["text x[赞]", "1 effects", "count 4"])
    app.options.limit = TextLimit(5, .graphemes)
    show()
    check(app.take(), is: ["count 4"])
    checkEditing(app, view, show)
    checkSending(app, view, show)
    let size = app.field.sizeThatFits(ProposedViewSize(width: 300, height: nil), uiView: box, context: context)
    check(size?.width, is: 300, "it takes the width that it is offered")
    let own = app.field.sizeThatFits(ProposedViewSize(width: nil, height: nil), uiView: box, context: context)
    check((own?.width.native ?? 0) > 0 && own?.height == size?.height, "or that of its text")
    func height(_ text: String) -> Double {
      app.text = PlainText(text)
      show()
      let size = app.field.sizeThatFits(ProposedViewSize(width: 300, height: nil), uiView: box, context: context)
      return size.map { $0.height.native } ?? 0
    }
    let heights = ["a", "a\na", "a\na\na"].map { height($0) }
    check(heights[0] < heights[1] && heights[1] == heights[2], "it grows to the number of lines")
  }

  /// A panel of SwiftUI, made before its field or after it.
  @MainActor func checkPlatformPanel() {
    for isFirst in [true, false] {
      let (app, context) = (FieldApp(), UIViewRepresentableContext<PlatformField>())
      let keys = EmojiKeyboardView(EmojiKeyboard(Yanxuan.emoji, grid: EmojiKeyboard.Grid(columns: 2, rows: 2)))
      let shown = PlatformPanel(keyboard: keys, field: app.proxy, emojiHeight: 260)
      let early = isFirst ? shown.makeUIView(context: UIViewRepresentableContext()) : nil
      let box = app.field.makeUIView(context: context)
      let view = box.field
      app.field.updateUIView(box, context: context)
      let panel = early ?? shown.makeUIView(context: UIViewRepresentableContext())
      app.proxy.show(.emoji)
      check(keys.superview === panel && view.inputView?.frame.size.height.native == 0, "emoji are below the field")
      let proposal = ProposedViewSize(width: 300, height: nil)
      let size = shown.sizeThatFits(proposal, uiView: panel, context: UIViewRepresentableContext())
      check(size, is: CGSize(width: 300, height: 260))
      keys.onEvent?(.emoji(code: "[赞]"))
      check(app.text.text, is: "[赞]")
      view.takeTap()
      check(view.input, is: .system, "a tap into the field")
    }
  }

  @MainActor private func checkSending(_ app: FieldApp, _ view: BoundField, _ show: () -> Void) {
    app.text = PlainText("x")
    show()
    _ = app.take()
    view.insertText("\n")
    check(app.take(), is: ["text x\n", "count 2"], "a line break")
    app.sends = true
    show()
    view.insertText("\n")
    check(app.take(), is: ["send x\n"])
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    view.insertText("\n")
    check(!app.take().contains { $0.hasPrefix("send") }, "the key is for the input method")
  }

  @MainActor private func checkEditing(_ app: FieldApp, _ view: BoundField, _ show: () -> Void) {
    app.isEditing = true
    show()
    check(!view.isFirstResponder, "not before it is on the screen")
    view.stubWindow = UIWindow()
    show()
    check(view.isFirstResponder && app.take() == ["editing true"], "the app begins to edit, and is not told of it")
    view.resignFirstResponder()
    show()
    check(!view.isFirstResponder && app.take() == ["editing false"], "people have ended it")
    app.keyboard = EmojiKeyboardView(EmojiKeyboard(Yanxuan.emoji, grid: EmojiKeyboard.Grid(columns: 2, rows: 2)))
    show()
    app.proxy.show(.emoji)
    check(view.inputView === app.keyboard && app.take() == ["editing true"], "the keyboard of emoji")
    app.keyboard?.onEvent?(.delete(.backward))
    check(app.take(), is: ["text x", "1 effects", "count 1"])
    app.isEnabled = false
    show()
    check(!view.isFirstResponder && app.take() == ["editing false"], "a disabled field is not edited")
    check(view.accessibilityTraits, is: .notEnabled)
    check(view.becomeFirstResponder() || view.isUserInteractionEnabled, is: false)
  }
#endif
