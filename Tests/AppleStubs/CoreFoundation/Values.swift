// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// developer.apple.com/documentation/corefoundation/cfstring (no versions)
public class CFString: StubObject {
  package static var typeID: CFTypeID { 7 }
  package let units: [UInt16]
  package var value: AnyHashable? { units }
  package var stub: String { String(decoding: units, as: UTF16.self) }

  package init(_ units: [UInt16]) { self.units = units }
  package convenience init(stub: String) { self.init(Array(stub.utf16)) }
}

/// developer.apple.com/documentation/corefoundation/cfstringgettypeid() (no versions)
public func CFStringGetTypeID() -> CFTypeID { CFString.typeID }

/// developer.apple.com/documentation/corefoundation/cfstringcreatewithcharacters(_:_:_:) (no versions)
/// The page has UniChar, a name of MacTypes.h for UInt16.
public func CFStringCreateWithCharacters(
  _ alloc: CFAllocator!,
  _ chars: UnsafePointer<UInt16>!,
  _ numChars: CFIndex
) -> CFString! {
  CFString(Array(UnsafeBufferPointer(start: chars, count: numChars)))
}

/// developer.apple.com/documentation/corefoundation/cfstringgetlength(_:) (no versions)
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.units.count }

/// developer.apple.com/documentation/corefoundation/cfstringgetcharacters(_:_:_:) (no versions)
/// The page has UniChar, a name of MacTypes.h for UInt16.
public func CFStringGetCharacters(_ theString: CFString!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt16>!) {
  for index in 0..<range.length { buffer[index] = theString.units[range.location + index] }
}

/// developer.apple.com/documentation/corefoundation/cfnumber (no versions)
public class CFNumber: StubObject {
  package static var typeID: CFTypeID { 22 }
  package let number: Double
  package var value: AnyHashable? { number }

  package init(_ number: Double) { self.number = number }
}

/// developer.apple.com/documentation/corefoundation/cfnumbertype (no versions)
public enum CFNumberType: CFIndex, Sendable {
  /// developer.apple.com/documentation/corefoundation/cfnumbertype/doubletype (no versions)
  case doubleType = 13

  /// developer.apple.com/documentation/corefoundation/cfnumbertype/nsintegertype
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case nsIntegerType = 15
}

/// developer.apple.com/documentation/corefoundation/cfnumbergettypeid() (no versions)
public func CFNumberGetTypeID() -> CFTypeID { CFNumber.typeID }

/// developer.apple.com/documentation/corefoundation/cfnumbercreate(_:_:_:) (no versions)
public func CFNumberCreate(_ allocator: CFAllocator!, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!)
  -> CFNumber!
{
  switch theType {
  case .doubleType: CFNumber(valuePtr.loadUnaligned(as: Double.self))
  case .nsIntegerType: CFNumber(Double(valuePtr.loadUnaligned(as: Int.self)))
  }
}

/// developer.apple.com/documentation/corefoundation/cfnumbergetvalue(_:_:_:) (no versions)
@discardableResult
public func CFNumberGetValue(_ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!) -> Bool
{
  switch theType {
  case .doubleType: valuePtr.storeBytes(of: number.number, as: Double.self)
  case .nsIntegerType: valuePtr.storeBytes(of: Int(number.number), as: Int.self)
  }
  return true
}

/// developer.apple.com/documentation/corefoundation/cfboolean (no versions)
public class CFBoolean: StubObject {}

/// developer.apple.com/documentation/corefoundation/kcfbooleantrue (no versions)
nonisolated(unsafe) public let kCFBooleanTrue: CFBoolean! = CFBoolean()

/// developer.apple.com/documentation/corefoundation/kcfbooleanfalse (no versions)
nonisolated(unsafe) public let kCFBooleanFalse: CFBoolean! = CFBoolean()

/// developer.apple.com/documentation/corefoundation/cfdata (no versions)
public class CFData: StubObject {
  package var bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// developer.apple.com/documentation/corefoundation/cfmutabledata (no versions)
public class CFMutableData: CFData {}

/// developer.apple.com/documentation/corefoundation/cfdatacreate(_:_:_:) (no versions)
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
  CFData(Array(UnsafeBufferPointer(start: bytes, count: length)))
}

/// developer.apple.com/documentation/corefoundation/cfdatacreatemutable(_:_:) (no versions)
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { CFMutableData([]) }

/// developer.apple.com/documentation/corefoundation/cfdatagetlength(_:) (no versions)
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.bytes.count }

/// developer.apple.com/documentation/corefoundation/cfdatagetbytes(_:_:_:) (no versions)
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
  for index in 0..<range.length { buffer[index] = theData.bytes[range.location + index] }
}
