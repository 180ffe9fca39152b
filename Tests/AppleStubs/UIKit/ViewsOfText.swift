public import Foundation
public import UIFoundation

/// developer.apple.com/documentation/uikit/uilabel
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UILabel: UIView {
  /// developer.apple.com/documentation/uikit/uilabel/attributedtext
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var attributedText: NSAttributedString? {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uilabel/numberoflines
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var numberOfLines: Int {
    get { fatalError() }
    set { fatalError() }
  }
}

/// developer.apple.com/documentation/uikit/uiscrollview
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIScrollView: UIView {
  /// developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var isScrollEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

/// developer.apple.com/documentation/uikit/uitextview
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uitextview/attributedtext
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var attributedText: NSAttributedString! {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uitextview/textstorage
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textStorage: NSTextStorage { fatalError() }

  /// developer.apple.com/documentation/uikit/uitextview/selectedrange
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var selectedRange: NSRange {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uitextview/textcontainer
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textContainer: NSTextContainer { fatalError() }

  /// developer.apple.com/documentation/uikit/uitextview/textcontainerinset
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textContainerInset: UIEdgeInsets {
    get { fatalError() }
    set { fatalError() }
  }
}

/// developer.apple.com/documentation/uikit/uiedgeinsets
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
public struct UIEdgeInsets: Sendable {
  /// developer.apple.com/documentation/uikit/uiedgeinsets/zero
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let zero = UIEdgeInsets()
}
