/// The brackets of a part of a text that are open at its end.
struct Brackets {
  private(set) var open: [Int] = []
  /// The first closing bracket of the wrong kind.
  private(set) var wrong: Int?

  init(from start: Int, to end: Int, in text: SourceText) {
    var offset = start
    while offset < end, let byte = text.byte(at: offset) {
      if "\"'".utf8.contains(byte), let close = text.endOfQuoted(at: offset, before: end) {
        offset = close
        continue
      }
      if byte == UInt8(ascii: "#"), offset > 0, text.byte(at: offset - 1).map({ $0 <= 0x20 }) ?? true {
        offset = text.endOfLine(offset)
        continue
      }
      if "{[".utf8.contains(byte) { open.append(offset) }
      if "}]".utf8.contains(byte), let last = open.last {
        let matches = (text.byte(at: last) == UInt8(ascii: "{")) == (byte == UInt8(ascii: "}"))
        if !matches {
          wrong = offset
          return
        }
        open.removeLast()
      }
      offset += 1
    }
  }
}
