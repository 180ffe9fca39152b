#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  public import StyleTables
  public import StyledText
  public import UIKit

  // A plain label cannot tell when other code sets its text. `StyledLabel` can.

  extension UILabel {
    /// The styled text of the label.
    ///
    /// ```swift
    /// label.styledText = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
    /// label.styledText.text = "¥89 ¥119"  // the second price keeps its style
    /// ```
    ///
    /// It is stored with the label, even while empty, and is shown with the label's font, color, alignment and line
    /// break mode where it does not set its own. Set these before the first styled text. From iOS 17 on, it follows
    /// changes of text size and direction; before, call ``updateStyledText()`` when the traits change. Colors follow
    /// the appearance automatically.
    ///
    /// Text that was set by `label.text` since becomes the text, in the styles of the last one.
    public var styledText: StyledText {
      get { currentText }
      set { currentText = newValue }
    }

    /// Shows a text instead of the label's, such as `Loading…`, and remembers the label's text: the next text gets its
    /// styles.
    ///
    /// ```swift
    /// // In a reused cell, whose second price is struck through:
    /// priceLabel.showPlaceholder("Loading…")
    /// priceLabel.styledText.text = "¥89 ¥119"  // so is the new one
    /// ```
    ///
    /// Text without letters and digits, such as `…`, does not need this call.
    public func showPlaceholder(_ placeholder: String) { currentText.showPlaceholder(placeholder) }

    /// The style of the label's whole text, even while it is empty. Setting it styles the shown text.
    ///
    /// ```swift
    /// label.styleCode = .t14_gray2_bold
    /// label.styledText.text = "¥99"
    /// ```
    ///
    /// Attributes that other code set on the text are not kept. To keep them, style the string itself:
    /// `NSMutableAttributedString.restyle(styleCode:for:options:)`.
    public var styleCode: StyleCode? {
      get { currentText.style }
      set { currentText.style = newValue }
    }

    /// The height of lines, the direction of the interface, and images. Setting it shows the text again.
    public var styleOptions: StyleUIOptions {
      get { currentOptions }
      set { currentOptions = newValue }
    }

    /// Shows the styled text again if the label's traits have changed, such as its content size category. Text that was
    /// set by `label.text` since is also styled.
    ///
    /// From iOS 17 on, the label does so automatically. Before, call it in `traitCollectionDidChange(_:)` of the view
    /// that holds the label.
    public func updateStyledText() { currentText = currentText }
  }

  extension UILabel: StyledTextHolder {
    var shownString: NSAttributedString? { attributedText }
    var shownText: String { text ?? "" }
    var styleContext: StyleContext { StyleContext(traitCollection) }

    var viewAttributes: ViewAttributes {
      ViewAttributes(
        font: font,
        color: textColor,
        paragraph: ViewAttributes.Paragraph(alignment: textAlignment, lineBreakMode: lineBreakMode)
      )
    }

    func show(_ string: NSAttributedString) {
      if let label = self as? StyledLabel { label.showStyled(string) } else { attributedText = string }
    }
  }
#endif
