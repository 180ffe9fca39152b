#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  internal import Foundation
  public import StyleTables
  public import StyledText

  extension NSTextView {
    /// The styled text of the view, including typed text.
    ///
    /// It is stored with the view, even while empty. Setting it keeps the selection as far as the new text reaches.
    /// Colors follow the appearance automatically.
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

    /// Gives text that is typed next the style at the caret. Call it in the delegate's
    /// `textViewDidChangeSelection(_:)`. In an empty text, it is the style of the whole text.
    ///
    /// - Complexity: Linear in the text and its runs.
    public func updateTypingAttributes() {
      let attributes = attributesOfTyping(at: selectedRange().location)
      if !attributes.isEmpty { typingAttributes = attributes }
    }
  }

  extension NSTextView: StyledTextHolder {
    var shownString: NSAttributedString? { textStorage }
    var shownText: String { string }

    var viewAttributes: ViewAttributes { ViewAttributes(ofTyping: typingAttributes) }

    func textOfOtherCode(_ last: StyledText) -> StyledText { typedText(last) }

    func show(_ string: NSAttributedString) {
      let selection = selectedRange()
      textStorage?.setAttributedString(string)
      setSelectedRange(selection.clamped(to: string.length))
      updateTypingAttributes()
    }
  }
#endif
