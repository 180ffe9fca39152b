// What the stubs need to run.

/// An object of Core Foundation.
package protocol StubObject: AnyObject {
  static var typeID: CFTypeID { get }
  /// What is compared; nil compares by identity.
  var value: AnyHashable? { get }
}

extension StubObject {
  package static var typeID: CFTypeID { 0 }
  package var value: AnyHashable? { nil }
}

/// Compares objects as keys of collections do.
package struct StubKey: Hashable {
  package let object: CFTypeRef

  package init(_ object: CFTypeRef) { self.object = object }

  package static func == (left: StubKey, right: StubKey) -> Bool { CFEqual(left.object, right.object) }
  package func hash(into hasher: inout Hasher) { hasher.combine(CFHash(object)) }
}

extension UnsafeRawPointer {
  package var stubObject: CFTypeRef { Unmanaged<CFTypeRef>.fromOpaque(self).takeUnretainedValue() }

  package init(stub object: CFTypeRef) { self.init(Unmanaged.passUnretained(object).toOpaque()) }
}
