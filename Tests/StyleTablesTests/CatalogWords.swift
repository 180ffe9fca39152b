/// The words of a catalog file, to be changed as an attacker could: with a digest that fits.
struct CatalogWords {
  var words: [UInt64]

  init(_ bytes: [UInt8]) {
    words = stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// The bytes of the file, with the digest of the words.
  var bytes: [UInt8] {
    let rest = Self.littleEndian(words[2...])
    let digest = rest.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return Self.littleEndian([words[0], digest]) + rest
  }

  private static func littleEndian(_ words: some Sequence<UInt64>) -> [UInt8] {
    words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  /// The version of the format: the digit in the last byte of the first word.
  var version: UInt64 {
    get { words[0] >> 56 - 0x30 }
    set { words[0] = words[0] & 0x00FF_FFFF_FFFF_FFFF | (newValue + 0x30) << 56 }
  }

  /// Whether the codes of the axes leave the color open.
  var leavesColorOpen: Bool {
    get { words[4] >> 34 & 1 == 1 }
    set { words[4] = words[4] & ~(1 << 34) | (newValue ? 1 << 34 : 0) }
  }

  /// The index of the key of a free-standing style.
  func styleIndex(_ style: Int) -> Int { Int(words[10] & 0xFFFF_FFFF) + 2 * style }

  /// Sets the index of a style's color.
  mutating func setColor(_ color: UInt64, ofStyle style: Int) {
    let index = styleIndex(style)
    words[index] = words[index] & ~0xFFFF_0000 | color << 16
  }
}
