public import CoreFoundation
public import ObjectiveC

/// developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public struct UIAccessibility {
  /// developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled
  @available(iOS 8.0, macCatalyst 13.1, visionOS 1.0, *)
  public static var isReduceMotionEnabled: Bool { false }

  /// developer.apple.com/documentation/uikit/uiaccessibility/converttoscreencoordinates(_:in:)-9w9h2
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath { path }
}

/// developer.apple.com/documentation/uikit/uiaccessibilitytraits
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public let rawValue: UInt64

  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/init(rawvalue:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/button
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let button = UIAccessibilityTraits(rawValue: 1)

  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/link
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let link = UIAccessibilityTraits(rawValue: 2)

  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/selected
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let selected = UIAccessibilityTraits(rawValue: 8)

  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)

  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/keyboardkey
  @available(iOS 5.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)

  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
}

/// developer.apple.com/documentation/uikit/uiaccessibilityelement
@available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIAccessibilityElement: NSObject {
  /// developer.apple.com/documentation/uikit/uiaccessibilityelement/init(accessibilitycontainer:)
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(accessibilityContainer container: Any) {}

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
  /// The real one is a member of all objects.
  @available(iOS 3.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var accessibilityLabel: String?

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits
  /// The real one is a member of all objects.
  @available(iOS 3.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var accessibilityTraits = UIAccessibilityTraits.staticText

  /// developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityframeincontainerspace
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  open var accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions
  /// The real one is a member of all objects.
  @available(iOS 8.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitypath
  /// The real one is a member of all objects.
  @available(iOS 7.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var accessibilityPath: UIBezierPath?

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()
  /// The real one is a member of all objects.
  @available(iOS 7.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open func accessibilityActivate() -> Bool { false }
}

/// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@available(iOS 8.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIAccessibilityCustomAction: NSObject {
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/name
  @available(iOS 8.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var name: String

  package let stubHandler: (UIAccessibilityCustomAction) -> Bool

  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:actionhandler:)
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    self.name = name
    stubHandler = actionHandler
  }
}

/// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor
@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/search
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  package let stubSearch: Search

  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/init(systemtype:itemsearch:)
  @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, visionOS 1.0, *)
  public init(
    systemType type: UIAccessibilityCustomRotor.SystemRotorType,
    itemSearch itemSearchBlock: @escaping Search
  ) { stubSearch = itemSearchBlock }

  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum
  @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, visionOS 1.0, *)
  public enum SystemRotorType: Int, Sendable {
    /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum/link
    @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, visionOS 1.0, *)
    case link = 1
  }

  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  public enum Direction: Int, Sendable {
    /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction/next
    @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
    case next = 1

    /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction/previous
    @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
    case previous = 0
  }
}

/// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate
@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate/currentitem
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  open var currentItem = UIAccessibilityCustomRotorItemResult(stubElement: nil)

  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate/searchdirection
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult
@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult/targetelement
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  open var targetElement: (any NSObjectProtocol)?

  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult/init(targetelement:targetrange:)
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) { self.targetElement = targetElement }

  package init(stubElement: (any NSObjectProtocol)?) { targetElement = stubElement }
}

/// developer.apple.com/documentation/uikit/uibezierpath
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
open class UIBezierPath: NSObject {
  /// developer.apple.com/documentation/uikit/uibezierpath/init(rect:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  public convenience init(rect: CGRect) {
    self.init()
    stubRects = [rect]
  }

  /// developer.apple.com/documentation/uikit/uibezierpath/append(_:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  open func append(_ bezierPath: UIBezierPath) { stubRects += bezierPath.stubRects }

  package private(set) var stubRects: [CGRect] = []
}
