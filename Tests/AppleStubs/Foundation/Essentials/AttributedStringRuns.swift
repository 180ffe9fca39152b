// What a protocol of the standard library requires has no page of its type; its page is that of the protocol. In extensions,
// the compiler accepts that it is more available than the type.

extension AttributedString {
  /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct Runs: BidirectionalCollection, Equatable, Sendable {}
}

extension AttributedString.Runs {
  /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct/run
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct Run: Equatable, Sendable {
    /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct/run/range
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public var range: Range<AttributedString.Index> { fatalError() }

    /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct/run/attributes
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public var attributes: AttributeContainer { fatalError() }

    /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct/run/subscript(_:)
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    @preconcurrency
    public subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? where K.Value: Sendable { fatalError() }
  }

  /// developer.apple.com/documentation/swift/collection/index
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct Index: Comparable, Sendable {}

  /// developer.apple.com/documentation/swift/collection/startindex
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var startIndex: AttributedString.Runs.Index { fatalError() }

  /// developer.apple.com/documentation/swift/collection/endindex
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var endIndex: AttributedString.Runs.Index { fatalError() }

  /// developer.apple.com/documentation/swift/collection/index(after:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func index(after i: AttributedString.Runs.Index) -> AttributedString.Runs.Index { fatalError() }

  /// developer.apple.com/documentation/swift/bidirectionalcollection/index(before:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func index(before i: AttributedString.Runs.Index) -> AttributedString.Runs.Index { fatalError() }

  /// developer.apple.com/documentation/swift/collection/subscript(_:)-887tm
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public subscript(position: AttributedString.Runs.Index) -> AttributedString.Runs.Run { fatalError() }
}

extension AttributedString.Runs.Index {
  /// developer.apple.com/documentation/swift/comparable/_(_:_:)-9jp4d
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static func < (lhs: AttributedString.Runs.Index, rhs: AttributedString.Runs.Index) -> Bool { fatalError() }
}
