internal import Foundation

/// developer.apple.com/documentation/swiftui/localizedstringkey
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  /// developer.apple.com/documentation/swiftui/localizedstringkey/init(stringliteral:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public init(stringLiteral value: String) { key = value }
}

@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension Text {
  /// developer.apple.com/tutorials/data/documentation/swiftui/text/init(_:tablename:bundle:comment:).md
  /// The other arguments are left out: they name tables of other bundles.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public init(_ key: LocalizedStringKey) { self.init(stubContent: AttributedString("key \(key.key)")) }

  /// developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
  /// Disfavored, as Apple's is.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  @_disfavoredOverload
  nonisolated public init<S>(_ content: S) where S: StringProtocol {
    self.init(stubContent: AttributedString(String(content)))
  }
}
