/// developer.apple.com/documentation/objectivec/objc_associationpolicy (no versions)
public enum objc_AssociationPolicy: UInt, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// developer.apple.com/documentation/objectivec/objc_associationpolicy/objc_association_retain_nonatomic (no versions)
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
@available(iOS 3.1, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? NSObject)?.stubAssociations[key]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
@available(iOS 3.1, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  (object as? NSObject)?.stubAssociations[key] = value
}
