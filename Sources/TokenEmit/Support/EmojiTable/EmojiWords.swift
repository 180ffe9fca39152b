internal import TokenModel

/// The emoji packs of a catalog as the constant data that the runtime reads, format version 1: 64-bit words.
///
/// `Documentation/GeneratedCode.md` describes the layout.
struct EmojiWords {
  /// The first bytes of every version of the format.
  static let formatName = "StyleEM"
  /// The format's name and version, then the digest.
  private static let format = TableWord.bytes(Array("\(formatName)1".utf8))

  /// The hash of the records after it.
  let digest: UInt64
  /// The header, then each record of each section: one line of generated code each.
  let records: [[UInt64]]

  /// The table of a catalog's packs.
  init(_ catalog: Catalog) {
    var encoder = EmojiTableEncoder(name: catalog.name.value, packs: catalog.emoji)
    let records = encoder.encode()
    digest = FNV64.hash(records.map(\.littleEndianBytes))
    self.records = [Self.format + [digest]] + records
  }

  /// The content of a catalog file: all words, little-endian.
  var bytes: [UInt8] { records.flatMap(\.littleEndianBytes) }
}
