/// The start and end of each line of a file, in byte offsets.
struct LineIndex: Sendable {
  /// The content of each line, without its line end and without a byte order mark. Never empty.
  private let lines: [Range<Int>]
  /// The length in UTF-16 of everything before each block; empty for ASCII, where it is the length in bytes.
  private let blocks: [Int]
  private static let blockSize = 256

  /// Creates an index in two passes over the bytes.
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
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      blocks = []
      return
    }
    blocks = stride(from: 0, to: bytes.count, by: Self.blockSize).reduce(into: [0]) { blocks, start in
      let block = bytes[start..<min(start + Self.blockSize, bytes.count)]
      blocks.append((blocks.last ?? 0) + block.reduce(0) { $0 + $1.utf16Length })
    }
  }

  /// The length in UTF-16 of a range of the bytes that the index was made for.
  func utf16Length(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    utf16Length(before: range.upperBound, in: bytes) - utf16Length(before: range.lowerBound, in: bytes)
  }

  private func utf16Length(before offset: Int, in bytes: [UInt8]) -> Int {
    if blocks.isEmpty { return offset }
    let block = offset / Self.blockSize
    return bytes[block * Self.blockSize..<offset].reduce(blocks[block]) { $0 + $1.utf16Length }
  }

  /// The index of the line that contains a byte offset. A line contains its own line end.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  func line(at offset: Int) -> Int {
    max(lines.partitioningIndex { $0.lowerBound > offset } - 1, 0)
  }

  /// The bytes of a line, by its index from 0.
  func content(ofLine line: Int) -> Range<Int> { lines[line] }
}

extension UInt8 {
  /// The UTF-16 units that a byte of UTF-8 adds: one for a scalar's first byte, or two if the scalar needs a surrogate
  /// pair, and zero for the other bytes.
  fileprivate var utf16Length: Int {
    if self & 0xC0 == 0x80 { return 0 }
    return (0xF0...0xF4).contains(self) ? 2 : 1
  }
}
