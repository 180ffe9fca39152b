// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// developer.apple.com/documentation/corefoundation/cfattributedstring (no versions)
public class CFAttributedString: StubObject {
  package fileprivate(set) var units: [UInt16] = []
  /// For each unit.
  package fileprivate(set) var attributes: [[StubKey: CFTypeRef]] = []
}

/// developer.apple.com/documentation/corefoundation/cfmutableattributedstring (no versions)
public class CFMutableAttributedString: CFAttributedString {}

/// developer.apple.com/documentation/corefoundation/cfattributedstringcreatemutable(_:_:) (no versions)
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableAttributedString! {
  CFMutableAttributedString()
}

/// developer.apple.com/documentation/corefoundation/cfattributedstringreplacestring(_:_:_:) (no versions)
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!,
  _ range: CFRange,
  _ replacement: CFString!
) {
  let units = range.location..<range.location + range.length
  aStr.units.replaceSubrange(units, with: replacement.units)
  aStr.attributes.replaceSubrange(units, with: Array(repeating: [:], count: replacement.units.count))
}

/// developer.apple.com/documentation/corefoundation/cfattributedstringsetattribute(_:_:_:_:) (no versions)
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!,
  _ range: CFRange,
  _ attrName: CFString!,
  _ value: CFTypeRef!
) {
  for unit in range.location..<range.location + range.length { aStr.attributes[unit][StubKey(attrName)] = value }
}
