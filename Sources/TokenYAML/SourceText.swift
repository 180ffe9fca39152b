/// The bytes of a file by lines, for finding syntax mistakes.
struct SourceText {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The start of the line that contains an offset.
  func startOfLine(_ offset: Int) -> Int {
    var start = min(offset, count)
    while start > 0, !Self.isBreak(bytes[start - 1]) { start -= 1 }
    return start
  }

  func endOfLine(_ offset: Int) -> Int {
    var end = offset
    while end < count, !Self.isBreak(bytes[end]) { end += 1 }
    return end
  }

  func endOfCharacter(at offset: Int) -> Int {
    var end = min(offset + 1, count)
    while end < count, bytes[end].isUTF8Continuation { end += 1 }
    return end
  }

  /// The range of the white space at the start of a line.
  func indentation(ofLine line: Int) -> Range<Int> {
    var end = line
    while let byte = byte(at: end), byte == 0x20 || byte == 0x09 { end += 1 }
    return line..<end
  }

  /// The start of the nearest line above that is neither blank nor a comment.
  func lineBefore(_ line: Int) -> Int? {
    var line = line
    while line > 0 {
      line = startOfLine(line - 1)
      let start = indentation(ofLine: line).upperBound
      if let byte = byte(at: start), !Self.isBreak(byte), byte != UInt8(ascii: "#") { return line }
    }
    return nil
  }

  /// The columns at which a line may start: those of the lines that enclose the line above, the innermost first.
  func columns(aboveLine line: Int) -> [Int] {
    var columns: [Int] = []
    var line = line
    while columns.last != 0, let above = lineBefore(line) {
      let column = indentation(ofLine: above).count
      if column < columns.last ?? .max { columns.append(column) }
      line = above
    }
    return columns
  }

  /// The first colon on a line that ends a key, outside of quotes.
  func separator(from line: Int) -> Int? {
    let end = endOfLine(line)
    var offset = indentation(ofLine: line).upperBound
    while offset < end, let byte = byte(at: offset) {
      if "\"'".utf8.contains(byte), let close = endOfQuoted(at: offset, before: end) {
        offset = close
      } else if byte == UInt8(ascii: ":"), self.byte(at: offset + 1).map({ $0 <= 0x20 }) ?? true {
        return offset
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// The end of a line without its comment and the spaces before it.
  func endOfContent(ofLine line: Int) -> Int {
    let limit = endOfLine(line)
    var (offset, end) = (line, line)
    while offset < limit, let byte = byte(at: offset) {
      if "\"'".utf8.contains(byte), let close = endOfQuoted(at: offset, before: limit) {
        (offset, end) = (close, close)
        continue
      }
      if byte == UInt8(ascii: "#"), offset == line || self.byte(at: offset - 1) == 0x20 { break }
      offset += 1
      if byte > 0x20 { end = offset }
    }
    return end
  }

  func endsInColon(_ line: Int) -> Bool {
    var end = endOfLine(line)
    while end > line, bytes[end - 1] == 0x20 { end -= 1 }
    return end > line && bytes[end - 1] == UInt8(ascii: ":")
  }

  /// An unquoted value that starts at an offset. It ends at a comment, at the end of the line or, inside brackets that
  /// were opened on the line, at a comma or closing bracket.
  func value(from start: Int) -> Range<Int> {
    let isFlow = depth(at: start) > 0
    var depth = 0
    var end = start
    while let byte = byte(at: end), !Self.isBreak(byte) {
      if byte == UInt8(ascii: "#"), end > start, bytes[end - 1] == 0x20 { break }
      if isFlow, depth == 0, ",]}".utf8.contains(byte) { break }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      end += 1
    }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return start..<end
  }

  /// The number of brackets on a line that are open at an offset.
  private func depth(at offset: Int) -> Int {
    bytes[startOfLine(offset)..<offset].reduce(0) { depth, byte in
      "[{".utf8.contains(byte) ? depth + 1 : "]}".utf8.contains(byte) ? depth - 1 : depth
    }
  }

  /// The opening brace of the closing brace at an offset.
  func openingBrace(before closing: Int, notBefore start: Int) -> Int? {
    bytes[start..<closing].lastIndex(of: UInt8(ascii: "{"))
  }

  /// The start of the text before an offset, after its key or comma; nil if there is no text.
  func startOfValue(before offset: Int, notBefore line: Int) -> Int? {
    var start = offset
    while start > line, !",[{".utf8.contains(bytes[start - 1]) {
      if start > line + 1, bytes[start - 1] == 0x20, bytes[start - 2] == UInt8(ascii: ":") { break }
      start -= 1
    }
    while start < offset, bytes[start] == 0x20 { start += 1 }
    return start < offset && start > line ? start : nil
  }
}
