// swift-format-ignore-file

public struct CFDictionaryKeyCallBacks { public init() {} }
public struct CFDictionaryValueCallBacks { public init() {} }
public struct CFArrayCallBacks { public init() {} }
public struct CFSetCallBacks { public init() {} }
nonisolated(unsafe) public let kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
nonisolated(unsafe) public let kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks()
nonisolated(unsafe) public let kCFTypeArrayCallBacks = CFArrayCallBacks()
nonisolated(unsafe) public let kCFTypeSetCallBacks = CFSetCallBacks()

open class CFDictionary: StubObject {
  public override class var typeID: CFTypeID { 18 }
  public var pairs: [StubKey: CFTypeRef]
  public init(_ pairs: [StubKey: CFTypeRef]) { self.pairs = pairs }
  public subscript(key: CFString) -> CFTypeRef? { pairs[StubKey(key)] }
}

public func CFDictionaryGetTypeID() -> CFTypeID { CFDictionary.typeID }
public func CFDictionaryCreate(
  _ allocator: CFAllocator!, _ keys: UnsafeMutablePointer<UnsafeRawPointer?>!,
  _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
  _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!, _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFDictionary! {
  var pairs: [StubKey: CFTypeRef] = [:]
  for index in 0..<numValues { pairs[StubKey(keys[index]!.stubObject)] = values[index]!.stubObject }
  return CFDictionary(pairs)
}
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  theDict.pairs[StubKey(key.stubObject)].map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
}

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.pairs.count }
public func CFDictionaryGetKeysAndValues(
  _ theDict: CFDictionary!, _ keys: UnsafeMutablePointer<UnsafeRawPointer?>!, _ values: UnsafeMutablePointer<UnsafeRawPointer?>!
) {
  for (index, pair) in theDict.pairs.enumerated() {
    keys[index] = UnsafeRawPointer(Unmanaged.passUnretained(pair.key.object).toOpaque())
    values[index] = UnsafeRawPointer(Unmanaged.passUnretained(pair.value).toOpaque())
  }
}

public final class CFArray: StubObject {
  public override class var typeID: CFTypeID { 19 }
  public let elements: [CFTypeRef]
  public init(_ elements: [CFTypeRef]) { self.elements = elements }
}

public func CFArrayCreate(
  _ allocator: CFAllocator!, _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
  _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFArray! { CFArray((0..<numValues).map { values[$0]!.stubObject }) }
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.elements.count }
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(theArray.elements[idx]).toOpaque())
}

public final class CFSet: StubObject {
  public override class var typeID: CFTypeID { 17 }
  public let elements: Set<StubKey>
  public init(_ elements: Set<StubKey>) { self.elements = elements }
}
public func CFSetCreate(
  _ allocator: CFAllocator!, _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
  _ callBacks: UnsafePointer<CFSetCallBacks>!
) -> CFSet! { CFSet(Set((0..<numValues).map { StubKey(values[$0]!.stubObject) })) }
