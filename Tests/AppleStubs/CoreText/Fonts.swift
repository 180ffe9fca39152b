// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreFoundation
public import CoreGraphics

/// developer.apple.com/documentation/coretext/ctfont (no versions)
/// Open for the fonts of UIKit and AppKit.
open class CTFont: StubObject {
  package static var typeID: CFTypeID { 101 }
  package let descriptor: CTFontDescriptor
  package let size: Double
  package var value: AnyHashable? {
    [AnyHashable(descriptor.family), AnyHashable(descriptor.weight), AnyHashable(size)]
  }

  package init(_ descriptor: CTFontDescriptor, size: Double) {
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

/// developer.apple.com/documentation/coretext/ctfontuifonttype (no versions)
public enum CTFontUIFontType: UInt32, Sendable {
  /// developer.apple.com/documentation/coretext/ctfontuifonttype/system (no versions)
  case system = 2
}

/// developer.apple.com/documentation/coretext/ctfontorientation (no versions)
public enum CTFontOrientation: UInt32, Sendable {
  /// developer.apple.com/documentation/coretext/ctfontorientation/horizontal (no versions)
  case horizontal = 1
}

/// developer.apple.com/documentation/coretext/ctfonttabletag (no versions)
/// The page has FourCharCode, a name of MacTypes.h for UInt32.
public typealias CTFontTableTag = UInt32

/// developer.apple.com/documentation/coretext/ctfonttableoptions (no versions)
public struct CTFontTableOptions: OptionSet, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public let rawValue: UInt32

  /// developer.apple.com/documentation/coretext/ctfonttableoptions/init(rawvalue:) (no versions)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// developer.apple.com/documentation/coretext/ctfontgettypeid()
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetTypeID() -> CFTypeID { CTFont.typeID }

/// developer.apple.com/documentation/coretext/ctfontcreatewithfontdescriptor(_:_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(descriptor, size: size.native)
}

/// developer.apple.com/documentation/coretext/ctfontcreateuifontforlanguage(_:_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
  CTFont(CTFontDescriptor(family: "System", weight: 0), size: size.native)
}

/// developer.apple.com/documentation/coretext/ctfontcopyfontdescriptor(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.descriptor }

/// developer.apple.com/documentation/coretext/ctfontcopyfamilyname(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { CFString(stub: font.descriptor.family) }

/// developer.apple.com/documentation/coretext/ctfontcopypostscriptname(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { CTFontCopyFamilyName(font) }

/// developer.apple.com/documentation/coretext/ctfontcopytraits(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  CFDictionary([StubKey(kCTFontWeightTrait): CFNumber(font.descriptor.weight)])
}

/// developer.apple.com/documentation/coretext/ctfontcopyattribute(_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  font.descriptor.attributes[attribute]
}

/// developer.apple.com/documentation/coretext/ctfontcopyvariation(_:)
/// Fonts whose names say "Variable" have two axes.
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? {
  guard font.descriptor.family.contains("Variable") else { return nil }
  return CFDictionary([StubKey(CFNumber(0x7767_6874)): CFNumber(550), StubKey(CFNumber(0x6F70_737A)): CFNumber(12.5)])
}

/// developer.apple.com/documentation/coretext/ctfontgetsize(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetSize(_ font: CTFont) -> CGFloat { CGFloat(font.size) }

/// developer.apple.com/documentation/coretext/ctfontgetascent(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(0.75 * font.size) }

/// developer.apple.com/documentation/coretext/ctfontgetdescent(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { CGFloat(0.25 * font.size) }

/// developer.apple.com/documentation/coretext/ctfontgetleading(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { 0 }

/// developer.apple.com/documentation/coretext/ctfontgetunderlineposition(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { CGFloat(-0.1 * font.size) }

/// developer.apple.com/documentation/coretext/ctfontgetunderlinethickness(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { CGFloat(0.05 * font.size) }

/// developer.apple.com/documentation/coretext/ctfontgetxheight(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { CGFloat(0.55 * font.size) }

/// developer.apple.com/documentation/coretext/ctfontgetunitsperem(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 1000 }

/// developer.apple.com/documentation/coretext/ctfontcopytable(_:_:_:)
/// Fonts whose names say "Table" have a strikeout of 60 at 250, of 1000 to the em.
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
  guard font.descriptor.family.contains("Table"), table == 0x4F53_2F32 else { return nil }
  return CFData([UInt8](repeating: 0, count: 26) + [0, 60, 0, 250] + [UInt8](repeating: 0, count: 48))
}

/// developer.apple.com/documentation/coretext/ctfontgetglyphsforcharacters(_:_:_:_:)
/// The page has UniChar, a name of MacTypes.h for UInt16.
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont,
  _ characters: UnsafePointer<UInt16>,
  _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  for index in 0..<count { glyphs[index] = characters[index] }
  return true
}

/// developer.apple.com/documentation/coretext/ctfontgetadvancesforglyphs(_:_:_:_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont,
  _ orientation: CTFontOrientation,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?,
  _ count: CFIndex
) -> Double {
  for index in 0..<count { advances?[index] = CGSize(width: font.size / 2, height: 0) }
  return Double(count) * font.size / 2
}

/// developer.apple.com/documentation/coretext/ctfontgetboundingrectsforglyphs(_:_:_:_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont,
  _ orientation: CTFontOrientation,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?,
  _ count: CFIndex
) -> CGRect {
  let box = CGRect(x: 0, y: -font.size / 4, width: font.size / 2, height: font.size)
  for index in 0..<count { boundingRects?[index] = box }
  return box
}

/// developer.apple.com/documentation/coretext/ctfontdrawglyphs(_:_:_:_:_:)
@available(iOS 4.2, macCatalyst 13.1, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontDrawGlyphs(
  _ font: CTFont,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ positions: UnsafePointer<CGPoint>,
  _ count: Int,
  _ context: CGContext
) {
  context.stubDraw(
    Array(UnsafeBufferPointer(start: glyphs, count: count)),
    at: Array(UnsafeBufferPointer(start: positions, count: count))
  )
}
