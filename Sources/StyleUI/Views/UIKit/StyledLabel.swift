#if canImport(UIKit) && !os(watchOS)
  public import CoreFoundation
  public import Foundation
  internal import StyledText
  public import UIKit

  /// A label that keeps its style, whichever of text and style was set first, and however often the text changes.
  ///
  /// ```swift
  /// let label = StyledLabel()
  /// label.styleCode = .t14_gray2_bold
  /// label.text = "¥99"
  /// label.text = nil  // while the price loads
  /// label.text = "¥89"  // in the same style
  /// ```
  ///
  /// - Setting `text` replaces the text of ``UIKit/UILabel/styledText``, whose runs and slots keep their styles.
  /// - `textAlignment` and `lineBreakMode` win over the text's, and `numberOfLines` is the label's, as always. `font`
  ///   and `textColor` apply to text that does not set its own.
  /// - It follows changes of appearance, contrast, text size and direction.
  open class StyledLabel: UILabel {
    private var ownAccessibilityLabel: String?

    /// Creates a label without text.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      _ = content
    }

    /// Creates a label of a storyboard or nib, with the alignment and the line break mode that it has there.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      let isNatural = super.textAlignment == .natural
      content.view?.winningParagraph.alignment = isNatural ? nil : super.textAlignment
      let isDefault = super.lineBreakMode == .byTruncatingTail
      content.view?.winningParagraph.lineBreakMode = isDefault ? nil : super.lineBreakMode
    }

    /// The text of `styledText`. New text gets the styles of the old one, even if the text was empty in between, or
    /// without letters and digits, such as `…`; nil means an empty text. ``UIKit/UILabel/showPlaceholder(_:)`` shows a
    /// placeholder with words.
    open override var text: String? {
      get { content.text.text }
      set { styledText.text = newValue ?? "" }
    }

    /// The string that is shown.
    ///
    /// Setting a string that was made from a `StyledText` sets ``UIKit/UILabel/styledText`` to that text. Any other
    /// string sets `text`: its attributes are not shown, which a ``StyleUIDiagnostic`` reports.
    open override var attributedText: NSAttributedString? {
      get { super.attributedText }
      set { styledText.replace(with: newValue) }
    }

    func showStyled(_ string: NSAttributedString) { super.attributedText = string }

    // UIKit writes each of these into the string that it shows, over the attributes of the styles.

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font of text without a style.
    open override var font: UIFont! {
      get { super.font }
      set { setOwn(\.font, to: newValue) { super.font = newValue } }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of text without a color, such as text in a style that leaves it open.
    open override var textColor: UIColor! {
      get { super.textColor }
      set { setOwn(\.color, to: newValue) { super.textColor = newValue } }
    }

    /// The alignment of all paragraphs, which overrides the text's.
    open override var textAlignment: NSTextAlignment {
      get { super.textAlignment }
      set { setOwn(\.winningParagraph.alignment, to: newValue) { super.textAlignment = newValue } }
    }

    /// The line break mode of all paragraphs, which overrides the text's.
    open override var lineBreakMode: NSLineBreakMode {
      get { super.lineBreakMode }
      set { setOwn(\.winningParagraph.lineBreakMode, to: newValue) { super.lineBreakMode = newValue } }
    }

    private func setOwn<Value: Equatable>(
      _ attribute: WritableKeyPath<ViewAttributes, Value>,
      to value: Value,
      inUIKit set: () -> Void
    ) {
      var view = content.view ?? viewAttributes
      guard view[keyPath: attribute] != value else { return }
      view[keyPath: attribute] = value
      content.view = view
      set()
      content.forgetShown()
      showContent()
    }

    /// The text for VoiceOver: attachments are read as their `TextAttachment.label`, or as their `plainText` without
    /// one. Setting a label replaces it, and setting nil brings it back.
    open override var accessibilityLabel: String? {
      get { ownAccessibilityLabel ?? content.text.accessibilityText }
      set { ownAccessibilityLabel = newValue }
    }

    #if !os(visionOS)
      /// Shows the text again if appearance, contrast, text size or direction have changed.
      open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showContent()
      }
    #endif
  }

  extension StyledText {
    /// Takes over a string, and its styles if this package made them.
    fileprivate mutating func replace(with string: NSAttributedString?) {
      guard let string, string.length > 0 else {
        text = ""
        return
      }
      if string.isOfStyledText {
        self = StyledText(string)
        return
      }
      text = string.string
      if string.hasAttributesOfOtherCode {
        let attributes = "the attributes of a string that was not made from a StyledText"
        StyleUIDiagnostic.reportNotShown(attributes, instead: "the style of the label")
      }
    }
  }
#endif
