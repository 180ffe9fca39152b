#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  public import StyleRichText

  /// Gets the events of a ``RichTextView``, and decides what the return key and images do. Each method has a default
  /// implementation that changes nothing.
  @MainActor public protocol RichTextViewDelegate: AnyObject {
    /// The text has changed, by the keyboard or by ``RichTextView/perform(_:)``, or an event has another effect, such
    /// as text that did not fit the limit. A text that the app sets is not reported.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - plain: The text, for a server.
    ///   - effects: Mentions and emoji that came and went, and text that was left out.
    func textDidChange(_ view: RichTextView, plain: PlainText, effects: [EditorEffect])

    /// The selection has changed.
    func selectionDidChange(_ view: RichTextView, selection: TextSelection)

    /// The start of a name before the caret has changed: the app suggests people, and inserts one with
    /// `EditorEvent.mention`.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - query: The start of a name; nil if there is none, so that the list of people should be hidden.
    ///   - rect: Its rectangle in the view, in points; empty without a query.
    func mentionQueryDidChange(_ view: RichTextView, query: MentionQuery?, rect: CGRect)

    /// The count of a text with a limit (`EditorOptions.limit`) has changed.
    func countDidChange(_ view: RichTextView, count: TextLimitCount)

    /// Whether the return key inserts a line break; if not, the app performs the key's action, such as sending the
    /// text.
    ///
    /// ```swift
    /// func shouldInsertLineBreak(_ view: RichTextView) -> Bool {
    ///   send(view.plainText)
    ///   view.plainText = PlainText("")
    ///   return false
    /// }
    /// ```
    ///
    /// It is called for the return keys of the system's keyboard (`returnKeyType`) and of a hardware keyboard, but not
    /// while text is being composed, and not for a line break that is pasted or dictated with other text. Shift-Return
    /// always inserts a line break.
    func shouldInsertLineBreak(_ view: RichTextView) -> Bool

    /// The text for an image that the system's keyboard inserts (``RichTextView/allowsImageGlyphs``), or that is pasted
    /// or dropped with text of another app, such as a Genmoji.
    ///
    /// A code that the codec shows as an emoji becomes that emoji, and an empty text leaves the image out:
    ///
    /// ```swift
    /// func text(_ view: RichTextView, for image: ImageGlyph) -> PlainText {
    ///   PlainText(stickers.code(for: image.identifier) ?? "[\(image.label)]")
    /// }
    /// ```
    func text(_ view: RichTextView, for image: ImageGlyph) -> PlainText

    /// The view begins to get typed text.
    func editingDidBegin(_ view: RichTextView)

    /// The view no longer gets typed text.
    func editingDidEnd(_ view: RichTextView)
  }

  extension RichTextViewDelegate {
    /// Does nothing.
    public func textDidChange(_ view: RichTextView, plain: PlainText, effects: [EditorEffect]) {}
    /// Does nothing.
    public func selectionDidChange(_ view: RichTextView, selection: TextSelection) {}
    /// Does nothing.
    public func mentionQueryDidChange(_ view: RichTextView, query: MentionQuery?, rect: CGRect) {}
    /// Does nothing.
    public func countDidChange(_ view: RichTextView, count: TextLimitCount) {}
    /// Returns true.
    public func shouldInsertLineBreak(_ view: RichTextView) -> Bool { true }
    /// Returns the label of the image.
    public func text(_ view: RichTextView, for image: ImageGlyph) -> PlainText { PlainText(image.label) }
    /// Does nothing.
    public func editingDidBegin(_ view: RichTextView) {}
    /// Does nothing.
    public func editingDidEnd(_ view: RichTextView) {}
  }
#endif
