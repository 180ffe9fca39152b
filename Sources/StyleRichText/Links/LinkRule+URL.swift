internal import StyledText

extension LinkRule {
  /// Web addresses that begin with `https://`, `http://` or `www.`; the target is the address, with `https://` before
  /// `www.`.
  ///
  /// An address continues over ASCII, and over letters, digits and marks of scripts that put spaces between words. So
  /// it ends before spaces, Chinese, Japanese and Thai text and its punctuation, and before quotation marks, `<`, `>`,
  /// `\`, `^`, `{`, `|`, `}` and a backtick. Such characters are in an address only if they are percent-encoded.
  /// Punctuation at its end belongs to the sentence, as does a closing bracket that was not opened in the address.
  public static let url = LinkRule("url", firstBytes: Set("hHwW".utf8), needsWordStart: true) { reader in
    guard let host = start(of: &reader) else { return nil }
    guard let shortest = endOfHost(from: host.start, needsDot: host.needsDot, &reader) else { return nil }
    return Match(length: end(from: shortest, &reader), shortestLength: shortest)
  } target: { text in
    TextLink((text.utf8.first ?? 0) | 0x20 == UInt8(ascii: "w") ? "https://\(text)" : text)
  }

  private static func start(of reader: inout LinkReader) -> (start: Int, needsDot: Bool)? {
    if reader.starts(with: "https://") { return (8, false) }
    if reader.starts(with: "http://") { return (7, false) }
    return reader.starts(with: "www.") ? (4, true) : nil
  }

  /// The end of the shortest address: the first letter or digit of the host, or for `www.` the one after its next dot.
  private static func endOfHost(from start: Int, needsDot: Bool, _ reader: inout LinkReader) -> Int? {
    guard reader.byte(at: start)?.isASCIIAlphanumeric == true else { return nil }
    guard needsDot else { return start + 1 }
    var offset = start + 1
    while let byte = reader.byte(at: offset), byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") { offset += 1 }
    guard reader.byte(at: offset) == UInt8(ascii: "."), reader.byte(at: offset + 1)?.isASCIIAlphanumeric == true else {
      return nil
    }
    return offset + 2
  }

  private static func end(from start: Int, _ reader: inout LinkReader) -> Int {
    var (offset, end) = (start, start)
    var open = (round: 0, square: 0)
    while let length = reader.lengthOfAddressCharacter(at: offset), let byte = reader.byte(at: offset) {
      switch byte {
      case UInt8(ascii: "("): open.round += 1
      case UInt8(ascii: "["): open.square += 1
      case UInt8(ascii: ")"): open.round -= 1
      case UInt8(ascii: "]"): open.square -= 1
      default: break
      }
      if open.round < 0 || open.square < 0 { break }
      offset += length
      if !byte.isOne(of: ".,:;!?'*~([") { end = offset }
    }
    return end
  }
}

extension LinkReader {
  /// The length of the scalar at an offset if an address may contain it.
  fileprivate mutating func lengthOfAddressCharacter(at offset: Int) -> Int? {
    guard let byte = byte(at: offset) else { return nil }
    if byte < 0x80 { return byte > 0x20 && byte < 0x7F && !byte.isOne(of: "\"<>\\^`{|}") ? 1 : nil }
    guard let (scalar, length) = scalar(at: offset), scalar.isOfSpacedWord || scalar.isMark else { return nil }
    return length
  }
}
