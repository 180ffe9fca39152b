/// A text size that people choose in the settings of iOS. Raw values are those of specs, and SwiftUI's names.
package enum TextSize: String, Sendable, Hashable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// How text grows with the text size: each system text style has its own curve. Raw values are those of token files,
/// and UIKit's names.
package enum TextCurve: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The size of the style's font in a text size over its size in ``TextSize/large``, which styles are designed for.
  package func factor(for size: TextSize) -> Double {
    let sizes = Dictionary(uniqueKeysWithValues: zip(TextSize.allCases, points))
    return sizes[size].flatMap { points in sizes[.large].map { Double(points) / Double($0) } } ?? 1
  }

  /// The size of the font in each text size, in points: Apple's Human Interface Guidelines, "Typography", "iOS, iPadOS
  /// Dynamic Type sizes" and "larger accessibility type sizes"
  /// (<https://developer.apple.com/design/human-interface-guidelines/typography#Specifications>). The runtime has the
  /// same table, by which it scales text.
  package var points: [Int] {
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
