/// Texts in quotes, as YAML reads them.
struct QuotedTexts {
  /// The opening quotes of texts that span lines, or that other text follows directly.
  private(set) var unclosed: [Int] = []

  init(_ text: SourceText) {
    var offset = 0
    var previous: UInt8 = 0x0A
    while let byte = text.byte(at: offset) {
      if byte == UInt8(ascii: "#"), previous <= 0x20 {
        offset = text.endOfLine(offset)
        continue
      }
      guard "\"'".utf8.contains(byte), Self.startsScalar(offset, in: text) else {
        previous = byte
        offset += 1
        continue
      }
      let end = text.endOfQuoted(at: offset, before: text.count) ?? text.count
      let isFollowed = text.byte(at: end).map { !" \t\r\n,:]};".utf8.contains($0) } ?? false
      let isAlone = !isFollowed || text.lookAlike(at: end) != nil
      if !isAlone || end > text.endOfLine(offset) || end == text.count && text.byte(at: end - 1) != byte {
        unclosed.append(offset)
      }
      previous = UInt8(ascii: "\"")
      offset = end
    }
  }

  /// Whether a quote is where a key or a value starts.
  private static func startsScalar(_ offset: Int, in text: SourceText) -> Bool {
    var before = offset - 1
    while let byte = text.byte(at: before), byte == 0x20 || byte == 0x09 { before -= 1 }
    guard let byte = text.byte(at: before), byte != 0x0A, byte != 0x0D else { return true }
    return ",[{".utf8.contains(byte) || ":-".utf8.contains(byte)
  }
}
