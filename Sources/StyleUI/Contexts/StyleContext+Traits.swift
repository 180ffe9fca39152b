#if canImport(UIKit) && !os(watchOS)
  public import StyleTables
  public import UIKit

  extension Appearance {
    /// The appearance of traits: the interface style by the contrast. Unspecified values count as light and as normal
    /// contrast.
    public init(_ traits: UITraitCollection) {
      self.init(isDark: traits.userInterfaceStyle == .dark, isHighContrast: traits.accessibilityContrast == .high)
    }
  }

  extension TextScale {
    /// Creates the scale of a content size category: the size of a text style's font there over its size at `.large`,
    /// as `init(textSizeCategory:curve:)`.
    ///
    /// It is not the scale of `UIFontMetrics`, which is another one: do not use the two for one text.
    ///
    /// - Parameters:
    ///   - category: The category, such as `traits.preferredContentSizeCategory`; an unspecified one counts as
    ///     `.large`.
    ///   - textStyle: The text style whose curve is used. Headings grow less than body text, which is the default.
    ///   - minimumFactor: The smallest factor; nil for no cap.
    ///   - maximumFactor: The largest factor; nil for no cap.
    ///   - maximumSize: The largest font size, in points; nil for no cap.
    public init(
      contentSizeCategory category: UIContentSizeCategory,
      textStyle: UIFont.TextStyle = .body,
      minimumFactor: Double? = nil,
      maximumFactor: Double? = nil,
      maximumSize: Double? = nil
    ) {
      self.init(
        textSizeCategory: TextSizeCategory(rawValue: category.rawValue) ?? .large,
        curve: TextSizeCurve(textStyle),
        minimumFactor: minimumFactor,
        maximumFactor: maximumFactor,
        maximumSize: maximumSize
      )
    }
  }

  extension StyleContext {
    /// Creates the context of a view with these traits: their appearance, text size and Bold Text.
    ///
    /// - Parameters:
    ///   - traits: The traits of the view that shows the text.
    ///   - host: The host; by default the host of labels on this system. For text views, use `.textKit`.
    ///   - textStyle: The text style whose curve scales the text.
    public init(_ traits: UITraitCollection, host: StyleHost = .current, textStyle: UIFont.TextStyle = .body) {
      self.init(
        appearance: Appearance(traits),
        textScale: TextScale(contentSizeCategory: traits.preferredContentSizeCategory, textStyle: textStyle),
        host: host,
        isBoldText: traits.legibilityWeight == .bold
      )
    }
  }

  extension TextSizeCurve {
    /// The curve of a text style; the body curve for an unknown one.
    fileprivate init(_ textStyle: UIFont.TextStyle) {
      switch textStyle {
      case .title1: self = .title1
      case .title2: self = .title2
      case .title3: self = .title3
      case .headline: self = .headline
      case .subheadline: self = .subheadline
      case .callout: self = .callout
      case .footnote: self = .footnote
      case .caption1: self = .caption1
      case .caption2: self = .caption2
      default:
        #if os(tvOS)
          self = .body
        #else
          self = textStyle == .largeTitle ? .largeTitle : .body
        #endif
      }
    }
  }
#endif
