/// developer.apple.com/documentation/objectivec/nsobjectprotocol (no versions)
#if _runtime(_ObjC)
  @objc
#endif
public protocol NSObjectProtocol: AnyObject {}

/// developer.apple.com/documentation/objectivec/nsobject-swift.class
@available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
#if _runtime(_ObjC)
  @objc
#endif
open class NSObject: NSObjectProtocol {
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/init()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
  public init() {}

  package var stubAssociations: [UnsafeRawPointer: Any] = [:]
}

@available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
extension NSObject: Hashable {
  /// developer.apple.com/documentation/swift/equatable/==(_:_:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool {
    guard lhs !== rhs else { return true }
    guard let left = lhs as? any StubValue, let right = rhs as? any StubValue else { return false }
    return left.stubValue == right.stubValue
  }

  /// developer.apple.com/documentation/swift/hashable/hash(into:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func hash(into hasher: inout Hasher) {
    if let stub = self as? any StubValue {
      hasher.combine(stub.stubValue)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}

/// An object that is compared by value; others are compared by identity.
package protocol StubValue: AnyObject {
  var stubValue: AnyHashable { get }
}
