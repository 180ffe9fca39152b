internal import StyledText

extension LinkRule {
  /// Mail addresses such as `ann.lee@example.com`; the target has `mailto:` before the address.
  ///
  /// Before `@` are up to 64 ASCII letters, digits and `_.%+-`, the first a letter, a digit or `_`; after it are at
  /// least two labels of ASCII letters, digits and `-`, and the last one does not begin with a digit.
  public static let mail = LinkRule("mail", firstBytes: .asciiWord, needsWordStart: true) { reader in
    var offset = 1
    while let byte = reader.byte(at: offset), byte.isASCIIWord || byte.isOne(of: ".%+-") {
      guard offset < longestLocalPart else { return nil }
      offset += 1
    }
    guard reader.byte(at: offset) == UInt8(ascii: "@") else { return nil }
    return domain(from: offset + 1, &reader)
  } target: { text in
    TextLink("mailto:\(text)")
  }

  /// Ends with the last label that may end a domain; the shortest match ends with the first letter of the first such
  /// label. So an address that is found in a cut text is also found in the whole text.
  private static func domain(from start: Int, _ reader: inout LinkReader) -> Match? {
    var (label, match) = (start, Match?.none)
    while label - start < longestDomain, let first = reader.byte(at: label), first.isASCIIAlphanumeric {
      var (offset, last) = (label + 1, label + 1)
      while offset - start < longestDomain, let byte = reader.byte(at: offset),
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-")
      {
        offset += 1
        // A hyphen is not at the end of a label.
        if byte != UInt8(ascii: "-") { last = offset }
      }
      if label > start, !first.isASCIIDigit {
        match = Match(length: last, shortestLength: match?.shortestLength ?? label + 1)
      }
      guard offset == last, reader.byte(at: offset) == UInt8(ascii: ".") else { return match }
      label = offset + 1
    }
    return match
  }

  /// In bytes, by RFC 5321.
  private static let longestLocalPart = 64
  private static let longestDomain = 253
}
