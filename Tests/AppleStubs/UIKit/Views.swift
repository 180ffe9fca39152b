public import CoreFoundation
public import ObjectiveC
public import QuartzCore

/// developer.apple.com/documentation/uikit/uiresponder
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIResponder: NSObject {}

/// developer.apple.com/documentation/uikit/uiview
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIView: UIResponder {
  /// developer.apple.com/documentation/uikit/uiview/init(frame:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(frame: CGRect) { fatalError() }

  /// developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection
  @available(iOS 8.0, macCatalyst 13.1, visionOS 1.0, *)
  open var traitCollection: UITraitCollection { fatalError() }

  /// developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  @available(macCatalyst, introduced: 13.1, deprecated: 17.0)
  @available(tvOS, introduced: 9.0, deprecated: 17.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/frame
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var frame: CGRect {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uiview/bounds
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var bounds: CGRect {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uiview/contentscalefactor
  @available(iOS 4.0, macCatalyst 13.1, visionOS 1.0, *)
  open var contentScaleFactor: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uiview/backgroundcolor
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var backgroundColor: UIColor? {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uiview/ishidden
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var isHidden: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uiview/layer
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var layer: CALayer { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/subviews
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var subviews: [UIView] { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/addsubview(_:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func addSubview(_ view: UIView) { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/layoutifneeded()
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func layoutIfNeeded() { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
  /// The page has no versions; these are those of the class.
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { fatalError() }
}

/// developer.apple.com/documentation/uikit/uiwindow
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIWindow: UIView {}
