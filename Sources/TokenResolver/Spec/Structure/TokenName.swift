internal import TokenModel
internal import TokenYAML

/// Checks names of tokens. The limits are those of the Design Tokens format, so that names survive an export.
enum TokenName {
  /// The problem with the text of a name template, apart from its placeholders; nil for a valid text.
  static func problem(withTemplate text: String) -> String? {
    if text.isEmpty { return "a name template is empty" }
    if text.utf8.count > NameLimits.maximumLength {
      return "a name template is longer than \(NameLimits.maximumLength) bytes"
    }
    return text.unicodeScalars.contains(where: \.isControl)
      ? "a name template must not contain control characters" : nil
  }

  /// Whether a name has only ASCII letters, digits, `-` and `_`, as nearly all do. Such a name is valid.
  static func isPlain(_ utf8: ArraySlice<UInt8>) -> Bool {
    guard (1...NameLimits.maximumLength).contains(utf8.count) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// The problem with a name; nil for a valid name.
  static func problem(with name: String) -> String? {
    if name.isEmpty { return "a name has at least one character" }
    if name.utf8.count > NameLimits.maximumLength { return "it is longer than \(NameLimits.maximumLength) bytes" }
    if name == "<<" { return "merge keys are not supported; refer to each value instead" }
    if name.hasPrefix("$") { return "names must not start with `$`" }
    if name.unicodeScalars.contains(where: \.isControl) { return "names must not contain control characters" }
    return name.first { "{}.".contains($0) }.map { "names must not contain `\($0)`" }
  }

  /// The first character of a name that cannot be seen, or that looks like a space, and its offset in UTF-8; nil if
  /// there is none. Joiners count where neither UAX #31 nor an emoji needs them.
  static func firstInvisible(in name: String) -> (scalar: Unicode.Scalar, offset: Int)? {
    var offset = 0
    var before: Unicode.Scalar?
    let scalars = name.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let after = scalars.index(after: index)
      let next = after < scalars.endIndex ? scalars[after] : nil
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
      if isJoiner ? !joins(scalar, before, next) : LookAlike(scalar).map({ $0.isInvisible || $0.isSpace }) ?? false {
        return (scalar, offset)
      }
      offset += UTF8.width(scalar)
      before = scalar
    }
    return nil
  }

  /// The first character of a name that looks like one of YAML's syntax, and its offset in UTF-8.
  static func firstLookAlike(in name: String) -> (character: LookAlike, offset: Int)? {
    var offset = 0
    for scalar in name.unicodeScalars {
      if let character = LookAlike(scalar), character.isSyntax { return (character, offset) }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// Whether a name has a value and the next name in it: a colon and then a comma, both of another script.
  static func hasEntry(_ name: String) -> Bool {
    let meant = name.unicodeScalars.compactMap { LookAlike($0)?.meant }
    guard let colon = meant.firstIndex(of: ":") else { return false }
    return meant[colon...].contains(",")
  }

  /// Whether a joiner has a visible effect on its neighbors: after a virama, among letters that join, and in emoji.
  private static func joins(_ joiner: Unicode.Scalar, _ before: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    guard let before, let next else { return false }
    if before.properties.canonicalCombiningClass == .virama { return true }
    if joiner == "\u{200C}" { return isCursive(before) && isCursive(next) }
    return !before.isASCII && !next.isASCII && next.properties.isEmoji
      && (before.properties.isEmoji || before.properties.isVariationSelector || before.properties.isEmojiModifier)
  }

  /// Arabic, Syriac, Mongolian and the other scripts whose letters join.
  private static func isCursive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x8FF, 0x1800...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10AC0...0x10FFF,
      0x1E900...0x1E95F:
      true
    default: false
    }
  }
}
