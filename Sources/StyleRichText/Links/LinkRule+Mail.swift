public import StyledText

extension LinkRule {
  /// Mail addresses such as `ann.lee@example.com`; the target has `mailto:` before the address.
  ///
  /// Before `@` are up to 64 ASCII letters, digits and `_.%+-`, the first a letter, a digit or `_`; behind it are at least two labels
  /// of ASCII letters, digits and `-`. The last one does not begin with a digit, and no letter of another alphabet follows it.
  public static let mail = LinkRule("mail", firstBytes: .asciiWord, needsWordStart: true) { reader in
    var offset = 1
    while let byte = reader.byte(at: offset), byte.isASCIIWord || byte.isOne(of: ".%+-") {
      guard offset < longestLocalPart else { return nil }
      offset += 1
    }
    guard reader.byte(at: offset) == UInt8(ascii: "@") else { return nil }
    guard let end = endOfDomain(from: offset + 1, &reader) else { return nil }
    return reader.scalar(at: end)?.scalar.isOfSpacedWord == true ? nil : Match(length: end)
  } target: { text in
    TextLink("mailto:\(text)")
  }

  /// The end of the last label that may be the last one of a domain.
  private static func endOfDomain(from start: Int, _ reader: inout LinkReader) -> Int? {
    var (label, end) = (start, Int?.none)
    while label - start < longestDomain, let first = reader.byte(at: label), first.isASCIIAlphanumeric {
      var (offset, last) = (label + 1, label + 1)
      while let byte = reader.byte(at: offset), byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") {
        guard offset - label < longestLabel else { return end }
        offset += 1
        // A hyphen is not at the end of a label.
        if byte != UInt8(ascii: "-") { last = offset }
      }
      if label > start, !first.isASCIIDigit { end = last }
      guard offset == last, reader.byte(at: offset) == UInt8(ascii: ".") else { return end }
      label = offset + 1
    }
    return end
  }

  /// In bytes, by RFC 5321 and RFC 1035.
  private static let longestLocalPart = 64
  private static let longestLabel = 63
  private static let longestDomain = 253
}
