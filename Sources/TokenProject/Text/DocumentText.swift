package import TokenDiagnostics

/// The content of a file, with its lines.
package struct DocumentText: Sendable {
  /// The content in UTF-8.
  package private(set) var bytes: [UInt8]
  /// The offset of the first byte of each line; never empty.
  private var starts: [Int]

  /// Creates the text of an open document, as an editor sent it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    starts = [0]
    findLines(from: 0)
  }

  /// Creates the text of a file of the disk. Editors do not count its byte order mark.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    let start = file.hasByteOrderMark ? 3 : 0
    starts = [start]
    findLines(from: start)
  }

  /// The number of lines; at least one.
  package var lineCount: Int { starts.count }

  /// The bytes of a line without its line end.
  package func content(ofLine line: Int) -> Range<Int> {
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == Self.lineFeed || bytes[end - 1] == Self.carriageReturn { end -= 1 }
    return start..<end
  }

  /// The offset of a position in bytes. A position after the end of its line or of the text is moved there, and one
  /// inside of a character is moved to its start, as the protocol says.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package func offset(of position: TextPosition, in unit: ColumnUnit) -> Int {
    guard position.line >= 0 else { return starts[0] }
    guard position.line < starts.count else { return bytes.count }
    let line = content(ofLine: position.line)
    var (offset, column) = (line.lowerBound, 0)
    while offset < line.upperBound {
      let length = min(bytes[offset].scalarLength, line.upperBound - offset)
      column += unit == .utf8 ? length : length == 4 ? 2 : 1
      if column > position.column { break }
      offset += length
    }
    return offset
  }

  /// The position of an offset in bytes; of one outside of the text, that of its start or end.
  ///
  /// - Complexity: O(log *m* + *n*), where *m* is the number of lines and *n* the length of the line.
  package func position(of offset: Int, in unit: ColumnUnit) -> TextPosition {
    let line = line(of: offset)
    let start = starts[line]
    let end = max(start, min(offset, content(ofLine: line).upperBound))
    if unit == .utf8 { return TextPosition(line: line, column: end - start) }
    let column = bytes[start..<end].reduce(0) { sum, byte in
      sum + (byte & 0xC0 == 0x80 ? 0 : byte.scalarLength == 4 ? 2 : 1)
    }
    return TextPosition(line: line, column: column)
  }

  /// The index of the line that has an offset.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  package func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Replaces a part of the text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes after the edit and in it.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
    // The line before may end with a CR, to which an LF now belongs.
    let first = max(line(of: range.lowerBound) - 1, 0)
    starts.removeSubrange((first + 1)...)
    findLines(from: starts[first])
  }

  private mutating func findLines(from start: Int) {
    var offset = start
    bytes.withUnsafeBufferPointer { bytes in
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        // Nearly all bytes are above both.
        guard byte <= Self.carriageReturn else { continue }
        if byte == Self.carriageReturn, offset < bytes.count, bytes[offset] == Self.lineFeed { offset += 1 }
        if byte == Self.lineFeed || byte == Self.carriageReturn { starts.append(offset) }
      }
    }
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}

extension UInt8 {
  /// The bytes of the scalar that starts with this byte of UTF-8.
  fileprivate var scalarLength: Int {
    switch self {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
