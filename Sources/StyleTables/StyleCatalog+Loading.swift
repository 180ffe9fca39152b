extension StyleCatalog {
  /// A catalog from the content of a file that `stylespec compile --emit catalog` wrote: for tests, tools and updates
  /// over the air.
  ///
  /// The catalog equals the one that generated code holds when both were compiled from the same values. Everything is
  /// checked: bytes that are damaged, or made to harm, throw a ``CatalogError`` and change nothing. The tables are copied
  /// and stay as long as the process, once for equal content. Linear in the size of the file.
  public init(validating bytes: some Sequence<UInt8>) throws(CatalogError) {
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
        try ImageValidation(words).check()
        return LoadedImages.keep(words, digest: words[1])
      }
    }
    try self.init(image: result.get())
  }
}
