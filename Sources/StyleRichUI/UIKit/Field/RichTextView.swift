#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  public import Foundation
  internal import QuartzCore
  public import StyleLayout
  public import StyleRichText
  internal import StyleUI
  public import StyledText
  public import UIKit

  #if _runtime(_ObjC)
    public import ObjectiveC
  #endif

  /// A field for text with emoji and mentions, whose lines follow its styles exactly.
  ///
  /// ```swift
  /// let field = RichTextView(RichTextEditor(codec: codec), resources: resources)
  /// field.placeholder = "Say something nice"
  /// field.delegate = self
  /// field.perform(.emoji(code: "[赞]"))  // a key of the app's keyboard
  /// send(field.plainText)
  /// ```
  ///
  /// - Codes such as `[赞]` become pictures while people type, and a chosen person is one character for the caret.
  /// - The system brings taps, the caret, handles, the loupe and the menu (`UITextInteraction`).
  /// - Copies keep emoji and mentions within the app, and are plain text elsewhere.
  /// - It is as high as its text. A ``RichTextScrollView`` lets it grow to some lines, and scroll from then on.
  /// - The return key inserts a line break, or sends the text, depending on
  ///   ``RichTextViewDelegate/shouldInsertLineBreak(_:)``.
  ///
  /// A `FieldModel` with a `RichTextEditor` determines its content and behavior.
  open class RichTextView: UIView {
    /// The resources that it shares with labels.
    public let resources: RichLabelResources
    /// Gets the field's events.
    public weak var delegate: (any RichTextViewDelegate)?
    /// The space between the edges of the view and the text, in points; zero by default.
    public var textContainerInset = UIEdgeInsets.zero {
      didSet { if textContainerInset != oldValue { setNeedsText() } }
    }
    /// The style of marked text, and the color of text without one.
    public var drawingOptions = DrawingOptions() {
      didSet { if drawingOptions != oldValue { setNeedsLayout() } }
    }
    /// Gets changes that the input system does not make. The system sets it.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// The input system's style of marked text, which the view ignores in favor of ``drawingOptions``.
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    /// The units of the text, for the input system.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = RichTextTokenizer(of: self)

    // MARK: Traits of the input, which the system reads when editing begins

    /// The system's keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The name of the return key. ``RichTextViewDelegate/shouldInsertLineBreak(_:)`` decides what it does.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// The appearance of the system's keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The letters that are capitalized automatically.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the system corrects words.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether the system checks spelling.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether the system types curly quotes.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether the system makes a dash of two hyphens.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether the system adds and removes spaces around pasted and cut text.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The meaning of the text, for suggestions; nil without one.
    open var textContentType: UITextContentType!
    /// Whether Writing Tools may rewrite the text, on systems that have them. They suggest a text in a panel, and
    /// replace the text with plain text, whose codes and names become emoji and mentions as if they were typed.
    open var allowsWritingTools = true
    /// Whether the system's keyboard offers images, such as Genmoji, on systems that have them; false by default.
    /// ``RichTextViewDelegate/text(_:for:)`` decides which text one becomes.
    open var allowsImageGlyphs = false
    /// The name of an edit where the system offers to undo it: `Typing` shows "Undo Typing". An empty name shows
    /// "Undo".
    open var undoActionName = ""

    /// The view that replaces the system's keyboard while ``input`` is `.emoji`, such as an emoji keyboard, whose keys
    /// are events for ``perform(_:)``.
    public var emojiKeyboard: UIView? {
      didSet { if input == .emoji { reloadInputViews() } }
    }
    /// The keyboard of the field; `.none` if it is not edited. ``show(_:)`` changes it.
    public private(set) var input = InputPanel.Kind.none {
      didSet { if input != oldValue { panel?.show(input) } }
    }
    /// The room below the field for an emoji keyboard; nil if ``emojiKeyboard`` replaces the system's.
    weak var panel: RichTextPanelView?
    /// The view that the field scrolls in; nil if it is as high as its text.
    weak var scrollView: RichTextScrollView?
    /// The view that replaces the system's keyboard while the emoji keyboard is below the field.
    private let emptyInputView = UIView()

    var model: FieldModel
    let clock = EventClock()
    /// Each edit has a new picture, so none is kept.
    let canvas = LabelCanvas(LabelPictures(limit: 0))
    let attachments = AttachmentHosts()
    /// The intrinsic height last returned; nil if it was not requested.
    private var askedHeight: CGFloat?
    private var ownAccessibilityLabel: String?
    private var dragging: FieldDragging?
    private var tapping: FieldTapping?
    private lazy var history = FieldUndoManager(of: self)

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - editor: The text, and how it is edited: the codec, a limit, the deletion of mentions.
    ///   - resources: The resources that it shares with labels, such as the images of emoji.
    public init(_ editor: RichTextEditor, resources: RichLabelResources = .shared) {
      self.resources = resources
      model = FieldModel(editor)
      super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      setUp()
    }

    /// Creates a field of a storyboard or nib, with the shared resources and without emoji.
    public required init?(coder: NSCoder) {
      resources = .shared
      model = FieldModel(RichTextEditor(codec: RichTextCodec()))
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      layer.addSublayer(canvas.layer)
      isAccessibilityElement = true
      let interaction = UITextInteraction(for: .editable)
      interaction.textInput = self
      addInteraction(interaction)
      dragging = FieldDragging(of: self)
      tapping = FieldTapping(on: self)
      UIView.onStyleContextChange(of: self) { $0.setNeedsText() }
    }

    /// The editor: the text, the selection and the history. ``perform(_:)`` changes it.
    public var editor: RichTextEditor { model.editor }

    /// The text as it is stored. A new text has no history, and the caret is at its end; setting the current text
    /// changes nothing.
    public var plainText: PlainText {
      get { editor.plain }
      set { apply(tellsText: false) { $0.replaceText(with: newValue) } }
    }

    /// The editing options: a limit, the deletion of mentions, the triggers of mentions. A text that is longer than a
    /// new limit stays.
    public var editorOptions: EditorOptions {
      get { editor.options }
      set { if newValue != editor.options { apply(tellsText: false) { $0.use(newValue) } } }
    }

    /// Whether people can edit the text. Disabling it ends current editing when the field is laid out.
    public var isEnabled = true {
      didSet {
        isUserInteractionEnabled = isEnabled
        setNeedsLayout()
      }
    }

    /// The text that is shown while the field is empty.
    public var placeholder: StyledText {
      get { model.placeholder }
      set {
        guard newValue != model.placeholder else { return }
        model.placeholder = newValue
        setNeedsText()
      }
    }

    /// The alignment, line breaking and language of text that does not set them.
    public var frameOptions: FrameOptions {
      get { model.options }
      set {
        guard newValue != model.options else { return }
        model.options = newValue
        setNeedsText()
      }
    }

    /// The field has moved to a screen, or has left it.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      followImages()
      if window != nil { setNeedsText() }
    }

    #if !os(visionOS)
      /// Lays the text out again if appearance, contrast, text size or direction have changed.
      open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsText()
      }
    #endif

    // MARK: Layout

    /// Shows the text in the width of the field.
    open override func layoutSubviews() {
      super.layoutSubviews()
      if !isEnabled, isFirstResponder { resignFirstResponder() }
      showText()
      if let askedHeight, intrinsicHeight != askedHeight { invalidateIntrinsicContentSize() }
    }

    /// The size of the text in a width; the given height is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(inWidth: Double(size.width)) }

    /// No width, and the height of the text in the field's own width: one line at least.
    open override var intrinsicContentSize: CGSize {
      let height = intrinsicHeight
      askedHeight = height
      return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    // MARK: Editing

    /// Whether the field can be edited: unless it is disabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing.
    @discardableResult open override func becomeFirstResponder() -> Bool {
      if input == .none { input = .system }
      let (wasFirst, isFirst) = (isFirstResponder, super.becomeFirstResponder())
      if !isFirst { input = .none }
      if isFirst, !wasFirst { delegate?.editingDidBegin(self) }
      return isFirst
    }

    /// Ends editing.
    @discardableResult open override func resignFirstResponder() -> Bool {
      let (wasFirst, isDone) = (isFirstResponder, super.resignFirstResponder())
      if isDone { input = .none }
      if isDone, wasFirst { delegate?.editingDidEnd(self) }
      return isDone
    }

    /// Begins editing with the system's keyboard or the emoji keyboard, or ends it. The emoji keyboard is in a
    /// ``RichTextPanelView`` below the field, or else ``emojiKeyboard``.
    ///
    /// The view stays the first responder while keyboards are switched, so that the caret stays in place.
    public func show(_ kind: InputPanel.Kind) {
      guard kind != .none else { return _ = resignFirstResponder() }
      guard kind != input else { return }
      input = kind
      if isFirstResponder { reloadInputViews() } else { becomeFirstResponder() }
    }

    /// People have tapped the field.
    func takeTap() {
      if let kind = input.afterTap(hasPanel: panel != nil) { show(kind) }
    }

    /// The ``emojiKeyboard`` while it is shown, or a view of no height above a ``RichTextPanelView``; nil for the
    /// system's keyboard.
    open override var inputView: UIView? {
      switch input.inputView(hasPanel: panel != nil) {
      case .system: nil
      case .emoji: emojiKeyboard
      case .empty: emptyInputView
      }
    }

    /// The history of the editor, for a shake, gestures of three fingers and the Edit menu. Registered edits are
    /// ignored.
    open override var undoManager: UndoManager? { history }

    /// Copies the selection, with its emoji and mentions.
    open override func copy(_ sender: Any?) {
      if let clipboard = editor.clipboard { UIPasteboard.general.richText = clipboard }
    }

    /// Moves the selection to the clipboard.
    open override func cut(_ sender: Any?) { perform(.cut) }

    /// Replaces the selection with the clipboard, with the texts that the delegate has for images.
    open override func paste(_ sender: Any?) {
      if let clipboard = UIPasteboard.general.richText(text(for:)) { perform(.paste(clipboard)) }
    }

    /// Selects all text.
    open override func selectAll(_ sender: Any?) { perform(.selectAll) }

    #if _runtime(_ObjC)
      /// Whether the menu offers an action: those that make sense for the selection and the clipboard.
      open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard let own = FieldAction(rawValue: NSStringFromSelector(action)) else {
          return super.canPerformAction(action, withSender: sender)
        }
        return model.allows(own, canPaste: UIPasteboard.general.hasStrings)
      }

      /// Undo, redo and a line break of a hardware keyboard.
      open override var keyCommands: [UIKeyCommand]? {
        let lineBreak = UIKeyCommand(input: "\r", modifierFlags: .shift, action: #selector(insertLineBreak))
        lineBreak.wantsPriorityOverSystemBehavior = true
        return [
          UIKeyCommand(input: "z", modifierFlags: .command, action: #selector(undoEdit)),
          UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: #selector(redoEdit)),
          lineBreak,
        ]
      }

      @objc private func insertLineBreak() {
        perform(.unmark)
        perform(.insert("\n"))
      }

      @objc private func undoEdit() { perform(.undo) }

      @objc private func redoEdit() { perform(.redo) }
    #endif

    // MARK: Accessibility

    /// Includes `.notEnabled` for a disabled field.
    open override var accessibilityTraits: UIAccessibilityTraits {
      get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
      set { super.accessibilityTraits = newValue }
    }

    /// The label that the app has set, or else the placeholder.
    open override var accessibilityLabel: String? {
      get { ownAccessibilityLabel ?? placeholder.accessibilityText }
      set { ownAccessibilityLabel = newValue }
    }

    /// The text, with the labels of emoji.
    open override var accessibilityValue: String? {
      get { editor.text.accessibilityText }
      set {}
    }
  }
#endif
