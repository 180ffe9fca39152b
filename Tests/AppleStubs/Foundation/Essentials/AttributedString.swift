/// developer.apple.com/documentation/foundation/attributedstringprotocol
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
public protocol AttributedStringProtocol: Hashable, Sendable {}

/// developer.apple.com/documentation/foundation/attributedstring
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
public struct AttributedString: AttributedStringProtocol {
  /// developer.apple.com/documentation/foundation/attributedstring/init()
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public init() { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/init(_:attributes:)-2a45h
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public init(_ string: String, attributes: AttributeContainer = .init()) { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/append(_:)
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public mutating func append(_ s: some AttributedStringProtocol) { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/subscript(_:)-2vqsz
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public subscript(bounds: some RangeExpression<AttributedString.Index>) -> AttributedSubstring {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/foundation/attributedstring/characters
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public var characters: AttributedString.CharacterView {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/foundation/attributedstring/runs-swift.property
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public var runs: AttributedString.Runs { fatalError() }

  /// developer.apple.com/documentation/foundation/attributedstring/attributemergepolicy
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public enum AttributeMergePolicy: Hashable, Sendable {
    /// developer.apple.com/documentation/foundation/attributedstring/attributemergepolicy/keepnew
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    case keepNew
  }
}

/// developer.apple.com/documentation/foundation/attributedsubstring
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
public struct AttributedSubstring: AttributedStringProtocol {
  /// developer.apple.com/documentation/foundation/attributedsubstring/unicodescalars
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public var unicodeScalars: AttributedString.UnicodeScalarView { fatalError() }
}
