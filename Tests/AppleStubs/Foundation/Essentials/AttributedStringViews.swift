// What a protocol of the standard library requires has no page of its type; its page is that of the protocol. In extensions,
// the compiler accepts that it is more available than the type.

extension AttributedString {
  /// developer.apple.com/documentation/foundation/attributedstring/index
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct Index: Comparable, Sendable {}

  /// developer.apple.com/documentation/foundation/attributedstring/characterview
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct CharacterView: BidirectionalCollection, Sendable {}

  /// developer.apple.com/documentation/foundation/attributedstring/unicodescalarview
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct UnicodeScalarView: BidirectionalCollection, Sendable {}
}

extension AttributedString.Index {
  /// developer.apple.com/documentation/swift/comparable/_(_:_:)-9jp4d
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static func < (lhs: AttributedString.Index, rhs: AttributedString.Index) -> Bool { fatalError() }
}

extension AttributedString.CharacterView {
  /// developer.apple.com/documentation/swift/collection/startindex
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var startIndex: AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/swift/collection/endindex
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var endIndex: AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/swift/collection/index(after:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func index(after i: AttributedString.Index) -> AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/swift/bidirectionalcollection/index(before:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func index(before i: AttributedString.Index) -> AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/swift/collection/subscript(_:)-887tm
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public subscript(position: AttributedString.Index) -> Character { fatalError() }
}

extension AttributedString.UnicodeScalarView {
  /// developer.apple.com/documentation/swift/collection/startindex
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var startIndex: AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/swift/collection/endindex
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var endIndex: AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/swift/collection/index(after:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func index(after i: AttributedString.Index) -> AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/swift/bidirectionalcollection/index(before:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func index(before i: AttributedString.Index) -> AttributedString.Index { fatalError() }

  /// developer.apple.com/documentation/swift/collection/subscript(_:)-887tm
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public subscript(position: AttributedString.Index) -> UnicodeScalar { fatalError() }
}
