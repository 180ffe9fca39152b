internal import TokenModel

/// The path of a token before and after it gets another name. Its group stays.
struct RenamedPath {
  /// The names of its groups, then its own.
  let old: [String]
  /// Its name after.
  let name: String

  /// The name before.
  var oldName: String { old.last ?? "" }

  /// The path before, as in references.
  var oldPath: String { TokenPath(old).description }

  /// The path after, as in references.
  var newPath: String { TokenPath(old.dropLast() + [name]).description }

  /// The edits of one text, as ranges of its bytes with what replaces them: the names in references in braces to the
  /// token, to a variant of it, or to a part.
  ///
  /// - Parameters:
  ///   - text: UTF-8 as it is in a file.
  ///   - isOther: Whether a path that goes on after the token's is that of another token.
  func referencesInBraces(in text: ArraySlice<UInt8>, isOther: (String) -> Bool) -> [Range<Int>] {
    let start = Array("{\(oldPath)".utf8)
    return text.ranges(of: start).compactMap { range in
      guard let end = text[range.upperBound...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let rest = text[range.upperBound..<end]
      let path = String(decoding: text[(range.lowerBound + 1)..<end], as: UTF8.self)
      guard rest.isEmpty || rest.first == UInt8(ascii: ".") && !isOther(path) else { return nil }
      return (range.upperBound - oldName.utf8.count)..<range.upperBound
    }
  }

  /// The range of the name in a JSON Pointer (RFC 6901) in a `$ref`, after the name of a file or not; nil for a pointer
  /// to something else.
  func name(inPointer text: ArraySlice<UInt8>) -> Range<Int>? {
    guard let hash = text.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    var start = hash + 1
    for (index, name) in old.enumerated() {
      guard start < text.endIndex, text[start] == UInt8(ascii: "/") else { return nil }
      let end = text[(start + 1)...].firstIndex(of: UInt8(ascii: "/")) ?? text.endIndex
      guard Self.decoded(text[(start + 1)..<end]).utf8.elementsEqual(name.utf8) else { return nil }
      if index == old.count - 1 { return (start + 1)..<end }
      start = end
    }
    return nil
  }

  /// The name in a JSON Pointer.
  var nameInPointer: String { name.replacing("~", with: "~0").replacing("/", with: "~1") }

  /// A part of a JSON Pointer in a URI: first its percent-encoded bytes, then `~1` and `~0`.
  private static func decoded(_ part: ArraySlice<UInt8>) -> String {
    let text = String(decoding: part, as: UTF8.self)
    let plain = text.contains("%") ? percentDecoded(text) : text
    return plain.replacing("~1", with: "/").replacing("~0", with: "~")
  }

  private static func percentDecoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(String(digits) ?? "", radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The ranges of the name in a pattern of codes, such as `13_5_gray_*`, where it stands between characters that no
  /// name has.
  func names(inPattern text: ArraySlice<UInt8>) -> [Range<Int>] {
    text.ranges(of: Array(oldName.utf8)).filter { range in
      let before = range.lowerBound > text.startIndex ? text[range.lowerBound - 1] : nil
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : nil
      return ![before, after].compactMap(\.self).contains(where: Self.isPartOfName)
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
