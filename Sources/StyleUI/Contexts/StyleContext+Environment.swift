#if canImport(SwiftUI)
  public import StyleTables
  public import SwiftUI

  extension Appearance {
    /// The appearance of a color scheme with a contrast.
    public init(_ colorScheme: ColorScheme, contrast: ColorSchemeContrast = .standard) {
      self.init(isDark: colorScheme == .dark, isHighContrast: contrast == .increased)
    }
  }

  extension TextScale {
    /// Creates the scale of a Dynamic Type size: the size of a text style's font there over its size at `.large`, as
    /// `init(textSizeCategory:curve:)`.
    ///
    /// - Parameters:
    ///   - size: The size, such as the `dynamicTypeSize` of an environment.
    ///   - textStyle: The text style whose curve is used. Headings grow less than body text, which is the default.
    ///   - minimumFactor: The smallest factor; nil for no cap.
    ///   - maximumFactor: The largest factor; nil for no cap.
    ///   - maximumSize: The largest font size, in points; nil for no cap.
    public init(
      dynamicTypeSize size: DynamicTypeSize,
      textStyle: Font.TextStyle = .body,
      minimumFactor: Double? = nil,
      maximumFactor: Double? = nil,
      maximumSize: Double? = nil
    ) {
      self.init(
        textSizeCategory: TextSizeCategory(size),
        curve: TextSizeCurve(textStyle),
        minimumFactor: minimumFactor,
        maximumFactor: maximumFactor,
        maximumSize: maximumSize
      )
    }
  }

  extension StyleContext {
    /// Creates the context of a view with this environment: its color scheme, contrast, Dynamic Type size and
    /// Bold Text.
    ///
    /// - Parameters:
    ///   - environment: The environment of the view that shows the text.
    ///   - host: The host; by default one without an offset, because SwiftUI's `Text` does not make the line box of a
    ///     style.
    ///   - textStyle: The text style whose curve scales the text.
    public init(_ environment: EnvironmentValues, host: StyleHost = .layout, textStyle: Font.TextStyle = .body) {
      self.init(
        appearance: Appearance(environment.colorScheme, contrast: environment.colorSchemeContrast),
        textScale: TextScale(dynamicTypeSize: environment.dynamicTypeSize, textStyle: textStyle),
        host: host,
        isBoldText: environment.legibilityWeight == .bold
      )
    }
  }

  extension TextSizeCategory {
    fileprivate init(_ size: DynamicTypeSize) {
      switch size {
      case .xSmall: self = .extraSmall
      case .small: self = .small
      case .medium: self = .medium
      case .large: self = .large
      case .xLarge: self = .extraLarge
      case .xxLarge: self = .extraExtraLarge
      case .xxxLarge: self = .extraExtraExtraLarge
      case .accessibility1: self = .accessibilityMedium
      case .accessibility2: self = .accessibilityLarge
      case .accessibility3: self = .accessibilityExtraLarge
      case .accessibility4: self = .accessibilityExtraExtraLarge
      case .accessibility5: self = .accessibilityExtraExtraExtraLarge
      @unknown default: self = .large
      }
    }
  }

  extension TextSizeCurve {
    /// The curve of a text style; the body curve for an unknown one.
    fileprivate init(_ textStyle: Font.TextStyle) {
      switch textStyle {
      case .largeTitle: self = .largeTitle
      case .title: self = .title1
      case .title2: self = .title2
      case .title3: self = .title3
      case .headline: self = .headline
      case .subheadline: self = .subheadline
      case .callout: self = .callout
      case .footnote: self = .footnote
      case .caption: self = .caption1
      case .caption2: self = .caption2
      default: self = .body
      }
    }
  }
#endif
