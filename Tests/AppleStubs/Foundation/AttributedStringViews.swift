extension AttributedString {
  /// developer.apple.com/documentation/foundation/attributedstring/index
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct Index: Comparable, Sendable {
    /// developer.apple.com/documentation/foundation/attributedstring/index
    /// The page says that it is `Comparable`.
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public static func < (left: AttributedString.Index, right: AttributedString.Index) -> Bool { fatalError() }
  }

  /// developer.apple.com/documentation/foundation/attributedstring/characterview
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct CharacterView: BidirectionalCollection, Sendable {}

  /// developer.apple.com/documentation/foundation/attributedstring/unicodescalarview
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct UnicodeScalarView: BidirectionalCollection, Sendable {}
}

extension AttributedString.CharacterView {
  /// developer.apple.com/documentation/foundation/attributedstring/characterview
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public var startIndex: AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/characterview
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public var endIndex: AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/characterview
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public func index(after i: AttributedString.Index) -> AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/characterview
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public func index(before i: AttributedString.Index) -> AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/characterview
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public subscript(position: AttributedString.Index) -> Character { fatalError() }
}

extension AttributedString.UnicodeScalarView {
  /// developer.apple.com/documentation/foundation/attributedstring/unicodescalarview
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public var startIndex: AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/unicodescalarview
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public var endIndex: AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/unicodescalarview
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public func index(after i: AttributedString.Index) -> AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/unicodescalarview
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public func index(before i: AttributedString.Index) -> AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/unicodescalarview
  /// The page says that it is a `BidirectionalCollection`.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public subscript(position: AttributedString.Index) -> UnicodeScalar { fatalError() }
}
