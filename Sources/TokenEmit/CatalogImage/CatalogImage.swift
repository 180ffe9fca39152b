internal import TokenModel

/// A catalog as the constant data that the runtime reads, format version 1: 64-bit words.
///
/// `Documentation/GeneratedCode.md` describes the layout.
struct CatalogImage {
  /// What every version of the format begins with.
  static let formatName = "StyleSC"
  /// The format's name and version, then the digest.
  private static let format = ImageWord.bytes(Array("\(formatName)1".utf8))

  /// Tells two images apart: over everything that follows it.
  let digest: UInt64
  /// The header, then each record of each section: what a person reads as one line.
  let records: [[UInt64]]

  init(_ catalog: Catalog) {
    var encoder = CatalogImageEncoder(catalog)
    let records = encoder.encode()
    digest = FNV64.hash(records.map(\.littleEndianBytes))
    self.records = [Self.format + [digest]] + records
  }

  /// The whole image as a file holds it, words in little-endian order.
  var bytes: [UInt8] { records.flatMap(\.littleEndianBytes) }
}

extension [UInt64] {
  fileprivate var littleEndianBytes: [UInt8] {
    flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }
}
