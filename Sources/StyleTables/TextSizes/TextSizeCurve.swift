/// How text grows with the text sizes of iOS: each of the system's text styles has its own curve. Large titles grow the
/// least, and small text hardly shrinks.
///
/// Cases are named after UIKit's `UIFont.TextStyle`. Raw values are stable.
public enum TextSizeCurve: String, Sendable, Hashable, CaseIterable, Codable {
  /// From 31 to 60 pt; 34 pt by default.
  case largeTitle
  /// From 25 to 58 pt; 28 pt by default.
  case title1
  /// From 19 to 56 pt; 22 pt by default.
  case title2
  /// From 17 to 55 pt; 20 pt by default.
  case title3
  /// The sizes of ``body``; the system makes headlines bolder.
  case headline
  /// From 14 to 53 pt; 17 pt by default.
  case body
  /// From 13 to 51 pt; 16 pt by default.
  case callout
  /// From 12 to 49 pt; 15 pt by default.
  case subheadline
  /// From 12 to 44 pt; 13 pt by default.
  case footnote
  /// From 11 to 43 pt; 12 pt by default.
  case caption1
  /// From 11 to 40 pt; 11 pt by default.
  case caption2

  /// Returns the size of the text style's font in a category, in points: from 11 to 60.
  ///
  /// The sizes come from Apple's Human Interface Guidelines, "Typography", "iOS, iPadOS Dynamic Type sizes" and "larger
  /// accessibility type sizes":
  /// <https://developer.apple.com/design/human-interface-guidelines/typography#Specifications>.
  public func size(in category: TextSizeCategory) -> Double { sizes[category.step] }

  /// The size of the text style's font in a category over its size in ``TextSizeCategory/large``.
  func factor(in category: TextSizeCategory) -> Double { size(in: category) / size(in: .large) }

  /// In the order of the categories.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

extension TextSizeCurve {
  /// The curve with a number in tables; nil for 0, which means none, and for other numbers.
  init?(tableNumber: Int) {
    switch tableNumber {
    case 1: self = .largeTitle
    case 2: self = .title1
    case 3: self = .title2
    case 4: self = .title3
    case 5: self = .headline
    case 6: self = .body
    case 7: self = .callout
    case 8: self = .subheadline
    case 9: self = .footnote
    case 10: self = .caption1
    case 11: self = .caption2
    default: return nil
    }
  }
}

extension TextSizeCategory {
  /// The number of smaller categories.
  fileprivate var step: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
