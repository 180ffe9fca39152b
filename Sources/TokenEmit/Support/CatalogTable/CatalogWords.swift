internal import TokenModel

/// A catalog as the constant data that the runtime reads: 64-bit words. The format is version 3 if rows, weights or
/// families are only those of styles, and otherwise version 2, which earlier libraries read.
///
/// `Documentation/GeneratedCode.md` describes the layout.
struct CatalogWords {
  /// The first bytes of every version of the format.
  static let formatName = "StyleSC"
  /// The version of the format.
  let version: Int
  /// The hash of the records after it.
  let digest: UInt64
  /// The header, then each record of each section: one line of generated code each.
  let records: [[UInt64]]

  init(_ catalog: Catalog) {
    var encoder = CatalogTableEncoder(catalog)
    let records = encoder.encode()
    digest = FNV64.hash(records.map(\.littleEndianBytes))
    version = encoder.wordOfStyles == nil ? 2 : 3
    let format = TableWord.bytes(Array("\(Self.formatName)\(version)".utf8))
    self.records = [format + [digest]] + records
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
