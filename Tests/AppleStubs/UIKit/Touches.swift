public import CoreFoundation
public import ObjectiveC

/// developer.apple.com/documentation/uikit/uievent
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIEvent: NSObject {}

/// developer.apple.com/documentation/uikit/uitouch
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITouch: NSObject {
  /// developer.apple.com/documentation/uikit/uitouch/timestamp
  /// The real one is a TimeInterval, which is a Double.
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var timestamp: Double { stubTime }

  /// developer.apple.com/documentation/uikit/uitouch/location(in:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func location(in view: UIView?) -> CGPoint { stubPoint }

  private let stubPoint: CGPoint
  private let stubTime: Double

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/init()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
  public override init() { (stubPoint, stubTime) = (CGPoint(x: 0, y: 0), 0) }

  package init(at point: CGPoint, time: Double) { (stubPoint, stubTime) = (point, time) }
}

/// developer.apple.com/documentation/uikit/uigesturerecognizer
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIGestureRecognizer: NSObject {
  #if _runtime(_ObjC)
    /// developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
    @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
    open func addTarget(_ target: Any, action: Selector) {}
  #endif

  /// developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  open var cancelsTouchesInView = true

  /// developer.apple.com/documentation/uikit/uigesturerecognizer/delegate
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  open weak var delegate: (any UIGestureRecognizerDelegate)?
}

/// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

/// developer.apple.com/documentation/uikit/uitapgesturerecognizer
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}

/// developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {}
