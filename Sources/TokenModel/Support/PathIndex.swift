/// Finds paths by their bytes: as strings, `é` in one scalar and in two would be equal. Keeps hashes, not the paths.
struct PathIndex: Sendable {
  /// The indices of paths by their hash. Numbers of half the size save a few megabytes with a hundred thousand paths.
  private var indices: [UInt32: Int32] = [:]
  /// The few paths whose hash collides, and those with further spellings.
  private var others: [[UInt8]: Int] = [:]

  /// Creates an index with room for some paths.
  init(capacity: Int) {
    indices.reserveCapacity(capacity)
  }

  /// Adds a path. The first of several equal paths counts.
  ///
  /// - Parameters:
  ///   - hash: The ``FNV64`` hash of the path.
  ///   - path: The path with an index, in UTF-8.
  mutating func add(_ hash: UInt64, for index: Int, path: (Int) -> [UInt8]) {
    let key = UInt32(truncatingIfNeeded: hash)
    guard let first = indices[key] else {
      indices[key] = Int32(index)
      return
    }
    let spelling = path(index)
    if path(Int(first)) != spelling { add(spelling, for: index) }
  }

  /// Adds another spelling of a path.
  mutating func add(_ spelling: [UInt8], for index: Int) { others[spelling] = others[spelling] ?? index }

  /// The index of a path in UTF-8; nil if it is not in the index.
  func index(of path: [UInt8], path known: (Int) -> [UInt8]) -> Int? {
    let first = indices[UInt32(truncatingIfNeeded: Self.hash(path))].map { Int($0) }
    if let first, known(first) == path { return first }
    return others.isEmpty ? nil : others[path]
  }

  /// The hash of a path, or of a part of one after the hash of the parts before.
  static func hash(_ bytes: some Sequence<UInt8>, after start: UInt64 = FNV64.start) -> UInt64 {
    bytes.withContiguousStorageIfAvailable { FNV64.hash($0, after: start) }
      ?? bytes.reduce(start) { FNV64.hash($1, after: $0) }
  }
}
