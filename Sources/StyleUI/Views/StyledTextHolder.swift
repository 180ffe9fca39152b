#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  internal import Foundation
  internal import ObjectiveC
  internal import StyleTables
  internal import StyledText

  /// A view that shows one styled text.
  @MainActor protocol StyledTextHolder: NSObject {
    /// The string that the view shows, also one that other code has set.
    var shownString: NSAttributedString? { get }
    /// Its text.
    var shownText: String { get }
    /// What the view has of its own before it shows a styled text.
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
    /// The view's content, which is made from what the view shows when it is first used.
    var content: StyledContent {
      if let content = objc_getAssociatedObject(self, StyledContent.key) as? StyledContent { return content }
      let content = StyledContent(StyledText(shownString ?? NSAttributedString()), view: viewAttributes)
      objc_setAssociatedObject(self, StyledContent.key, content, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      observeStyleContext()
      return content
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

    /// The new text in the styles of the last one.
    func textOfOtherCode(_ last: StyledText) -> StyledText {
      var text = last
      text.text = shownText
      return text
    }

    /// The text of an editor: what was typed has attributes of its own. If all text was deleted, the last styles are kept for the
    /// next text.
    func typedText(_ last: StyledText) -> StyledText {
      if let string = shownString, string.isOfStyledText { return StyledText(string) }
      var text = last
      text.text = shownText
      return text
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

    /// Shows the content if it, the context or the view's own attributes have changed, or if the view shows another text.
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
    /// The address that stands for the content of a view.
    fileprivate static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
#endif
