// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverForceUnwrap

/// developer.apple.com/documentation/corefoundation/cflocale (no versions)
public class CFLocale: StubObject {}

/// developer.apple.com/documentation/corefoundation/cfstringtokenizertokentype (no versions)
public struct CFStringTokenizerTokenType: OptionSet, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public let rawValue: CFOptionFlags

  /// developer.apple.com/documentation/corefoundation/cfstringtokenizertokentype/init(rawvalue:) (no versions)
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
}

/// developer.apple.com/documentation/corefoundation/kcfstringtokenizerunitlinebreak (no versions)
public var kCFStringTokenizerUnitLineBreak: CFOptionFlags { 3 }

/// developer.apple.com/documentation/corefoundation/cfstringtokenizer (no versions)
/// Lines may end after spaces and beside ideographs, and before no closing and after no opening punctuation: much less
/// than UAX #14.
public class CFStringTokenizer: StubObject {
  fileprivate var tokens: [CFRange] = []
  fileprivate var current = -1

  fileprivate init(_ units: [UInt16]) {
    let text = String(decoding: units, as: UTF16.self)
    var start = 0
    var end = 0
    var last: Unicode.Scalar?
    for grapheme in text {
      let first = grapheme.unicodeScalars.first!
      if let last, Self.mayBreak(after: last, before: first) {
        tokens.append(CFRange(location: start, length: end - start))
        start = end
      }
      last = first
      end += String(grapheme).utf16.count
    }
    if end > start { tokens.append(CFRange(location: start, length: end - start)) }
  }

  private static func mayBreak(after last: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
    let spaces = " \t\u{3000}".unicodeScalars
    let closing = "、。，．！？：；）」』》〉】,.!?:;)]}".unicodeScalars
    let opening = "（「『《〈【([{".unicodeScalars
    if spaces.contains(next) || closing.contains(next) { return false }
    if spaces.contains(last) { return true }
    if opening.contains(last) { return false }
    return last.stubIsWide || next.stubIsWide || last == "\u{FFFC}" || next == "\u{FFFC}" || last == "\u{AD}"
      || last == "\u{200B}" || closing.contains(last) && last.value > 0x3000
  }
}

extension Unicode.Scalar {
  /// Whether it is an em wide.
  package var stubIsWide: Bool { stubIsIdeograph || properties.isEmojiPresentation }

  package var stubIsIdeograph: Bool {
    switch value {
    case 0x2E80...0x2FFF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0x20000...0x3FFFF: true
    default: false
    }
  }
}

/// developer.apple.com/documentation/corefoundation/cfstringtokenizercreate(_:_:_:_:_:)
@available(iOS 3.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CFStringTokenizerCreate(
  _ alloc: CFAllocator!,
  _ string: CFString!,
  _ range: CFRange,
  _ options: CFOptionFlags,
  _ locale: CFLocale!
) -> CFStringTokenizer! {
  precondition(options == kCFStringTokenizerUnitLineBreak && range.location == 0 && range.length == string.units.count)
  return CFStringTokenizer(string.units)
}

/// developer.apple.com/documentation/corefoundation/cfstringtokenizeradvancetonexttoken(_:)
@available(iOS 3.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CFStringTokenizerAdvanceToNextToken(_ tokenizer: CFStringTokenizer!) -> CFStringTokenizerTokenType {
  tokenizer.current += 1
  return CFStringTokenizerTokenType(rawValue: tokenizer.current < tokenizer.tokens.count ? 1 : 0)
}

/// developer.apple.com/documentation/corefoundation/cfstringtokenizergetcurrenttokenrange(_:)
@available(iOS 3.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> CFRange {
  tokenizer.tokens[tokenizer.current]
}
