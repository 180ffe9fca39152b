// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverForceUnwrap

public import CoreFoundation

/// developer.apple.com/documentation/coretext/kctfontattributename
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCTFontAttributeName = CFString(stub: "NSFont")

/// developer.apple.com/documentation/coretext/kctligatureattributename
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCTLigatureAttributeName = CFString(stub: "NSLigature")

/// developer.apple.com/documentation/coretext/kctparagraphstyleattributename
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCTParagraphStyleAttributeName = CFString(stub: "NSParagraphStyle")

/// developer.apple.com/documentation/coretext/kctlanguageattributename
@available(iOS 7.0, macCatalyst 13.1, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCTLanguageAttributeName = CFString(stub: "NSLanguage")

/// developer.apple.com/documentation/coretext/kcttypesetteroptionallowunboundedlayout
@available(iOS 12.0, macCatalyst 13.1, macOS 10.14, tvOS 12.0, visionOS 1.0, watchOS 5.0, *)
nonisolated(unsafe) public let kCTTypesetterOptionAllowUnboundedLayout = CFString(stub: "AllowUnboundedLayout")

/// developer.apple.com/documentation/coretext/ctwritingdirection (no versions)
public enum CTWritingDirection: Int8, Sendable {
  /// developer.apple.com/documentation/coretext/ctwritingdirection/lefttoright (no versions)
  case leftToRight = 0

  /// developer.apple.com/documentation/coretext/ctwritingdirection/righttoleft (no versions)
  case rightToLeft = 1
}

/// developer.apple.com/documentation/coretext/ctparagraphstylespecifier (no versions)
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// developer.apple.com/documentation/coretext/ctparagraphstylespecifier/basewritingdirection (no versions)
  case baseWritingDirection = 13
}

/// developer.apple.com/documentation/coretext/ctparagraphstylesetting (no versions)
public struct CTParagraphStyleSetting {
  let spec: CTParagraphStyleSpecifier
  let valueSize: Int
  let value: UnsafeRawPointer

  /// developer.apple.com/documentation/coretext/ctparagraphstylesetting/init(spec:valuesize:value:) (no versions)
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

/// developer.apple.com/documentation/coretext/ctparagraphstyle (no versions)
public class CTParagraphStyle: StubObject {
  var direction: CTWritingDirection?
}

/// developer.apple.com/documentation/coretext/ctparagraphstylecreate(_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?,
  _ settingCount: Int
) -> CTParagraphStyle {
  let style = CTParagraphStyle()
  for setting in UnsafeBufferPointer(start: settings, count: settingCount) where setting.spec == .baseWritingDirection {
    precondition(setting.valueSize == 1)
    style.direction = CTWritingDirection(rawValue: setting.value.load(as: Int8.self))!
  }
  return style
}

/// developer.apple.com/documentation/coretext/cttypesetter (no versions)
public class CTTypesetter: StubObject {
  let text: CFAttributedString

  init(_ text: CFAttributedString) { self.text = text }
}

/// developer.apple.com/documentation/coretext/cttypesettercreatewithattributedstringandoptions(_:_:)
/// Like the real one, it gives nothing for thousands of marks, unless it is told to take its time.
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString,
  _ options: CFDictionary?
) -> CTTypesetter? {
  let isUnbounded = options?[kCTTypesetterOptionAllowUnboundedLayout] === kCFBooleanTrue
  let marks = string.units.count { 0x300...0x36F ~= $0 }
  return isUnbounded || marks < 1000 ? CTTypesetter(string) : nil
}

/// developer.apple.com/documentation/coretext/cttypesettercreateline(_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  precondition(stringRange.location == 0 && stringRange.length == 0)
  return CTLine(typesetter.text)
}

/// developer.apple.com/documentation/coretext/ctlinegetglyphruns(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { CFArray(line.runs) }
