/// Checks everything that reading relies on, so that no file, damaged or made to harm, can lead outside its bytes or
/// into an endless loop.
struct ImageValidation {
  typealias Section = CatalogImage.Section

  let image: CatalogImage
  let wordCount: Int

  /// `words` must stay where they are while the validation is used.
  init(_ words: UnsafeBufferPointer<UInt64>) throws(CatalogError) {
    guard let base = words.baseAddress, words.count >= CatalogImage.headerCount else {
      throw CatalogError(description: "the catalog is cut off: it has no whole header")
    }
    guard base[0] == CatalogImage.format else { throw Self.wrongFormat(base[0]) }
    image = CatalogImage(base)
    wordCount = words.count
  }

  private static func wrongFormat(_ word: UInt64) -> CatalogError {
    let mask = UInt64(0x00FF_FFFF_FFFF_FFFF)
    guard word & mask == CatalogImage.format & mask else {
      return CatalogError(
        description: "these bytes are no compiled catalog; `stylespec compile --emit catalog` makes one"
      )
    }
    return CatalogError(
      description: "the catalog is of another format version; compile it with a `stylespec` that fits this library"
    )
  }

  /// Throws at the first thing that is wrong. Linear in the size of the image.
  func check() throws(CatalogError) {
    try require(image.word(2) == UInt64(wordCount), "its length is not the one that its header says")
    try require(digest == image.digest, "its bytes are not the ones that were written")
    try checkSections()
    try checkNames()
    try checkNumbers()
    try checkIndexes()
    try require(image.word(4) >> 34 == 0 && image.axesMakeCodes == (product > 0), "its flags are wrong")
    try require(image.word(4) & 0xFFFF_FFFF <= UInt64(longestPossibleName), "its longest name cannot be that long")
  }

  func require(_ condition: Bool, _ problem: @autoclosure () -> String) throws(CatalogError) {
    guard condition else { throw CatalogError(description: "the catalog is damaged: \(problem())") }
  }

  /// FNV-1a, 64 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>, over all bytes behind the digest.
  private var digest: UInt64 {
    UnsafeRawBufferPointer(start: image.base + 2, count: 8 * (wordCount - 2)).reduce(14_695_981_039_346_656_037) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
  }
}
