public import CoreFoundation
public import Foundation

// What an app needs to put views on a screen. It is compiled, and does not run.

/// developer.apple.com/documentation/uikit/uiviewcontroller
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIViewController: UIResponder {
  /// developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }

  /// developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public required init?(coder: NSCoder) { fatalError() }

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/init()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

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

  /// developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open func addArrangedSubview(_ view: UIView) { fatalError() }

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
@MainActor public protocol UITextViewDelegate: AnyObject {}

@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UITextView {
  /// developer.apple.com/documentation/uikit/uitextview/delegate
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public weak var delegate: (any UITextViewDelegate)? {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uitextinput/markedtextrange
  /// This and the next ones are those of the protocol, to which the real class conforms.
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  public var markedTextRange: UITextRange? { fatalError() }

  /// developer.apple.com/documentation/uikit/uitextinput/unmarktext()
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  public func unmarkText() { fatalError() }

  /// developer.apple.com/documentation/uikit/uitextinput/beginningofdocument
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  public var beginningOfDocument: UITextPosition { fatalError() }

  /// developer.apple.com/documentation/uikit/uitextinput/offset(from:to:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }
}
