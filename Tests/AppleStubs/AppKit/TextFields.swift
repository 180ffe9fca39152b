public import CoreFoundation
public import Foundation
public import ObjectiveC
public import UIFoundation

/// developer.apple.com/documentation/appkit/nscell (no versions)
@MainActor open class NSCell: NSObject {
  /// developer.apple.com/documentation/appkit/nscell/drawingrect(forbounds:) (no versions)
  open func drawingRect(forBounds rect: CGRect) -> CGRect { fatalError() }
}

/// developer.apple.com/documentation/appkit/nscontrol (no versions)
@MainActor open class NSControl: NSView {
  private var shown: NSAttributedString?
  private var plain = ""
  /// How often the control was given an attributed string.
  package private(set) var stubSetCount = 0

  /// developer.apple.com/documentation/appkit/nscontrol/cell (no versions)
  open var cell: NSCell?

  /// developer.apple.com/documentation/appkit/nscontrol/stringvalue (no versions)
  open var stringValue: String {
    get { shown?.string ?? plain }
    set { (plain, shown) = (newValue, nil) }
  }

  /// developer.apple.com/documentation/appkit/nscontrol/attributedstringvalue (no versions)
  /// A plain string has the attributes that the control has for all of its text.
  open var attributedStringValue: NSAttributedString {
    get { shown ?? NSMutableAttributedString(stub: plain, stubAttributes) }
    set {
      stubSetCount += 1
      shown = NSMutableAttributedString(stub: newValue.runs)
    }
  }

  package var stubAttributes: [NSAttributedString.Key: Any] {
    [.font: font as Any, .paragraphStyle: NSParagraphStyle.default.stubCopy(alignment, .byWordWrapping)]
  }

  /// developer.apple.com/documentation/appkit/nscontrol/font (no versions)
  open var font: NSFont? = NSFont.systemFont(ofSize: 13)

  /// developer.apple.com/documentation/appkit/nscontrol/alignment (no versions)
  open var alignment = NSTextAlignment.natural

  /// developer.apple.com/documentation/appkit/nscontrol/sizethatfits(_:)
  @available(macOS 10.10, *)
  open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
}

/// developer.apple.com/documentation/appkit/nstextfield (no versions)
@MainActor open class NSTextField: NSControl {
  /// developer.apple.com/documentation/appkit/nstextfield/init(wrappinglabelwithstring:)
  @available(macOS 10.12, *)
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init()
    self.stringValue = stringValue
  }

  /// developer.apple.com/documentation/appkit/nstextfield/isselectable (no versions)
  open var isSelectable = true

  /// developer.apple.com/documentation/appkit/nstextfield/textcolor (no versions)
  open var textColor: NSColor? = NSColor.black

  package override var stubAttributes: [NSAttributedString.Key: Any] {
    super.stubAttributes.merging([.foregroundColor: textColor as Any]) { $1 }
  }
}
