/// developer.apple.com/documentation/foundation/attributedstringkey
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
public protocol AttributedStringKey: SendableMetatype {
  /// developer.apple.com/documentation/foundation/attributedstringkey/value
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  associatedtype Value: Hashable

  /// developer.apple.com/documentation/foundation/attributedstringkey/name
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  static var name: String { get }

  /// developer.apple.com/documentation/foundation/attributedstringkey/inheritedbyaddedtext
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  static var inheritedByAddedText: Bool { get }
}

extension AttributedStringKey {
  /// developer.apple.com/documentation/foundation/attributedstringkey/inheritedbyaddedtext
  /// The default has no page of its own.
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public static var inheritedByAddedText: Bool { fatalError() }
}

/// developer.apple.com/documentation/foundation/attributescope
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
public protocol AttributeScope: SendableMetatype {}

/// developer.apple.com/documentation/foundation/attributescopes
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
public enum AttributeScopes {}
