/// The images that were loaded at run time. They are never freed, because codes point into them without owning them. Equal
/// images are kept once, so that loading a file again does not take memory.
enum LoadedImages {
  private static let images = Locked<[UInt64: [UnsafeBufferPointer<UInt64>]]>([:])

  /// Returns the image of validated words, which must not be empty: a copy of them, or an equal image that was kept before.
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
