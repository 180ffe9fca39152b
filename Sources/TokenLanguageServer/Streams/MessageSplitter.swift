/// Splits a stream of bytes into the messages of the protocol: `Content-Length: 12`, an empty line, and the content.
package struct MessageSplitter {
  /// A stream that is not one of the protocol.
  package struct Mistake: Error, Hashable {
    /// What is wrong.
    package let problem: String
  }

  /// The largest message: a file of 64 MiB in which every byte has an escape would be larger, and no editor sends one.
  package static let maximumBytes = 256 << 20
  /// Lines of a header are short.
  private static let maximumHeaderBytes = 8_192

  private var bytes: [UInt8] = []
  /// The first byte that does not belong to a message yet.
  private var start = 0
  /// The end of the header is not before this byte: a stream may come byte by byte.
  private var searched = 0

  /// A splitter of an empty stream.
  package init() {}

  /// Takes bytes of the stream.
  package mutating func add(_ new: some Collection<UInt8>) {
    if start > 0, start == bytes.count || start > 1 << 20 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes += new
  }

  /// The content of the next message; nil if it is not there yet.
  ///
  /// - Throws: ``Mistake`` for a header without a length: where the next message starts is unknown then.
  package mutating func next() throws(Mistake) -> [UInt8]? {
    guard let header = try headerEnd() else { return nil }
    let length = try Self.length(in: bytes[start..<header])
    guard bytes.count - header >= length else { return nil }
    defer {
      start = header + length
      searched = start
    }
    return Array(bytes[header..<header + length])
  }

  /// The offset after the empty line; nil if it is not there yet.
  private mutating func headerEnd() throws(Mistake) -> Int? {
    let limit = min(start + Self.maximumHeaderBytes, bytes.count)
    if let end = bytes[searched..<limit].firstRange(of: Array("\r\n\r\n".utf8)) { return end.upperBound }
    guard limit < start + Self.maximumHeaderBytes else { throw Mistake(problem: "a header does not end") }
    searched = max(searched, limit - 3)
    return nil
  }

  private static func length(in header: ArraySlice<UInt8>) throws(Mistake) -> Int {
    let lines = String(decoding: header, as: UTF8.self).split(separator: "\r\n")
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].filter { $0 != " " }.lowercased()
      guard name == "content-length" else { continue }
      let digits = line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
      guard let length = Int(digits), (0...maximumBytes).contains(length) else {
        throw Mistake(problem: "`Content-Length: \(digits)` is not the length of a message")
      }
      return length
    }
    throw Mistake(problem: "a header has no `Content-Length`")
  }
}
