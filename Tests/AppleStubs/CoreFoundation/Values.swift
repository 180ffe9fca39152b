// swift-format-ignore-file

open class CFString: StubObject {
  public override class var typeID: CFTypeID { 7 }
  public let units: [UInt16]
  public override var value: AnyHashable? { units }
  public init(_ units: [UInt16]) { self.units = units }
  public convenience init(stub: String) { self.init(Array(stub.utf16)) }
  public var stub: String { String(decoding: units, as: UTF16.self) }
}

public func CFStringGetTypeID() -> CFTypeID { CFString.typeID }
public func CFStringCreateWithCharacters(_ alloc: CFAllocator!, _ chars: UnsafePointer<UniChar>!, _ numChars: CFIndex) -> CFString! {
  CFString(Array(UnsafeBufferPointer(start: chars, count: numChars)))
}
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.units.count }
public func CFStringGetCharacters(_ theString: CFString!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UniChar>!) {
  for index in 0..<range.length { buffer[index] = theString.units[range.location + index] }
}

public final class CFNumber: StubObject {
  public override class var typeID: CFTypeID { 22 }
  public let number: Double
  public override var value: AnyHashable? { number }
  public init(_ number: Double) { self.number = number }
}

public enum CFNumberType: CFIndex, Sendable {
  case sInt32Type = 3, doubleType = 13, nsIntegerType = 15
}

public func CFNumberGetTypeID() -> CFTypeID { CFNumber.typeID }
public func CFNumberCreate(_ allocator: CFAllocator!, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!) -> CFNumber! {
  switch theType {
  case .doubleType: CFNumber(valuePtr.loadUnaligned(as: Double.self))
  case .nsIntegerType: CFNumber(Double(valuePtr.loadUnaligned(as: Int.self)))
  case .sInt32Type: CFNumber(Double(valuePtr.loadUnaligned(as: Int32.self)))
  }
}
@discardableResult
public func CFNumberGetValue(_ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!) -> Bool {
  switch theType {
  case .doubleType: valuePtr.storeBytes(of: number.number, as: Double.self)
  case .nsIntegerType: valuePtr.storeBytes(of: Int(number.number), as: Int.self)
  case .sInt32Type: valuePtr.storeBytes(of: Int32(number.number), as: Int32.self)
  }
  return true
}

public final class CFBoolean: StubObject {
  public override class var typeID: CFTypeID { 21 }
}
nonisolated(unsafe) public let kCFBooleanTrue: CFBoolean! = CFBoolean()

open class CFData: StubObject {
  public override class var typeID: CFTypeID { 20 }
  public var bytes: [UInt8]
  public init(_ bytes: [UInt8]) { self.bytes = bytes }
}
public final class CFMutableData: CFData {}
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
  CFData(Array(UnsafeBufferPointer(start: bytes, count: length)))
}
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { CFMutableData([]) }
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.bytes.count }
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
  for index in 0..<range.length { buffer[index] = theData.bytes[range.location + index] }
}
