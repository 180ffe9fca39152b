extension AttributeScopes {
  /// developer.apple.com/documentation/foundation/attributescopes/foundationattributes
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct FoundationAttributes: AttributeScope {
    /// developer.apple.com/documentation/foundation/attributescopes/foundationattributes/linkattribute
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum LinkAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/foundationattributes/linkattribute/value
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = URL

      /// developer.apple.com/documentation/foundation/attributescopes/foundationattributes/linkattribute/name
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "NSLink"
    }
  }
}
