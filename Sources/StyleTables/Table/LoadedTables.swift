/// The tables that were loaded at run time. They are never freed, because codes point into them without owning them.
/// Equal tables are stored once, so that loading a file again takes no memory.
enum LoadedTables {
  private static let tables = Locked<[UInt64: [UnsafeBufferPointer<UInt64>]]>([:])

  /// Returns the words of a file: a copy, or an equal table that was stored before. `check` must throw for words
  /// without a complete header.
  static func load(
    _ bytes: some Sequence<UInt8>,
    check: (UnsafeBufferPointer<UInt64>) throws(CatalogError) -> Void
  ) throws(CatalogError) -> UnsafePointer<UInt64> {
    let bytes = Array(bytes)
    guard bytes.count % 8 == 0 else {
      throw CatalogError(description: "the catalog is cut off: its length is not a multiple of 8")
    }
    let words = stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    // Typed throws do not pass through the closure.
    let result = words.withUnsafeBufferPointer { words in
      Result { () throws(CatalogError) in
        try check(words)
        return keep(words, digest: words[1])
      }
    }
    return try result.get().base
  }

  private static func keep(_ words: UnsafeBufferPointer<UInt64>, digest: UInt64) -> KeptTable {
    tables.withLock { tables in
      let known = tables[digest]?.first { $0.elementsEqual(words) }
      let kept = known ?? copy(words)
      if known == nil { tables[digest, default: []].append(kept) }
      return KeptTable(base: UnsafePointer(kept.baseAddress.unsafelyUnwrapped))
    }
  }

  private static func copy(_ words: UnsafeBufferPointer<UInt64>) -> UnsafeBufferPointer<UInt64> {
    let copy = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: words.count)
    _ = copy.initialize(from: words)
    return UnsafeBufferPointer(copy)
  }
}

/// The first word of a table that is neither changed nor freed, so that any thread may read it at any time.
private struct KeptTable: @unchecked Sendable {
  let base: UnsafePointer<UInt64>
}
