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

  /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct
  /// The type has no page of its own.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct Index: Comparable, Sendable {
    /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct
    /// The indices of a collection are `Comparable`.
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public static func < (left: AttributedString.Runs.Index, right: AttributedString.Runs.Index) -> Bool {
      fatalError()
    }
  }

  /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public var startIndex: AttributedString.Runs.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public var endIndex: AttributedString.Runs.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public func index(after i: AttributedString.Runs.Index) -> AttributedString.Runs.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public func index(before i: AttributedString.Runs.Index) -> AttributedString.Runs.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.struct
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public subscript(position: AttributedString.Runs.Index) -> AttributedString.Runs.Run { fatalError() }
}
