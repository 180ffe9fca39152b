/// developer.apple.com/documentation/uikit/uicontentsizecategory
@available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public let rawValue: String

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/init(rawvalue:)
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(rawValue: String) { self.rawValue = rawValue }

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/unspecified
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/extrasmall
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/small
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/medium
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/large
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/extralarge
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/extraextralarge
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/extraextraextralarge
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilitymedium
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilitylarge
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextralarge
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextraextralarge
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )

  /// developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextraextraextralarge
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )
}
