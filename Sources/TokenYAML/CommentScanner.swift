internal import TokenDiagnostics

/// Finds comments, which libyaml drops: only white space, punctuation and comments separate two scalars.
struct CommentScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let base: Int
  private let file: SourceFileID
  private var position = 0
  private var comments: [SourceRange] = []

  /// `base` is the number of bytes of the file before `bytes`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at base: Int, in file: SourceFileID) {
    self.bytes = bytes
    self.base = base
    self.file = file
  }

  /// Scans the text before a scalar and skips the scalar. The header line of a block scalar may end with a comment.
  /// Scalars come in source order.
  mutating func skip(_ scalar: Range<Int>, hasHeader: Bool) {
    scan(upTo: scalar.lowerBound)
    if hasHeader { scan(upTo: endOfLine(from: scalar.lowerBound)) }
    position = max(position, scalar.upperBound)
  }

  /// Scans the text after the last scalar and returns all comments.
  mutating func finish() -> [SourceRange] {
    scan(upTo: bytes.count)
    return comments
  }

  private mutating func scan(upTo end: Int) {
    while position < end {
      if bytes[position] == UInt8(ascii: "#") {
        let comment = position..<endOfLine(from: position)
        comments.append(SourceRange(file: file, bytes: base + comment.lowerBound..<base + comment.upperBound))
        position = comment.upperBound
      } else {
        position += 1
      }
    }
  }

  /// libyaml ends a line at NEL (C2 85), LS and PS (E2 80 A8 and A9) too.
  private func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A, 0x0D: return offset
      case 0xC2 where bytes[offset...].starts(with: [0xC2, 0x85]): return offset
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]): return offset
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]): return offset
      default: offset += 1
      }
    }
    return offset
  }
}
