/// Finds paths by their bytes: as strings, `é` in one scalar and in two would be equal. Keeps hashes, not the paths.
struct PathIndex: Sendable {
  /// The indices of paths by their hash.
  private var indices: [UInt64: Int] = [:]
  /// The few paths whose hash collides, and those with further spellings.
  private var others: [[UInt8]: Int] = [:]

  /// Creates an index of some paths. The first of several equal paths counts.
  ///
  /// - Parameters:
  ///   - count: The number of paths.
  ///   - path: The path with an index.
  init(count: Int, path: (Int) -> String) {
    indices.reserveCapacity(count)
    for index in 0..<count {
      let spelling = path(index)
      let hash = Self.hash(spelling)
      guard let first = indices[hash] else {
        indices[hash] = index
        continue
      }
      if !Self.areEqual(path(first), spelling) { add(spelling, for: index) }
    }
  }

  /// Adds another spelling of a path.
  mutating func add(_ spelling: String, for index: Int) {
    let bytes = Array(spelling.utf8)
    others[bytes] = others[bytes] ?? index
  }

  /// The index of a path; nil if it is none of the index.
  func index(of path: some StringProtocol, path known: (Int) -> String) -> Int? {
    if let first = indices[Self.hash(path)], Self.areEqual(known(first), path) { return first }
    return others.isEmpty ? nil : others[Array(path.utf8)]
  }

  private static func hash(_ path: some StringProtocol) -> UInt64 {
    path.utf8.withContiguousStorageIfAvailable { FNV64.hash($0) } ?? FNV64.hash([Array(path.utf8)])
  }

  static func areEqual(_ one: String, _ other: some StringProtocol) -> Bool {
    let areEqual = one.utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return areEqual.flatMap { $0 } ?? one.utf8.elementsEqual(other.utf8)
  }
}
