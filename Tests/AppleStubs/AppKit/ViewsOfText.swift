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
  /// developer.apple.com/documentation/appkit/nscontrol/cell (no versions)
  open var cell: NSCell? {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/appkit/nscontrol/attributedstringvalue (no versions)
  open var attributedStringValue: NSAttributedString {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/appkit/nscontrol/sizethatfits(_:)
  @available(macOS 10.10, *)
  open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
}

/// developer.apple.com/documentation/appkit/nstextfield (no versions)
@MainActor open class NSTextField: NSControl {
  /// developer.apple.com/documentation/appkit/nstextfield/init(wrappinglabelwithstring:)
  @available(macOS 10.12, *)
  public convenience init(wrappingLabelWithString stringValue: String) { fatalError() }

  /// developer.apple.com/documentation/appkit/nstextfield/isselectable (no versions)
  open var isSelectable: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

/// developer.apple.com/documentation/appkit/nstext (no versions)
@MainActor open class NSText: NSView {
  /// developer.apple.com/documentation/appkit/nstext/drawsbackground (no versions)
  open var drawsBackground: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

/// developer.apple.com/documentation/appkit/nstextview (no versions)
@MainActor open class NSTextView: NSText {
  /// developer.apple.com/documentation/appkit/nstextview/textcontainer (no versions)
  open var textContainer: NSTextContainer? {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/appkit/nstextview/textcontainerinset (no versions)
  open var textContainerInset: CGSize {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/appkit/nstextview/textcontainerorigin (no versions)
  open var textContainerOrigin: CGPoint { fatalError() }

  /// developer.apple.com/documentation/appkit/nstextview/textstorage (no versions)
  open var textStorage: NSTextStorage? { fatalError() }
}
