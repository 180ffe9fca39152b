public import ObjectiveC

/// developer.apple.com/documentation/uikit/nslayoutconstraint
@available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class NSLayoutConstraint: NSObject {
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  /// The page has no versions; these are those of the class.
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  public enum Axis: Int, Sendable {
    /// developer.apple.com/documentation/uikit/nslayoutconstraint/axis/vertical
    /// The page has no versions; these are those of the class.
    @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
    case vertical = 1
  }

  /// developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)
  @available(iOS 8.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open class func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
}

/// developer.apple.com/documentation/uikit/nslayoutanchor
@available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class NSLayoutAnchor<AnchorType>: NSObject where AnchorType: AnyObject {
  /// developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:)
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
}

/// developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// developer.apple.com/documentation/uikit/uilayoutguide
@available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UILayoutGuide: NSObject {
  /// developer.apple.com/documentation/uikit/uilayoutguide/leadinganchor
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// developer.apple.com/documentation/uikit/uilayoutguide/trailinganchor
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// developer.apple.com/documentation/uikit/uilayoutguide/topanchor
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// developer.apple.com/documentation/uikit/uilayoutguide/bottomanchor
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
}

@available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UIView {
  /// developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uiview/layoutmarginsguide
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  public var layoutMarginsGuide: UILayoutGuide { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/leadinganchor
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/trailinganchor
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/topanchor
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/bottomanchor
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
}
