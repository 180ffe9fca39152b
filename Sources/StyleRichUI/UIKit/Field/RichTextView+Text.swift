#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Foundation
  internal import StyleLayout
  internal import StyleRichText
  internal import StyledText
  public import UIKit

  // Text, selection and marked text: calls of the input system.
  extension RichTextView: UITextInput {
    /// Whether there is text.
    public var hasText: Bool { !model.showsPlaceholder }

    /// Types a text.
    public func insertText(_ text: String) { handle(.insert(text)) }

    /// Deletes the selection, or the character before the caret.
    public func deleteBackward() { handle(.deleteBackward) }

    /// The text of a range; U+FFFC for an emoji.
    public func text(in range: UITextRange) -> String? { editor.text[self.range(range)].text }

    /// Replaces a range, as corrections do.
    public func replace(_ range: UITextRange, withText text: String) {
      handle(.replace(madeRange(range), with: text))
    }

    /// The selection.
    public var selectedTextRange: UITextRange? {
      get {
        let (range, affinity) = (editor.selection.range, editor.selection.affinity)
        return RichTextRange(TextCaret(range.lowerBound, affinity), TextCaret(range.upperBound, affinity))
      }
      set {
        if let newValue { handle(.select(madeRange(newValue), caret(newValue.start).affinity)) }
      }
    }

    /// The range of the marked text.
    public var markedTextRange: UITextRange? { editor.markedRange.map { RichTextRange($0) } }

    /// Sets the marked text. Some keyboards send `NSNotFound` for a caret after it.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      handle(.mark(markedText ?? "", selected: Range(selectedRange)))
    }

    /// Commits the marked text.
    public func unmarkText() { handle(.unmark) }

    /// Whether the system's keyboard offers images: ``allowsImageGlyphs``.
    @available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *) public var supportsAdaptiveImageGlyph: Bool {
      get { allowsImageGlyphs }
      set { allowsImageGlyphs = newValue }
    }

    /// Inserts the text that ``RichTextViewDelegate/text(_:for:)`` returns for an image.
    @available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *)
    public func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange) {
      insert(ImageGlyph(adaptiveImageGlyph), in: madeRange(replacementRange))
    }

    /// Writing Tools in a panel, or none, depending on ``allowsWritingTools``. In the text, they would need a
    /// coordinator.
    @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *) public var writingToolsBehavior: UIWritingToolsBehavior {
      get { allowsWritingTools ? .limited : .none }
      set { allowsWritingTools = newValue != .none }
    }

    /// Writing Tools return plain text, which gets the codec's attributes.
    @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
      get { .plainText }
      set {}
    }
  }
#endif
