/// developer.apple.com/documentation/objectivec/nsobjectprotocol (no versions)
@objc public protocol NSObjectProtocol {}

/// developer.apple.com/documentation/objectivec/nsobject-swift.class
@available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
@objc open class NSObject: NSObjectProtocol {
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/init()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
  public init() { fatalError() }
}
