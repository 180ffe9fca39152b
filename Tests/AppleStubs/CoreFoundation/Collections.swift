// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverForceUnwrap

/// developer.apple.com/documentation/corefoundation/cfdictionarykeycallbacks (no versions)
public struct CFDictionaryKeyCallBacks: Sendable {}

/// developer.apple.com/documentation/corefoundation/cfdictionaryvaluecallbacks (no versions)
public struct CFDictionaryValueCallBacks: Sendable {}

/// developer.apple.com/documentation/corefoundation/cfarraycallbacks (no versions)
public struct CFArrayCallBacks: Sendable {}

/// developer.apple.com/documentation/corefoundation/cfsetcallbacks (no versions)
public struct CFSetCallBacks: Sendable {}

/// developer.apple.com/documentation/corefoundation/kcftypedictionarykeycallbacks (no versions)
public let kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()

/// developer.apple.com/documentation/corefoundation/kcftypedictionaryvaluecallbacks (no versions)
public let kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks()

/// developer.apple.com/documentation/corefoundation/kcftypearraycallbacks (no versions)
public let kCFTypeArrayCallBacks = CFArrayCallBacks()

/// developer.apple.com/documentation/corefoundation/kcftypesetcallbacks (no versions)
public let kCFTypeSetCallBacks = CFSetCallBacks()

/// developer.apple.com/documentation/corefoundation/cfdictionary (no versions)
public class CFDictionary: StubObject {
  package static var typeID: CFTypeID { 18 }
  package let pairs: [StubKey: CFTypeRef]

  package init(_ pairs: [StubKey: CFTypeRef]) { self.pairs = pairs }

  package subscript(key: CFString) -> CFTypeRef? { pairs[StubKey(key)] }
}

/// developer.apple.com/documentation/corefoundation/cfdictionarygettypeid() (no versions)
public func CFDictionaryGetTypeID() -> CFTypeID { CFDictionary.typeID }

/// developer.apple.com/documentation/corefoundation/cfdictionarycreate(_:_:_:_:_:_:) (no versions)
public func CFDictionaryCreate(
  _ allocator: CFAllocator!,
  _ keys: UnsafeMutablePointer<UnsafeRawPointer?>!,
  _ values: UnsafeMutablePointer<UnsafeRawPointer?>!,
  _ numValues: CFIndex,
  _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
  _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFDictionary! {
  var pairs: [StubKey: CFTypeRef] = [:]
  for index in 0..<numValues { pairs[StubKey(keys[index]!.stubObject)] = values[index]!.stubObject }
  return CFDictionary(pairs)
}

/// developer.apple.com/documentation/corefoundation/cfdictionarygetvalue(_:_:) (no versions)
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  theDict.pairs[StubKey(key.stubObject)].map { UnsafeRawPointer(stub: $0) }
}

/// developer.apple.com/documentation/corefoundation/cfdictionarygetcount(_:) (no versions)
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.pairs.count }

/// developer.apple.com/documentation/corefoundation/cfdictionarygetkeysandvalues(_:_:_:) (no versions)
public func CFDictionaryGetKeysAndValues(
  _ theDict: CFDictionary!,
  _ keys: UnsafeMutablePointer<UnsafeRawPointer?>!,
  _ values: UnsafeMutablePointer<UnsafeRawPointer?>!
) {
  for (index, pair) in theDict.pairs.enumerated() {
    keys[index] = UnsafeRawPointer(stub: pair.key.object)
    values[index] = UnsafeRawPointer(stub: pair.value)
  }
}

/// developer.apple.com/documentation/corefoundation/cfarray (no versions)
public class CFArray: StubObject {
  package let elements: [CFTypeRef]

  package init(_ elements: [CFTypeRef]) { self.elements = elements }
}

/// developer.apple.com/documentation/corefoundation/cfarraycreate(_:_:_:_:) (no versions)
public func CFArrayCreate(
  _ allocator: CFAllocator!,
  _ values: UnsafeMutablePointer<UnsafeRawPointer?>!,
  _ numValues: CFIndex,
  _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFArray! {
  CFArray((0..<numValues).map { values[$0]!.stubObject })
}

/// developer.apple.com/documentation/corefoundation/cfarraygetcount(_:) (no versions)
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.elements.count }

/// developer.apple.com/documentation/corefoundation/cfarraygetvalueatindex(_:_:) (no versions)
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(stub: theArray.elements[idx])
}

/// developer.apple.com/documentation/corefoundation/cfset (no versions)
public class CFSet: StubObject {
  package let elements: Set<StubKey>

  package init(_ elements: Set<StubKey>) { self.elements = elements }
}

/// developer.apple.com/documentation/corefoundation/cfsetcreate(_:_:_:_:) (no versions)
public func CFSetCreate(
  _ allocator: CFAllocator!,
  _ values: UnsafeMutablePointer<UnsafeRawPointer?>!,
  _ numValues: CFIndex,
  _ callBacks: UnsafePointer<CFSetCallBacks>!
) -> CFSet! {
  CFSet(Set((0..<numValues).map { StubKey(values[$0]!.stubObject) }))
}
