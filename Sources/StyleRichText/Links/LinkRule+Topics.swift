internal import StyledText

extension LinkRule {
  /// Topics between two `#`, as in Chinese networks: `#好物推荐#`. The target is `topic` with the text between as its
  /// parameter.
  ///
  /// A topic is in one line, has up to 256 bytes of UTF-8 between its `#`, and neither begins nor ends with white
  /// space. The `#` of the emoji `#️⃣` does not end it.
  public static let topic = LinkRule("topic", startingWith: "#") { reader in
    var offset = 1
    var isBehindSpace = true
    while let (scalar, length) = reader.scalar(at: offset), offset <= longestTopic + 1 {
      if scalar == "#", !reader.isEmojiSequence(after: offset) {
        return offset > 1 && !isBehindSpace ? Match(length: offset + 1) : nil
      }
      isBehindSpace = scalar.properties.isWhitespace
      if isBehindSpace, offset == 1 || scalar.isLineBreak { return nil }
      offset += length
    }
    return nil
  } target: { text in
    TextLink("topic", parameter: String(text.unicodeScalars.dropFirst().dropLast()))
  }

  private static let longestTopic = 256

  /// Hashtags by UAX #31: `#swift`, `#好物`. The target is `hashtag` with the text after `#` as its parameter.
  ///
  /// `#`, `﹟` or `＃` starts a hashtag, which continues over letters, digits, marks, emoji, `_`, `-` and `+`. It has a
  /// character that is not a digit, so `#1` is a number, and does not begin after a letter or digit of a script that
  /// puts spaces between words.
  public static let hashtag = LinkRule("hashtag", startingWith: "#﹟＃", needsWordStart: true) { reader in
    guard let (start, startLength) = reader.scalar(at: 0), start.startsHashtag else { return nil }
    var (offset, shortest) = (startLength, Int?.none)
    while let (scalar, length) = reader.scalar(at: offset), scalar.continuesHashtag {
      offset += length
      if shortest == nil, scalar.properties.numericType == nil { shortest = offset }
    }
    return shortest.map { Match(length: offset, shortestLength: $0) }
  } target: { text in
    TextLink("hashtag", parameter: String(text.unicodeScalars.dropFirst()))
  }
}

extension Unicode.Scalar {
  fileprivate var startsHashtag: Bool { self == "#" || self == "\u{FE5F}" || self == "\u{FF03}" }

  /// Continue of UAX #31, R8: XID_Continue, Extended_Pictographic, Emoji_Component, `-`, `+` and `_`.
  fileprivate var continuesHashtag: Bool {
    if startsHashtag { return false }
    if properties.isXIDContinue || properties.isEmoji || self == "-" || self == "+" { return true }
    switch value {
    // Joiner, keycap, emoji presentation, regional indicators and tags.
    case 0x200D, 0x20E3, 0xFE0F, 0x1F1E6...0x1F1FF, 0xE0020...0xE007F: return true
    default: return false
    }
  }

  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
