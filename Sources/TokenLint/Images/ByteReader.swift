/// Walks through bytes. Nothing is read after their end.
struct ByteReader {
  private let bytes: [UInt8]
  /// At most the number of bytes.
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of remaining bytes.
  var count: Int { bytes.count - position }

  /// The bytes of a range that was read already.
  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> { bytes[range.clamped(to: bytes.indices)] }

  /// Steps over bytes if they follow.
  mutating func skip(_ expected: [UInt8]) -> Bool {
    guard bytes[position...].starts(with: expected) else { return false }
    position += expected.count
    return true
  }

  /// Steps over so many bytes, which must be there.
  mutating func skip(_ count: Int) throws(ImageProblem) {
    guard count >= 0, count <= self.count else { throw .cutOff }
    position += count
  }

  /// The next byte.
  mutating func byte() throws(ImageProblem) -> UInt8 {
    try skip(1)
    return bytes[position - 1]
  }

  /// The next two to four bytes as a number, the highest first.
  mutating func bigEndian(_ count: Int) throws(ImageProblem) -> Int {
    var number = 0
    for _ in 0..<count { number = number << 8 | Int(try byte()) }
    return number
  }

  /// The next two to four bytes as a number, the lowest first.
  mutating func littleEndian(_ count: Int) throws(ImageProblem) -> Int {
    var number = 0
    for index in 0..<count { number |= Int(try byte()) << (8 * index) }
    return number
  }

  /// The next four bytes as the name of a chunk. Bytes that are not UTF-8 become U+FFFD.
  mutating func name() throws(ImageProblem) -> String {
    try skip(4)
    return String(decoding: bytes[(position - 4)..<position], as: UTF8.self)
  }
}
