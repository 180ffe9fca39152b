#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  internal import Foundation
  internal import StyleTables
  internal import StyledText

  /// The styled text of a view, kept with the view, and the text that it shows.
  @MainActor final class StyledContent {
    var text: StyledText {
      didSet { if text.resolved != nil { unknownStyle = nil } }
    }
    /// The height of lines, the direction of the interface, and images.
    var options = StyleUIOptions() {
      didSet { shown = nil }
    }
    /// The view's own attributes; nil for a view without any, such as a button.
    var view: ViewAttributes?
    /// The name of a style, as Interface Builder sets it.
    var styleName: String?
    /// A text that is shown instead in debug builds, because there is no style with that name.
    var unknownStyle: StyledText?
    private var shown: Shown?

    /// Everything that a string is made from, except for the options.
    private struct Shown {
      let text: StyledText
      let context: StyleContext
      let direction: StyleUIOptions.LayoutDirection?
      let view: ViewAttributes?

      func isSame(as other: Shown) -> Bool {
        context == other.context && direction == other.direction && view == other.view && text.isStored(as: other.text)
      }
    }

    init(_ text: StyledText, view: ViewAttributes?) {
      self.text = text
      self.view = view
    }

    /// The text of the string that is shown; nil before the first one.
    var shownText: String? { shown?.text.text }

    /// Makes the next string, also if it equals the last one: another one is shown.
    func forgetShown() { shown = nil }

    /// Passes the string for a context to a function, unless it was the last one.
    ///
    /// - Complexity: Linear in the text and its runs, and O(1) for a copy of the text that is shown.
    func show(
      in context: StyleContext,
      _ direction: StyleUIOptions.LayoutDirection?,
      _ show: (NSAttributedString) -> Void
    ) {
      let next = Shown(text: unknownStyle ?? text, context: context, direction: direction, view: view)
      guard shown.map({ !$0.isSame(as: next) }) ?? true else { return }
      shown = next
      show(string(of: next.text, in: context, direction))
    }

    /// The attributes of text that is typed at an offset in UTF-16 units; the attributes of the whole text if it is
    /// empty. They are empty if text cannot be inserted there.
    ///
    /// - Complexity: Linear in the text and its runs.
    func typingAttributes(
      at offset: Int,
      in context: StyleContext,
      _ direction: StyleUIOptions.LayoutDirection?
    ) -> [NSAttributedString.Key: Any] {
      var typed = text
      guard (try? typed.insert("x", at: offset)) != nil, offset < typed.utf16Length else { return [:] }
      return string(of: typed, in: context, direction).attributes(at: offset, effectiveRange: nil)
    }

    /// The attributes of text with only the whole text's attributes.
    func wholeTextAttributes(
      in context: StyleContext,
      _ direction: StyleUIOptions.LayoutDirection?
    ) -> [NSAttributedString.Key: Any] {
      string(of: StyledText("x", attributes: text.attributes), in: context, direction)
        .attributes(at: 0, effectiveRange: nil)
    }

    private func string(
      of text: StyledText,
      in context: StyleContext,
      _ direction: StyleUIOptions.LayoutDirection?
    ) -> NSAttributedString {
      text.makeNSAttributedString(in: context, for: TextKitAttributes(options, direction: direction, view: view))
    }
  }
#endif
