#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import Foundation
  internal import ObjectiveC
  internal import StyleLayout
  internal import StyleRichText
  internal import StyledText
  internal import SwiftUI
  internal import UIKit

  /// An app's settings of a field.
  struct FieldSettings {
    let prompt: StyledText
    let text: Binding<PlainText>
    let codec: RichTextCodec
    let options: EditorOptions
    let resources: RichLabelResources
    var isEditing: Binding<Bool>?
    var proxy: RichTextFieldProxy?
    var keyboard: EmojiKeyboardView?
    var onMentionQuery: (MentionQuery?, CGRect) -> Void = { _, _ in }
    var onCount: (TextLimitCount) -> Void = { _ in }
    var onEffects: ([EditorEffect]) -> Void = { _ in }
    var onSubmit: (() -> Void)?
    var configure: @MainActor (RichTextView) -> Void = { _ in }
  }

  /// The field of UIKit.
  struct PlatformField: UIViewRepresentable {
    let settings: FieldSettings
    let options: FrameOptions
    let isEnabled: Bool
    let maximumLines: Int

    func makeUIView(context: Context) -> RichTextScrollView { RichTextScrollView(BoundField(settings)) }

    func updateUIView(_ view: RichTextScrollView, context: Context) {
      view.maximumLines = maximumLines
      guard let field = view.field as? BoundField else { return }
      (field.frameOptions, field.isEnabled) = (options, isEnabled)
      field.follow(settings)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: RichTextScrollView, context: Context) -> CGSize? {
      let size = LayoutSize(uiView.size(inWidth: proposal.textWidth))
      return CGSize(size.filling(width: proposal.width.map { Double($0) }))
    }
  }

  /// A field of UIKit that follows the bindings of an app.
  final class BoundField: RichTextView {
    private var settings: FieldSettings
    private var text: BoundValue<PlainText>
    private var editing = EditingWish()

    init(_ settings: FieldSettings) {
      let text = settings.text.wrappedValue
      (self.settings, self.text) = (settings, BoundValue(text))
      super.init(RichTextEditor(text, codec: settings.codec, options: settings.options), resources: settings.resources)
      delegate = self
    }

    /// SwiftUI creates it.
    required init?(coder: NSCoder) { nil }

    /// Applies the app's settings.
    func follow(_ settings: FieldSettings) {
      self.settings = settings
      (editorOptions, placeholder) = (settings.options, settings.prompt)
      settings.configure(self)
      settings.proxy?.view = self
      use(settings.keyboard)
      if let new = text.read(settings.text.wrappedValue, current: plainText) { plainText = new }
      guard let isEditing = settings.isEditing?.wrappedValue else { return }
      editing.read(isEditing, isEditing: isFirstResponder)
      setNeedsLayout()
    }

    private func use(_ keyboard: EmojiKeyboardView?) {
      guard emojiKeyboard !== keyboard else { return }
      keyboard?.onEvent = { [weak self] in self?.perform($0) }
      emojiKeyboard = keyboard
    }

    /// Fulfills the app's wish as soon as possible: while SwiftUI updates its views, a keyboard must not move.
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let wanted = editing.take(ifPossible: window != nil && isEnabled) else { return }
      if wanted { becomeFirstResponder() } else { resignFirstResponder() }
    }

    private func tell(isEditing: Bool) {
      guard let binding = settings.isEditing, editing.isNews(isEditing) else { return }
      binding.wrappedValue = isEditing
      editing.wrote(isEditing, found: binding.wrappedValue)
    }
  }

  extension BoundField: RichTextViewDelegate {
    func textDidChange(_ view: RichTextView, plain: PlainText, effects: [EditorEffect]) {
      if text.isNews(plain) {
        settings.text.wrappedValue = plain
        text.wrote(plain, found: settings.text.wrappedValue)
      }
      if !effects.isEmpty { settings.onEffects(effects) }
    }

    func mentionQueryDidChange(_ view: RichTextView, query: MentionQuery?, rect: CGRect) {
      settings.onMentionQuery(query, rect)
    }

    func countDidChange(_ view: RichTextView, count: TextLimitCount) { settings.onCount(count) }

    func shouldInsertLineBreak(_ view: RichTextView) -> Bool {
      settings.onSubmit?()
      return settings.onSubmit == nil
    }

    func editingDidBegin(_ view: RichTextView) { tell(isEditing: true) }

    func editingDidEnd(_ view: RichTextView) { tell(isEditing: false) }
  }
#endif
