/// developer.apple.com/documentation/foundation/attributecontainer
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
public struct AttributeContainer: Hashable, Sendable {
  /// developer.apple.com/documentation/foundation/attributecontainer/init()
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public init() { fatalError() }

  /// developer.apple.com/documentation/foundation/attributecontainer/subscript(_:)
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  @preconcurrency
  public subscript<T: AttributedStringKey>(_: T.Type) -> T.Value? where T.Value: Sendable {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/foundation/attributecontainer/merge(_:mergepolicy:)
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public mutating func merge(
    _ other: AttributeContainer,
    mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
  ) { fatalError() }
}
