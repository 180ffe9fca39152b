/// The text sizes of iOS; a raw value is that of UIKit's `UIContentSizeCategory`.
public enum TextSizeCategory: String, Sendable, Hashable, CaseIterable, Codable {
  /// Body text at 14 pt.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Body text at 15 pt.
  case small = "UICTContentSizeCategoryS"
  /// Body text at 16 pt.
  case medium = "UICTContentSizeCategoryM"
  /// Body text at 17 pt: the default, which styles are designed for.
  case large = "UICTContentSizeCategoryL"
  /// Body text at 19 pt.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Body text at 21 pt.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// Body text at 23 pt.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// Body text at 28 pt; one of the larger accessibility sizes.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// Body text at 33 pt; one of the larger accessibility sizes.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// Body text at 40 pt; one of the larger accessibility sizes.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// Body text at 47 pt; one of the larger accessibility sizes.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// Body text at 53 pt; one of the larger accessibility sizes.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// The size of body text, in points: Apple's Human Interface Guidelines, "Typography", tables of Dynamic Type sizes.
  public var bodySize: Double {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    }
  }
}

extension TextScale {
  /// Creates the scale of body text in a category: its size there over its size in ``TextSizeCategory/large``.
  ///
  /// All styles get the factor of body text. UIKit lets headings grow less; use ``maximumSize`` for that. The caps are those of
  /// ``init(_:minimumFactor:maximumFactor:maximumSize:)``.
  public init(
    textSizeCategory category: TextSizeCategory,
    minimumFactor: Double? = nil,
    maximumFactor: Double? = nil,
    maximumSize: Double? = nil
  ) {
    self.init(
      category.bodySize / TextSizeCategory.large.bodySize,
      minimumFactor: minimumFactor,
      maximumFactor: maximumFactor,
      maximumSize: maximumSize
    )
  }
}
