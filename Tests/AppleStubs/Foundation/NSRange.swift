/// developer.apple.com/documentation/foundation/nsrange-swift.typealias
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public typealias NSRange = _NSRange

/// developer.apple.com/documentation/foundation/nsrange-swift.typealias
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public struct _NSRange: Hashable, Sendable {
  /// developer.apple.com/documentation/foundation/nsrange-swift.typealias/location
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var location: Int

  /// developer.apple.com/documentation/foundation/nsrange-swift.typealias/length
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var length: Int

  /// developer.apple.com/documentation/foundation/nsrange-swift.typealias/init(location:length:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }

  package var stubRange: Range<Int> { location..<location + length }
}

extension Range where Bound == Int {
  /// developer.apple.com/documentation/swift/range/init(_:)-15u6b
  /// The real one is nil for `NSNotFound`.
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init?(_ range: NSRange) { self = range.stubRange }
}
