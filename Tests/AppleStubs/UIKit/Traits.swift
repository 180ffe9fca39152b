public import CoreFoundation
public import ObjectiveC

/// developer.apple.com/documentation/uikit/uiuserinterfacestyle
@available(iOS 12.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UIUserInterfaceStyle: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uiuserinterfacestyle/unspecified
  @available(iOS 12.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  case unspecified = 0

  /// developer.apple.com/documentation/uikit/uiuserinterfacestyle/light
  @available(iOS 12.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  case light = 1

  /// developer.apple.com/documentation/uikit/uiuserinterfacestyle/dark
  @available(iOS 12.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  case dark = 2
}

/// developer.apple.com/documentation/uikit/uiaccessibilitycontrast
@available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UIAccessibilityContrast: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uiaccessibilitycontrast/unspecified
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  case unspecified = -1

  /// developer.apple.com/documentation/uikit/uiaccessibilitycontrast/normal
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  case normal = 0

  /// developer.apple.com/documentation/uikit/uiaccessibilitycontrast/high
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  case high = 1
}

/// developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection/unspecified
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  case unspecified = -1

  /// developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection/lefttoright
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  case leftToRight = 0

  /// developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection/righttoleft
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  case rightToLeft = 1
}

/// developer.apple.com/documentation/uikit/uilegibilityweight
@available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UILegibilityWeight: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uilegibilityweight/unspecified
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  case unspecified = -1

  /// developer.apple.com/documentation/uikit/uilegibilityweight/bold
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  case bold = 1
}

/// developer.apple.com/documentation/uikit/uitraitcollection
@available(iOS 8.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle
  @available(iOS 12.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// developer.apple.com/documentation/uikit/uitraitcollection/accessibilitycontrast
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  public let accessibilityContrast: UIAccessibilityContrast

  /// developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// developer.apple.com/documentation/uikit/uitraitcollection/legibilityweight
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  public let legibilityWeight: UILegibilityWeight

  /// developer.apple.com/documentation/uikit/uitraitcollection/displayscale
  @available(iOS 8.0, macCatalyst 13.1, visionOS 1.0, *)
  public let displayScale: CGFloat = 2

  /// developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  @available(macCatalyst, introduced: 13.1, deprecated: 17.0)
  @available(tvOS, introduced: 9.0, deprecated: 17.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      traitCollections.last { $0.accessibilityContrast != .unspecified }?.accessibilityContrast ?? .unspecified
    )
  }

  /// developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfacestyle:)
  @available(iOS 12.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle) }

  /// developer.apple.com/documentation/uikit/uitraitcollection/init(accessibilitycontrast:)
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.unspecified, accessibilityContrast)
  }

  package init(
    _ style: UIUserInterfaceStyle,
    _ contrast: UIAccessibilityContrast = .unspecified,
    _ category: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL"),
    _ direction: UITraitEnvironmentLayoutDirection = .unspecified,
    _ legibility: UILegibilityWeight = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    preferredContentSizeCategory = category
    layoutDirection = direction
    legibilityWeight = legibility
  }
}
