internal import TokenModel

/// The path of something that gets another name, before and after.
struct RenamedPath {
  /// What it is a path of.
  enum Kind {
    case token
    /// A group of tokens, with all that is in it.
    case group
    /// Named in a spec, with the section before its name: `modes.read`.
    case mode, style, emojiPack, emoji
    /// Of a resolver document: `modifiers.theme`.
    case modifier
    /// The name of a spec, alone.
    case catalog
  }

  let kind: Kind
  /// The names of its groups, then its own.
  let old: [String]
  /// The same after.
  let new: [String]

  /// The name before.
  var oldName: String { old.last ?? "" }

  /// The name after.
  var newName: String { new.last ?? "" }

  /// The path before, as in references.
  var oldPath: String { TokenPath(old).description }

  /// The path after, as in references.
  var newPath: String { TokenPath(new).description }

  /// The way back.
  var reversed: RenamedPath { RenamedPath(kind: kind, old: new, new: old) }

  /// Whether its group is another one after.
  var isMove: Bool { !old.dropLast().elementsEqual(new.dropLast()) { $0.utf8.elementsEqual($1.utf8) } }

  /// The path of a token after, as in references; nil for one that stays.
  func path(after path: String) -> String? {
    if kind == .catalog { return path }
    let rest = path.utf8.dropFirst(oldPath.utf8.count)
    guard path.utf8.starts(with: oldPath.utf8) else { return nil }
    if rest.isEmpty { return newPath }
    return kind != .token && rest.first == UInt8(ascii: ".") ? newPath + String(decoding: rest, as: UTF8.self) : nil
  }
}

// MARK: Names in texts

extension RenamedPath {
  /// The ranges of paths in references in braces to it, to a variant of it, or to what is in it.
  ///
  /// - Parameters:
  ///   - text: UTF-8 as it is in a file.
  ///   - isOther: Whether a path that goes on after the token's is that of another token.
  func referencesInBraces(in text: ArraySlice<UInt8>, isOther: (String) -> Bool) -> [Range<Int>] {
    text.ranges(of: Array("{\(oldPath)".utf8)).compactMap { range in
      guard let end = text[range.upperBound...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let rest = text[range.upperBound..<end]
      let path = String(decoding: text[(range.lowerBound + 1)..<end], as: UTF8.self)
      guard rest.isEmpty || rest.first == UInt8(ascii: ".") && !(kind == .token && isOther(path)) else { return nil }
      return (range.lowerBound + 1)..<range.upperBound
    }
  }

  /// The range in a JSON Pointer (RFC 6901), after the name of a file or not, of the names that are different; nil for a
  /// pointer to something else.
  func path(inPointer text: ArraySlice<UInt8>) -> Range<Int>? {
    guard let hash = text.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    var start = hash + 1
    var firstOther = start
    for (index, name) in old.enumerated() {
      if index == equalNameCount { firstOther = start }
      guard start < text.endIndex, text[start] == UInt8(ascii: "/") else { return nil }
      let end = text[(start + 1)...].firstIndex { Self.endsOfPart.contains($0) } ?? text.endIndex
      guard
        JSONPointerKey.unescaped(String(decoding: text[(start + 1)..<end], as: UTF8.self)).utf8.elementsEqual(name.utf8)
      else { return nil }
      start = end
    }
    return firstOther..<start
  }

  /// The names in a JSON Pointer that are different.
  var pathInPointer: String {
    new[equalNameCount...].map { "/" + JSONPointerKey.readable($0) }.joined()
  }

  /// The number of groups at the start that are the same.
  private var equalNameCount: Int {
    zip(old.dropLast(), new.dropLast()).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  }

  /// A slash, and the quotes around a scalar.
  private static let endsOfPart = [UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'")]

  /// Whether the name is a part of the names of codes.
  var isInCodes: Bool {
    switch kind {
    case .token: old.count == 2 && ["color", "weight", "family"].contains(old[0])
    case .mode: true
    case .group, .style, .emojiPack, .emoji, .modifier, .catalog: false
    }
  }

  /// The ranges of the name in a pattern of codes, such as `13_5_gray_*`, where it stands between characters that no
  /// name has.
  func names(inPattern text: ArraySlice<UInt8>) -> [Range<Int>] {
    guard isInCodes else { return [] }
    return text.ranges(of: Array(oldName.utf8)).filter { range in
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
