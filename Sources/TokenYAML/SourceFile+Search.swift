internal import CLibYAML
package import TokenDiagnostics

extension SourceFile {
  /// The index of the first byte of a kind at or after a position; nil if there is none. Uses the system's `memchr`:
  /// files are searched before their kind is known.
  package func index(of byte: UInt8, from start: Int = 0) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, start < buffer.count else { return nil }
      let found = memchr(base + start, Int32(byte), buffer.count - start)
      return found.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) - base }
    }
  }

  /// Whether the file has a text somewhere.
  ///
  /// - Complexity: O(*n*) for a text whose first byte is rare, where *n* is the size of the file.
  package func contains(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let first = text.first else { return true }
    var start = 0
    while let found = index(of: first, from: start) {
      if bytes[found...].starts(with: text) { return true }
      start = found + 1
    }
    return false
  }
}
