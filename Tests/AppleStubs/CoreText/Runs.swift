// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreFoundation
public import CoreGraphics

/// developer.apple.com/documentation/coretext/ctrun (no versions)
public class CTRun: StubObject {
  package static var typeID: CFTypeID { 102 }
  let range: CFRange
  let isRightToLeft: Bool
  let attributes: CFDictionary
  /// From left to right.
  let glyphs: [StubGlyph]

  init(range: CFRange, isRightToLeft: Bool, attributes: CFDictionary, glyphs: [StubGlyph]) {
    (self.range, self.isRightToLeft, self.attributes, self.glyphs) = (range, isRightToLeft, attributes, glyphs)
  }
}

struct StubGlyph {
  var number: CGGlyph
  var unit: CFIndex
  var advance: Double
  var origin = CGPoint.zero
}

/// developer.apple.com/documentation/coretext/ctrunstatus (no versions)
public struct CTRunStatus: OptionSet, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public let rawValue: UInt32

  /// developer.apple.com/documentation/coretext/ctrunstatus/righttoleft (no versions)
  public static var rightToLeft: CTRunStatus { CTRunStatus(rawValue: 1) }

  /// developer.apple.com/documentation/coretext/ctrunstatus/init(rawvalue:) (no versions)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// developer.apple.com/documentation/coretext/ctrungettypeid()
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTRunGetTypeID() -> CFTypeID { CTRun.typeID }

/// developer.apple.com/documentation/coretext/ctrungetglyphcount(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// developer.apple.com/documentation/coretext/ctrungetattributes(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// developer.apple.com/documentation/coretext/ctrungetstatus(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? .rightToLeft : [] }

/// developer.apple.com/documentation/coretext/ctrungetstringrange(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// developer.apple.com/documentation/coretext/ctrungetglyphs(_:_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.glyphs.enumerated() { buffer[index] = glyph.number }
}

/// developer.apple.com/documentation/coretext/ctrungetstringindices(_:_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (index, glyph) in run.glyphs.enumerated() { buffer[index] = glyph.unit }
}

/// developer.apple.com/documentation/coretext/ctrungetbaseadvancesandorigins(_:_:_:_:)
@available(iOS 9.0, macCatalyst 13.1, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTRunGetBaseAdvancesAndOrigins(
  _ runRef: CTRun,
  _ range: CFRange,
  _ advancesBuffer: UnsafeMutablePointer<CGSize>?,
  _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
  for (index, glyph) in runRef.glyphs.enumerated() {
    advancesBuffer?[index] = CGSize(width: glyph.advance, height: 0)
    originsBuffer?[index] = glyph.origin
  }
}
