#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  internal import Foundation
  package import ObjectiveC

  extension NSObject {
    /// Returns the object associated with this one under a key, and creates it on first use.
    package func associated<Value: AnyObject>(with key: UnsafeRawPointer, _ make: () -> Value) -> Value {
      if let value = objc_getAssociatedObject(self, key) as? Value { return value }
      let value = make()
      objc_setAssociatedObject(self, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return value
    }

    /// Returns an address that no other key has.
    package static func makeAssociationKey() -> UnsafeRawPointer {
      UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }
  }
#endif
