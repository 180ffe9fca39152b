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
}
