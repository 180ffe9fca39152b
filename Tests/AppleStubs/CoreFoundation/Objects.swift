// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// developer.apple.com/documentation/corefoundation/cfindex (no versions)
public typealias CFIndex = Int

/// developer.apple.com/documentation/corefoundation/cftypeid (no versions)
public typealias CFTypeID = UInt

/// developer.apple.com/documentation/corefoundation/cfoptionflags (no versions)
public typealias CFOptionFlags = UInt

/// developer.apple.com/documentation/corefoundation/cfhashcode (no versions)
public typealias CFHashCode = UInt

/// developer.apple.com/documentation/corefoundation/cftyperef (no versions)
public typealias CFTypeRef = AnyObject

/// developer.apple.com/documentation/corefoundation/cfallocator (no versions)
public class CFAllocator: StubObject {}

/// developer.apple.com/documentation/corefoundation/kcfallocatordefault (no versions)
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator! = nil

/// developer.apple.com/documentation/corefoundation/cfrange (no versions)
public struct CFRange: Sendable {
  /// developer.apple.com/documentation/corefoundation/cfrange/location (no versions)
  public var location: CFIndex

  /// developer.apple.com/documentation/corefoundation/cfrange/length (no versions)
  public var length: CFIndex

  /// developer.apple.com/documentation/corefoundation/cfrange/init(location:length:) (no versions)
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// developer.apple.com/documentation/corefoundation/cfgettypeid(_:) (no versions)
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { (cf as? any StubObject).map { type(of: $0).typeID } ?? 0 }

/// developer.apple.com/documentation/corefoundation/cfequal(_:_:) (no versions)
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  if cf1 === cf2 { return true }
  guard CFGetTypeID(cf1) == CFGetTypeID(cf2), let left = (cf1 as? any StubObject)?.value else { return false }
  return left == (cf2 as? any StubObject)?.value
}

/// developer.apple.com/documentation/corefoundation/cfhash(_:) (no versions)
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
  CFHashCode(bitPattern: (cf as? any StubObject)?.value?.hashValue ?? ObjectIdentifier(cf).hashValue)
}
