/// developer.apple.com/documentation/foundation/url
@available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public struct URL: Hashable, Sendable {
  /// developer.apple.com/documentation/foundation/url/init(string:)
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init?(string: String) { fatalError() }

  /// developer.apple.com/documentation/foundation/url/scheme
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var scheme: String? { fatalError() }
}
