// swift-format-ignore-file
public import CoreFoundation
public import CoreGraphics
#if canImport(Glibc)
  import Glibc
#endif

public let stubNames = ["NSCTFontFamilyNameAttribute", "NSCTFontTraitsAttribute", "NSCTFontCascadeListAttribute", "NSCTFontFileURLAttribute", "NSFontNameAttribute", "NSCTFontWeightTrait", "NSCTFontSlantTrait"]
nonisolated(unsafe) public let kCTFontFamilyNameAttribute = CFString(stub: stubNames[0])
nonisolated(unsafe) public let kCTFontTraitsAttribute = CFString(stub: stubNames[1])
nonisolated(unsafe) public let kCTFontCascadeListAttribute = CFString(stub: stubNames[2])
nonisolated(unsafe) public let kCTFontURLAttribute = CFString(stub: stubNames[3])
nonisolated(unsafe) public let kCTFontNameAttribute = CFString(stub: stubNames[4])
nonisolated(unsafe) public let kCTFontWeightTrait = CFString(stub: stubNames[5])
nonisolated(unsafe) public let kCTFontSlantTrait = CFString(stub: stubNames[6])

public final class CTFontDescriptor: StubObject {
  public override class var typeID: CFTypeID { 100 }
  let attributes: CFDictionary
  init(_ attributes: CFDictionary) { self.attributes = attributes }

  var family: String { (attributes[kCTFontFamilyNameAttribute] as? CFString)?.stub ?? (attributes[kCTFontNameAttribute] as? CFString)?.stub ?? "System" }
  var weight: Double { ((attributes[kCTFontTraitsAttribute] as? CFDictionary)?[kCTFontWeightTrait] as? CFNumber)?.number ?? 0 }
  var cascade: [CTFontDescriptor] { (attributes[kCTFontCascadeListAttribute] as? CFArray)?.elements.compactMap { $0 as? CTFontDescriptor } ?? [] }

  /// The files of the tests are lists of families with weights and slants.
  convenience init(family: String, weight: Double, slant: Double = 0, url: CFURL? = nil) {
    let traits = CFDictionary([StubKey(kCTFontWeightTrait): CFNumber(weight), StubKey(kCTFontSlantTrait): CFNumber(slant)])
    var pairs: [StubKey: CFTypeRef] = [StubKey(kCTFontFamilyNameAttribute): CFString(stub: family), StubKey(kCTFontTraitsAttribute): traits]
    if let url { pairs[StubKey(kCTFontURLAttribute)] = url }
    self.init(CFDictionary(pairs))
  }
}

public func CTFontDescriptorGetTypeID() -> CFTypeID { CTFontDescriptor.typeID }
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor { CTFontDescriptor(attributes) }
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  CTFontDescriptor(CFDictionary([StubKey(kCTFontNameAttribute): name]))
}
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(CFDictionary(original.attributes.pairs.merging(attributes.pairs) { _, new in new }))
}
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? { descriptor.attributes[attribute] }

/// What is installed, where it is mandatory that the family is.
public func CTFontDescriptorCreateMatchingFontDescriptor(_ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?) -> CTFontDescriptor? {
  let isMandatory = mandatoryAttributes?.elements.contains(StubKey(kCTFontFamilyNameAttribute)) ?? false
  return !isMandatory || descriptor.family.hasPrefix("Installed") ? descriptor : nil
}

/// Reads files that start with "fonts", and then have a line of family, weight and slant for each font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  #if canImport(Glibc)
  guard let file = fopen(fileURL.path, "r") else { return nil }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = fread(&bytes, 1, bytes.count, file)
  let lines = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n").map { $0.split(separator: ";") }
  guard lines.first == ["fonts"] else { return nil }
  return CFArray(lines.dropFirst().map { CTFontDescriptor(family: String($0[0]), weight: Double($0[1])!, slant: Double($0[2])!, url: fileURL) })
  #else
  return nil
  #endif
}

public final class CTFont: StubObject {
  public override class var typeID: CFTypeID { 101 }
  let descriptor: CTFontDescriptor
  let size: Double
  public override var value: AnyHashable? { [AnyHashable(descriptor.family), AnyHashable(descriptor.weight), AnyHashable(size)] }
  init(_ descriptor: CTFontDescriptor, size: Double) {
    self.descriptor = descriptor
    // The trap of the real function: a size of 0 is 12 points.
    self.size = size == 0 ? 12 : size
  }

  /// Fonts whose names say "Han" have ideographs, and those whose names say "Emoji" have pictures; the last resort has all.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    let name = descriptor.family
    if name == "LastResort" { return true }
    if scalar.properties.isEmojiPresentation { return name.contains("Emoji") }
    if scalar.stubIsIdeograph { return name.contains("Han") }
    return !name.contains("Emoji")
  }

  func fallback(for scalar: Unicode.Scalar) -> CTFont {
    let system = ["System Han", "System Emoji"].map { CTFontDescriptor(family: $0, weight: 0) }
    let candidates = [self] + (descriptor.cascade + system).map { CTFont($0, size: size) }
    return candidates.first { $0.has(scalar) } ?? self
  }
}

public enum CTFontUIFontType: UInt32, Sendable { case user = 0, system = 2 }
public enum CTFontOrientation: UInt32, Sendable { case `default` = 0, horizontal = 1, vertical = 2 }
public typealias CTFontTableTag = FourCharCode
public struct CTFontTableOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public func CTFontGetTypeID() -> CFTypeID { CTFont.typeID }
public func CTFontCreateWithFontDescriptor(_ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
  CTFont(descriptor, size: size.native)
}
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
  CTFont(CTFontDescriptor(family: "System", weight: 0), size: size.native)
}
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.descriptor }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { CFString(stub: font.descriptor.family) }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { CTFontCopyFamilyName(font) }
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { CFDictionary([StubKey(kCTFontWeightTrait): CFNumber(font.descriptor.weight)]) }
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? { font.descriptor.attributes[attribute] }
/// Fonts whose names say "Variable" have two axes.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? {
  guard font.descriptor.family.contains("Variable") else { return nil }
  return CFDictionary([StubKey(CFNumber(0x7767_6874)): CFNumber(550), StubKey(CFNumber(0x6F70_737A)): CFNumber(12.5)])
}
public func CTFontGetSize(_ font: CTFont) -> CGFloat { CGFloat(font.size) }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(0.75 * font.size) }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { CGFloat(0.25 * font.size) }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { CGFloat(-0.1 * font.size) }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { CGFloat(0.05 * font.size) }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { CGFloat(0.55 * font.size) }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 1000 }
/// Fonts whose names say "Table" have a strikeout of 60 at 250, of 1000 to the em.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
  guard font.descriptor.family.contains("Table"), table == 0x4F53_2F32 else { return nil }
  return CFData([UInt8](repeating: 0, count: 26) + [0, 60, 0, 250] + [UInt8](repeating: 0, count: 48))
}
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  for index in 0..<count { glyphs[index] = characters[index] }
  return true
}
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  for index in 0..<count { advances?[index] = CGSize(width: font.size / 2, height: 0) }
  return Double(count) * font.size / 2
}
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  let box = CGRect(x: 0, y: -font.size / 4, width: font.size / 2, height: font.size)
  for index in 0..<count { boundingRects?[index] = box }
  return box
}
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
  context.stubDraw(
    Array(UnsafeBufferPointer(start: glyphs, count: count)), at: Array(UnsafeBufferPointer(start: positions, count: count))
  )
}
