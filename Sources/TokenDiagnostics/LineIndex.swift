/// Where each line of a file starts and ends, in byte offsets.
struct LineIndex: Sendable {
  /// The content of each line, without its line end and without a byte order mark. Never empty.
  private let lines: [Range<Int>]

  /// One pass over the bytes.
  init(_ file: SourceFile) {
    var lines: [Range<Int>] = []
    var start = file.hasByteOrderMark ? 3 : 0
    var offset = start
    let bytes = file.bytes
    while offset < bytes.count {
      let byte = bytes[offset]
      let isCRLF = byte == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(start..<offset)
        start = offset + (isCRLF ? 2 : 1)
      }
      offset += isCRLF ? 2 : 1
    }
    lines.append(start..<bytes.count)
    self.lines = lines
  }

  /// The index of the line that holds a byte offset; a line holds its own line end. O(log lines).
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The bytes of a line, by its index from 0.
  func content(ofLine line: Int) -> Range<Int> { lines[line] }
}
