/// The images that were loaded at run time. They stay as long as the process, because codes point into them without
/// owning them; equal ones are kept once, so that to load a file again costs no memory.
enum LoadedImages {
  private static let images = Locked<[UInt64: [UnsafeBufferPointer<UInt64>]]>([:])

  /// A lasting copy of validated words, which are not empty.
  static func keep(_ words: UnsafeBufferPointer<UInt64>, digest: UInt64) -> CatalogImage {
    images.withLock { images in
      let known = images[digest]?.first { $0.elementsEqual(words) }
      let kept = known ?? copy(words)
      if known == nil { images[digest, default: []].append(kept) }
      return CatalogImage(kept.baseAddress.unsafelyUnwrapped)
    }
  }

  private static func copy(_ words: UnsafeBufferPointer<UInt64>) -> UnsafeBufferPointer<UInt64> {
    let copy = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: words.count)
    _ = copy.initialize(from: words)
    return UnsafeBufferPointer(copy)
  }
}
