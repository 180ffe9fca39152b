internal import TokenModel

/// A catalog as the constant data that the runtime reads, format version 2: 64-bit words.
///
/// `Documentation/GeneratedCode.md` describes the layout.
struct CatalogTable {
  /// The first bytes of every version of the format.
  static let formatName = "StyleSC"
  /// The format's name and version, then the digest.
  private static let format = TableWord.bytes(Array("\(formatName)2".utf8))

  /// The hash of the records after it.
  let digest: UInt64
  /// The header, then each record of each section: one line of generated code each.
  let records: [[UInt64]]

  init(_ catalog: Catalog) {
    var encoder = CatalogTableEncoder(catalog)
    let records = encoder.encode()
    digest = FNV64.hash(records.map(\.littleEndianBytes))
    self.records = [Self.format + [digest]] + records
  }

  /// The content of a catalog file: all words, little-endian.
  var bytes: [UInt8] { records.flatMap(\.littleEndianBytes) }
}

extension [UInt64] {
  /// The bytes of all words, the lowest of each first.
  var littleEndianBytes: [UInt8] {
    flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }
}
