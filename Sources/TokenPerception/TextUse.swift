package import TokenModel

/// The size of the text in a color where it is hardest to read.
package enum TextUse: Sendable, Hashable {
  case small, large

  /// Large is 18 point, or 14 point and bold (WCAG 2.2, "large scale"): 24 and 18.66 CSS pixels. A point of an iOS
  /// screen is a CSS pixel.
  package init(size: FixedDecimal, weight: Int) {
    let isLarge = size >= FixedDecimal(24) || (weight >= 700 && size >= FixedDecimal(tenThousandths: 186_600))
    self = isLarge ? .large : .small
  }

  /// The least contrast ratio that WCAG 2.2 requires at level AA (success criterion 1.4.3).
  package var leastContrast: Double {
    switch self {
    case .small: 4.5
    case .large: 3
    }
  }
}
