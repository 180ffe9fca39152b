public import CoreFoundation
public import ObjectiveC

// Pointers, and keys of a hardware keyboard.

/// developer.apple.com/documentation/uikit/uipointerinteraction
@available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  package private(set) weak var stubDelegate: (any NSObject & UIPointerInteractionDelegate)?

  /// developer.apple.com/documentation/uikit/uipointerinteraction/init(delegate:)
  @available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    stubDelegate = delegate as? any (NSObject & UIPointerInteractionDelegate)
  }
}

/// developer.apple.com/documentation/uikit/uipointerinteractiondelegate
@available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uipointerinteractiondelegate/pointerinteraction(_:regionfor:defaultregion:)
  @available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// developer.apple.com/documentation/uikit/uipointerinteractiondelegate/pointerinteraction(_:stylefor:)
  @available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

  /// developer.apple.com/documentation/uikit/uipointerinteractiondelegate/pointerinteraction(_:willexit:animator:)
  @available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

/// developer.apple.com/documentation/uikit/uipointerinteractionanimating
@available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {}

/// developer.apple.com/documentation/uikit/uipointerregionrequest
@available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIPointerRegionRequest: NSObject {
  /// developer.apple.com/documentation/uikit/uipointerregionrequest/location
  @available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
  open var location: CGPoint { stubLocation }

  private let stubLocation: CGPoint

  package init(at point: CGPoint) { stubLocation = point }
}

/// developer.apple.com/documentation/uikit/uipointerregion
@available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIPointerRegion: NSObject {
  /// developer.apple.com/documentation/uikit/uipointerregion/rect
  @available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
  open var rect: CGRect { stubRect }

  private let stubRect: CGRect

  /// developer.apple.com/documentation/uikit/uipointerregion/init(rect:identifier:)
  @available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
  public init(rect: CGRect, identifier: AnyHashable? = nil) { stubRect = rect }
}

/// developer.apple.com/documentation/uikit/uipointershape
@available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum UIPointerShape {
  /// developer.apple.com/documentation/uikit/uipointershape/roundedrect(_:radius:)
  @available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
  case roundedRect(_ rect: CGRect, radius: CGFloat)
}

/// developer.apple.com/documentation/uikit/uiaxis
@available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UIAxis: OptionSet, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, visionOS 1.0, *)
  public let rawValue: UInt

  /// developer.apple.com/documentation/uikit/uiaxis/init(rawvalue:)
  @available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, visionOS 1.0, *)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// developer.apple.com/documentation/uikit/uipointerstyle
@available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIPointerStyle: NSObject {
  /// developer.apple.com/documentation/uikit/uipointerstyle/init(shape:constrainedaxes:)
  @available(iOS 13.4, macCatalyst 13.4, visionOS 1.0, *)
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
}

/// developer.apple.com/documentation/uikit/uipress
@available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIPress: NSObject {
  /// developer.apple.com/documentation/uikit/uipress/key
  @available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, visionOS 1.0, *)
  open var key: UIKey? { stubKey }

  private let stubKey: UIKey?

  package init(_ code: UIKeyboardHIDUsage) { stubKey = UIKey(code) }
}

/// developer.apple.com/documentation/uikit/uikey
@available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIKey: NSObject {
  /// developer.apple.com/documentation/uikit/uikey/keycode
  @available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, visionOS 1.0, *)
  open var keyCode: UIKeyboardHIDUsage { stubCode }

  private let stubCode: UIKeyboardHIDUsage

  package init(_ code: UIKeyboardHIDUsage) { stubCode = code }
}

/// developer.apple.com/documentation/uikit/uikeyboardhidusage
@available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uikeyboardhidusage/keyboardreturnorenter
  @available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, visionOS 1.0, *)
  case keyboardReturnOrEnter = 0x28

  /// developer.apple.com/documentation/uikit/uikeyboardhidusage/keyboardspacebar
  @available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, visionOS 1.0, *)
  case keyboardSpacebar = 0x2C
}

/// developer.apple.com/documentation/uikit/uipressesevent
@available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIPressesEvent: UIEvent {}
