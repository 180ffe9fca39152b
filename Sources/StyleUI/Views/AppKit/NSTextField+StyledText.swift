#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  internal import Foundation
  public import StyleTables
  public import StyledText

  extension NSTextField {
    /// The styled text of the field.
    ///
    /// ```swift
    /// let field = NSTextField(labelWithString: "")
    /// field.styledText = StyledText("¥99", style: .t14_red_bold)
    /// field.styledText.text = "¥89"
    /// ```
    ///
    /// It is stored with the field, even while empty, and is shown with the field's font, color and alignment where it
    /// does not set its own. Colors follow the appearance automatically. If `stringValue` was set since, that is the
    /// text, in the styles of the last one.
    public var styledText: StyledText {
      get { currentText }
      set { currentText = newValue }
    }

    /// Shows a text instead of the field's, such as `Loading…`, and remembers the field's text: the next text gets its
    /// styles.
    ///
    /// ```swift
    /// priceField.showPlaceholder("Loading…")
    /// priceField.styledText.text = "¥89 ¥119"
    /// ```
    ///
    /// Text without letters and digits, such as `…`, does not need this call. It is not the field's
    /// `placeholderString`, which AppKit shows while the field is empty.
    public func showPlaceholder(_ placeholder: String) { currentText.showPlaceholder(placeholder) }

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
  }

  extension NSTextField: StyledTextHolder {
    var shownString: NSAttributedString? { attributedStringValue }
    var shownText: String { stringValue }

    var viewAttributes: ViewAttributes {
      ViewAttributes(font: font, color: textColor, paragraph: ViewAttributes.Paragraph(alignment: alignment))
    }

    func show(_ string: NSAttributedString) { attributedStringValue = string }
  }
#endif
