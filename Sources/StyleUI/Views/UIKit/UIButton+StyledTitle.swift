#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  internal import ObjectiveC
  internal import StyleTables
  public import StyledText
  public import UIKit

  extension UIButton {
    /// Sets the styled title for a state, as `setAttributedTitle(_:for:)` does for a string.
    ///
    /// ```swift
    /// button.setStyledTitle(StyledText("Buy", style: .t14_white_bold), for: .normal)
    /// ```
    ///
    /// From iOS 17 on, it follows changes of text size and direction; before, call ``updateStyledTitles()`` when the traits change.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - state: The state, such as `.normal`, whose title is also that of states without one.
    public func setStyledTitle(_ title: StyledText?, for state: UIControl.State) {
      guard let title else {
        titles.contents[state.rawValue] = nil
        setAttributedTitle(nil, for: state)
        return
      }
      let content = titles.contents[state.rawValue] ?? StyledContent(title, view: nil)
      content.text = title
      titles.contents[state.rawValue] = content
      updateStyledTitles()
    }

    /// Returns the styled title that was set for a state; nil if none was.
    public func styledTitle(for state: UIControl.State) -> StyledText? { titles.contents[state.rawValue]?.text }

    /// Shows the styled titles again if the button's traits have changed. From iOS 17 on, the button does so by itself.
    public func updateStyledTitles() {
      let context = StyleContext(traitCollection)
      for (state, content) in titles.contents {
        content.show(in: context, styleDirection) { setAttributedTitle($0, for: UIControl.State(rawValue: state)) }
      }
    }

    private var titles: StyledTitles {
      if let titles = objc_getAssociatedObject(self, StyledTitles.key) as? StyledTitles { return titles }
      let titles = StyledTitles()
      objc_setAssociatedObject(self, StyledTitles.key, titles, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      UIView.onStyleContextChange(of: self) { $0.updateStyledTitles() }
      return titles
    }
  }

  /// The styled titles of a button, by the raw value of their state.
  @MainActor private final class StyledTitles {
    static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    var contents: [UInt: StyledContent] = [:]
  }
#endif
