internal import CoreFoundation
public import CoreText

/// developer.apple.com/documentation/swiftui/font
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct Font: @unchecked Sendable {
  package let font: CTFont

  /// developer.apple.com/documentation/swiftui/font/init(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public init(_ font: CTFont) { self.font = font }
}

extension Font: Hashable {
  /// developer.apple.com/documentation/swift/equatable/==(_:_:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static func == (lhs: Font, rhs: Font) -> Bool { CFEqual(lhs.font, rhs.font) }

  /// developer.apple.com/documentation/swift/hashable/hash(into:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func hash(into hasher: inout Hasher) { hasher.combine(CFHash(font)) }
}

extension Font {
  /// developer.apple.com/documentation/swiftui/font/textstyle
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public enum TextStyle: Hashable, Sendable {
    /// developer.apple.com/documentation/swiftui/font/textstyle/largetitle
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    case largeTitle

    /// developer.apple.com/documentation/swiftui/font/textstyle/title
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    case title

    /// developer.apple.com/documentation/swiftui/font/textstyle/title2
    @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
    case title2

    /// developer.apple.com/documentation/swiftui/font/textstyle/title3
    @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
    case title3

    /// developer.apple.com/documentation/swiftui/font/textstyle/headline
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    case headline

    /// developer.apple.com/documentation/swiftui/font/textstyle/subheadline
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    case subheadline

    /// developer.apple.com/documentation/swiftui/font/textstyle/body
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    case body

    /// developer.apple.com/documentation/swiftui/font/textstyle/callout
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    case callout

    /// developer.apple.com/documentation/swiftui/font/textstyle/footnote
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    case footnote

    /// developer.apple.com/documentation/swiftui/font/textstyle/caption
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    case caption

    /// developer.apple.com/documentation/swiftui/font/textstyle/caption2
    @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
    case caption2
  }
}

extension Font {
  /// developer.apple.com/documentation/swiftui/font/caption
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let caption = Font(stub: 12)

  /// developer.apple.com/documentation/swiftui/font/caption2
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  public static let caption2 = Font(stub: 11)

  private init(stub size: Double) { self.init(CTFont(CTFontDescriptor(family: "System", weight: 0), size: size)) }
}
