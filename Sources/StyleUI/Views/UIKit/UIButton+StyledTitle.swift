#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  internal import ObjectiveC
  public import StyleTables
  public import StyledText
  public import UIKit

  extension UIButton {
    /// Sets the styled title for a state, as `setAttributedTitle(_:for:)` does for a string.
    ///
    /// ```swift
    /// button.setStyledTitle(StyledText("Buy", style: .t14_white_bold), for: .normal)
    /// ```
    ///
    /// From iOS 17 on, it follows changes of text size and direction; before, call ``updateStyledTitles()`` when the
    /// traits change.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - state: The state, such as `.normal`, whose title also applies to states without one.
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

    /// The style of the title of the button's configuration: font, color and letter spacing, by its
    /// `titleTextAttributesTransformer`. Set it after the configuration.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Buy now"
    /// button.configuration = configuration
    /// button.titleStyleCode = .t14_white_bold
    /// ```
    ///
    /// From iOS 17 on, it follows changes of text size; before, call ``updateStyledTitles()`` when the traits change.
    /// Nil removes the style.
    public var titleStyleCode: StyleCode? {
      get { titles.style }
      set {
        titles.style = newValue
        configuration?.titleTextAttributesTransformer = nil
        updateStyledTitles()
      }
    }

    /// Shows the styled titles again if the button's traits have changed. From iOS 17 on, the button does so
    /// automatically.
    public func updateStyledTitles() {
      let context = StyleContext(traitCollection)
      for (state, content) in titles.contents {
        content.show(in: context, styleDirection) { setAttributedTitle($0, for: UIControl.State(rawValue: state)) }
      }
      if let style = titles.style {
        let transformer = UIConfigurationTextAttributesTransformer(style, for: traitCollection)
        configuration?.titleTextAttributesTransformer = transformer
      }
    }

    private var titles: StyledTitles {
      associated(with: StyledTitles.key) {
        UIView.onStyleContextChange(of: self) { $0.updateStyledTitles() }
        return StyledTitles()
      }
    }
  }

  /// The styles of a button's titles.
  @MainActor private final class StyledTitles {
    static let key = NSObject.makeAssociationKey()

    /// The styled titles, by the raw value of their state.
    var contents: [UInt: StyledContent] = [:]
    /// The style of the title of a configuration.
    var style: StyleCode?
  }
#endif
