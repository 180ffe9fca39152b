#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  public import StyleTables
  public import StyledText
  public import UIKit

  extension UITextField {
    /// The styled text of the field, including typed text, which has the style of the whole text.
    ///
    /// It is stored with the field, even while empty. From iOS 17 on, it follows changes of text size and direction;
    /// before, call ``updateStyledText()`` when the traits change.
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

    /// Shows the styled text again if the field's traits have changed. From iOS 17 on, the field does so automatically.
    public func updateStyledText() { currentText = currentText }
  }

  extension UITextField: StyledTextHolder {
    var shownString: NSAttributedString? { attributedText }
    var shownText: String { text ?? "" }
    var styleContext: StyleContext { StyleContext(traitCollection, host: .textKit) }

    var viewAttributes: ViewAttributes {
      ViewAttributes(
        font: font,
        color: textColor,
        paragraph: ViewAttributes.Paragraph(alignment: textAlignment)
      )
    }

    func show(_ string: NSAttributedString) {
      // For typed text. It changes the existing text, so it comes first.
      defaultTextAttributes = content.wholeTextAttributes(in: styleContext, styleDirection)
      attributedText = string
    }
  }
#endif
