internal import TokenModel

/// The 64-bit words of a table. The runtime reads them. The two modules do not import each other; tests keep them in
/// step.
enum TableWord {
  /// A length in points, as a `Double`.
  static func points(_ value: FixedDecimal) -> UInt64 { value.doubleValue.bitPattern }

  /// Two numbers, the first one in the lower half.
  static func pair(_ low: Int, _ high: Int) -> UInt64 { UInt64(low) | UInt64(high) << 32 }

  /// Two colors, the first one in the lower half; in each half red is the lowest byte and alpha the highest.
  static func pair(_ low: ColorValue, _ high: ColorValue) -> UInt64 {
    [high.alpha, high.blue, high.green, high.red, low.alpha, low.blue, low.green, low.red]
      .reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A name: its position in the text, 32 bits, and its length in UTF-8, 8 bits. Above them, 24 bits of a number.
  static func name(_ name: TableText.Reference, _ number: Int = 0) -> UInt64 {
    UInt64(name.offset) | UInt64(name.count) << 32 | UInt64(number) << 40
  }

  /// Eight bytes to a word, the first one lowest.
  static func bytes(_ bytes: [UInt8]) -> [UInt64] {
    stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<min(start + 8, bytes.count)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
  }
}
