// swift-format-ignore-file

public typealias CFIndex = Int
public typealias CFTypeID = UInt
public typealias CFOptionFlags = UInt
public typealias CFHashCode = UInt
public typealias UniChar = UInt16
public typealias FourCharCode = UInt32
public typealias CFTypeRef = AnyObject

/// The base class of the stubs; Core Foundation does not have such a class.
open class StubObject {
  open class var typeID: CFTypeID { 0 }
  /// What is compared; nil compares by identity.
  open var value: AnyHashable? { nil }
  public init() {}
}

public final class CFAllocator: StubObject {}
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator! = nil

public struct CFRange {
  public var location: CFIndex
  public var length: CFIndex
  public init() { location = 0; length = 0 }
  public init(location: CFIndex, length: CFIndex) { self.location = location; self.length = length }
}

public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { (cf as? StubObject).map { type(of: $0).typeID } ?? 0 }

public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  if cf1 === cf2 { return true }
  guard CFGetTypeID(cf1) == CFGetTypeID(cf2), let left = (cf1 as? StubObject)?.value else { return false }
  return left == (cf2 as? StubObject)?.value
}

public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
  CFHashCode(bitPattern: (cf as? StubObject)?.value?.hashValue ?? ObjectIdentifier(cf).hashValue)
}

/// Compares objects as keys of collections do.
public struct StubKey: Hashable {
  public let object: CFTypeRef
  public init(_ object: CFTypeRef) { self.object = object }
  public static func == (left: StubKey, right: StubKey) -> Bool { CFEqual(left.object, right.object) }
  public func hash(into hasher: inout Hasher) { hasher.combine(CFHash(object)) }
}

extension UnsafeRawPointer {
  public var stubObject: CFTypeRef { Unmanaged<CFTypeRef>.fromOpaque(self).takeUnretainedValue() }
}

