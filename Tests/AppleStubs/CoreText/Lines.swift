// swift-format-ignore-file
public import CoreFoundation
public import CoreGraphics

nonisolated(unsafe) public let kCTFontAttributeName = CFString(stub: "NSFont")
nonisolated(unsafe) public let kCTLigatureAttributeName = CFString(stub: "NSLigature")
nonisolated(unsafe) public let kCTParagraphStyleAttributeName = CFString(stub: "NSParagraphStyle")
nonisolated(unsafe) public let kCTLanguageAttributeName = CFString(stub: "NSLanguage")
nonisolated(unsafe) public let kCTTypesetterOptionAllowUnboundedLayout = CFString(stub: "CTTypesetterOptionAllowUnboundedLayout")

public enum CTWritingDirection: Int8, Sendable { case natural = -1, leftToRight = 0, rightToLeft = 1 }
public enum CTParagraphStyleSpecifier: UInt32, Sendable { case alignment = 0, baseWritingDirection = 13 }
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  public var valueSize: Int
  public var value: UnsafeRawPointer
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}
public final class CTParagraphStyle: StubObject {
  var direction = CTWritingDirection.natural
}
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
  let style = CTParagraphStyle()
  for setting in UnsafeBufferPointer(start: settings, count: settingCount) where setting.spec == .baseWritingDirection {
    precondition(setting.valueSize == 1)
    style.direction = CTWritingDirection(rawValue: setting.value.load(as: Int8.self))!
  }
  return style
}

public final class CTTypesetter: StubObject {
  let text: CFAttributedString
  init(_ text: CFAttributedString) { self.text = text }
}
/// Like the real one, it gives nothing for thousands of marks, unless it is told to take its time.
public func CTTypesetterCreateWithAttributedStringAndOptions(_ string: CFAttributedString, _ options: CFDictionary?) -> CTTypesetter? {
  let isUnbounded = options?[kCTTypesetterOptionAllowUnboundedLayout] === kCFBooleanTrue
  let marks = string.units.count { 0x300...0x36F ~= $0 }
  return isUnbounded || marks < 1000 ? CTTypesetter(string) : nil
}
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  precondition(stringRange.location == 0 && stringRange.length == 0)
  return CTLine(typesetter.text)
}

public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

public final class CTRun: StubObject {
  public override class var typeID: CFTypeID { 102 }
  var range = CFRange()
  var isRightToLeft = false
  var attributes = CFDictionary([:])
  /// From left to right.
  var glyphs: [StubGlyph] = []
}

public func CTRunGetTypeID() -> CFTypeID { CTRun.typeID }
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? .rightToLeft : [] }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.glyphs.enumerated() { buffer[index] = glyph.number }
}
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (index, glyph) in run.glyphs.enumerated() { buffer[index] = glyph.unit }
}
public func CTRunGetBaseAdvancesAndOrigins(
  _ run: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?, _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
  for (index, glyph) in run.glyphs.enumerated() {
    advancesBuffer?[index] = CGSize(width: glyph.advance, height: 0)
    originsBuffer?[index] = glyph.origin
  }
}
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { CFArray(line.runs) }
