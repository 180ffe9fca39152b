#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  public import StyleTables
  public import StyledText
  public import UIKit

  extension UITextView {
    /// The styled text of the view, including typed text.
    ///
    /// ```swift
    /// textView.styledText = StyledText("你好 👋", style: .t14_ink_regular)
    /// ```
    ///
    /// It is stored with the view, even while empty. Setting it keeps the selection as far as the new text reaches.
    /// From iOS 17 on, it follows changes of text size and direction; before, call ``updateStyledText()`` when the
    /// traits change.
    public var styledText: StyledText {
      get { currentText }
      set { currentText = newValue }
    }

    /// The style of the whole text, even while it is empty.
    public var styleCode: StyleCode? {
      get { currentText.style }
      set { currentText.style = newValue }
    }

    /// The height of lines, the direction of the interface, and images. Setting it shows the text again.
    public var styleOptions: StyleUIOptions {
      get { currentOptions }
      set { currentOptions = newValue }
    }

    /// Shows the styled text again if the view's traits have changed. From iOS 17 on, the view does so automatically.
    public func updateStyledText() { currentText = currentText }

    /// Gives text that is typed next the style at the caret. UIKit forgets it when the selection changes, so call this
    /// in the delegate's `textViewDidChangeSelection(_:)`. In an empty text, it is the style of the whole text.
    ///
    /// - Complexity: Linear in the text and its runs.
    public func updateTypingAttributes() {
      let attributes = attributesOfTyping(at: selectedRange.location)
      if !attributes.isEmpty { typingAttributes = attributes }
    }
  }

  extension UITextView: StyledTextHolder {
    var shownString: NSAttributedString? { attributedText }
    var shownText: String { text ?? "" }
    var styleContext: StyleContext { StyleContext(traitCollection, host: .textKit) }

    var viewAttributes: ViewAttributes { ViewAttributes(ofTyping: typingAttributes) }

    func textOfOtherCode(_ last: StyledText) -> StyledText { typedText(last) }

    func show(_ string: NSAttributedString) {
      let selection = selectedRange
      attributedText = string
      selectedRange = selection.clamped(to: string.length)
      updateTypingAttributes()
    }
  }
#endif
