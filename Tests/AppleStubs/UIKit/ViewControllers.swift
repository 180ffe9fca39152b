public import CoreFoundation

// What an app needs to put views on a screen. It is compiled, and does not run.

/// developer.apple.com/documentation/uikit/uiviewcontroller
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIViewController: UIResponder {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uiviewcontroller/view
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var view: UIView! {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func viewDidLoad() { fatalError() }
}

/// developer.apple.com/documentation/uikit/uistackview
@available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIStackView: UIView {
  /// developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  public convenience init(arrangedSubviews views: [UIView]) { fatalError() }

  /// developer.apple.com/documentation/uikit/uistackview/axis
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var axis: NSLayoutConstraint.Axis {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uistackview/spacing
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var spacing: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uistackview/spacingusesystem
  @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, visionOS 1.0, *)
  open class var spacingUseSystem: CGFloat { fatalError() }
}

/// developer.apple.com/documentation/uikit/uitextviewdelegate
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UITextViewDelegate: AnyObject {
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchangeselection(_:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  func textViewDidChangeSelection(_ textView: UITextView)
}

@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UITextView {
  /// developer.apple.com/documentation/uikit/uitextview/delegate
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public weak var delegate: (any UITextViewDelegate)? {
    get { fatalError() }
    set { fatalError() }
  }
}
