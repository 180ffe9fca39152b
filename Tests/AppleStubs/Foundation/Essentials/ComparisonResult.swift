/// developer.apple.com/documentation/foundation/comparisonresult
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public enum ComparisonResult: Int, Sendable {
  /// developer.apple.com/documentation/foundation/comparisonresult/orderedascending
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case orderedAscending = -1

  /// developer.apple.com/documentation/foundation/comparisonresult/orderedsame
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case orderedSame = 0

  /// developer.apple.com/documentation/foundation/comparisonresult/ordereddescending
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case orderedDescending = 1
}
