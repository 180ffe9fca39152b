// swift-format-ignore-file

open class CFAttributedString: StubObject {
  public override class var typeID: CFTypeID { 62 }
  public fileprivate(set) var units: [UInt16] = []
  /// For each unit.
  public fileprivate(set) var attributes: [[StubKey: CFTypeRef]] = []
}
public final class CFMutableAttributedString: CFAttributedString {}

public func CFAttributedStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableAttributedString! {
  CFMutableAttributedString()
}
public func CFAttributedStringReplaceString(_ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!) {
  let units = range.location..<range.location + range.length
  aStr.units.replaceSubrange(units, with: replacement.units)
  aStr.attributes.replaceSubrange(units, with: Array(repeating: [:], count: replacement.units.count))
}
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
  for unit in range.location..<range.location + range.length { aStr.attributes[unit][StubKey(attrName)] = value }
}
