@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
extension UIFont {
  /// developer.apple.com/documentation/uikit/uifont/textstyle
  @available(watchOS 3.0, *)
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    public let rawValue: String

    /// developer.apple.com/documentation/uikit/uifont/textstyle/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIFont.TextStyle {
  /// developer.apple.com/documentation/uikit/uifont/textstyle/largetitle
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, watchOS 5.0, *)
  @available(tvOS, unavailable)
  public static let largeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0")

  /// developer.apple.com/documentation/uikit/uifont/textstyle/title1
  @available(iOS 9.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let title1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")

  /// developer.apple.com/documentation/uikit/uifont/textstyle/title2
  @available(iOS 9.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let title2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle2")

  /// developer.apple.com/documentation/uikit/uifont/textstyle/title3
  @available(iOS 9.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let title3 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle3")

  /// developer.apple.com/documentation/uikit/uifont/textstyle/headline
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let headline = UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline")

  /// developer.apple.com/documentation/uikit/uifont/textstyle/subheadline
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")

  /// developer.apple.com/documentation/uikit/uifont/textstyle/body
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")

  /// developer.apple.com/documentation/uikit/uifont/textstyle/callout
  @available(iOS 9.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let callout = UIFont.TextStyle(rawValue: "UICTFontTextStyleCallout")

  /// developer.apple.com/documentation/uikit/uifont/textstyle/footnote
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")

  /// developer.apple.com/documentation/uikit/uifont/textstyle/caption1
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let caption1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption1")

  /// developer.apple.com/documentation/uikit/uifont/textstyle/caption2
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let caption2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption2")
}
