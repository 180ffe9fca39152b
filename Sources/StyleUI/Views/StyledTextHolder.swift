#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  internal import Foundation
  internal import ObjectiveC
  internal import StyleTables
  internal import StyledText

  /// A view that shows one styled text.
  @MainActor protocol StyledTextHolder: NSObject {
    /// The string that the view shows, even if set by other code.
    var shownString: NSAttributedString? { get }
    /// Its text.
    var shownText: String { get }
    /// The view's own attributes, before it shows a styled text.
    var viewAttributes: ViewAttributes { get }
    /// The context of the view now.
    var styleContext: StyleContext { get }
    /// The direction of the view's interface.
    var styleDirection: StyleUIOptions.LayoutDirection? { get }
    /// Returns the content when other code has set text in the view, or a user has typed it.
    func textOfOtherCode(_ last: StyledText) -> StyledText
    /// Shows a string that was made for the view.
    func show(_ string: NSAttributedString)
    /// Begins to watch for changes of the context, once.
    func observeStyleContext()
  }

  extension StyledTextHolder {
    /// The view's content, created on first use from the text that the view shows.
    var content: StyledContent {
      associated(with: StyledContent.key) {
        observeStyleContext()
        return StyledContent(StyledText(countingAs: shownString ?? NSAttributedString()), view: viewAttributes)
      }
    }

    /// The text of the content. Text that the view has got from elsewhere is taken over.
    var currentText: StyledText {
      get {
        let content = content
        if showsTextOfOtherCode { content.text = textOfOtherCode(content.text) }
        return content.text
      }
      set {
        content.text = newValue
        showContent()
      }
    }

    func textOfOtherCode(_ last: StyledText) -> StyledText { newText(last) }

    /// The text of an editor, at the same positions: typed text has its own attributes. If all text was deleted, the
    /// last styles are kept for the next text.
    func typedText(_ last: StyledText) -> StyledText {
      if let string = shownString, string.isOfStyledText { return StyledText(countingAs: string) }
      return newText(last)
    }

    /// The new text in the styles of the last one.
    private func newText(_ last: StyledText) -> StyledText {
      var text = last
      text.text = shownText
      return text
    }

    /// The attributes of text that is typed at an offset in UTF-16 units, or at the end of a shorter text.
    func attributesOfTyping(at offset: Int) -> [NSAttributedString.Key: Any] {
      let caret = min(offset, currentText.utf16Length)
      return content.typingAttributes(at: caret, in: styleContext, styleDirection)
    }

    var currentOptions: StyleUIOptions {
      get { content.options }
      set {
        let text = currentText
        content.options = newValue
        currentText = text
      }
    }

    private var showsTextOfOtherCode: Bool {
      content.shownText.map { !$0.hasSameUTF8(as: shownText) } ?? false
    }

    /// Shows the content if it, the context or the view's own attributes have changed, or if the view shows another
    /// text.
    func showContent() {
      if showsTextOfOtherCode { content.forgetShown() }
      content.show(in: styleContext, styleDirection) { show($0) }
    }
  }

  extension NSRange {
    /// The part of the range that a text of a length has.
    func clamped(to length: Int) -> NSRange {
      let start = min(location, length)
      return NSRange(location: start, length: min(self.length, length - start))
    }
  }

  extension StyledContent {
    /// The address that identifies the content of a view.
    fileprivate static let key = NSObject.makeAssociationKey()
  }
#endif
