internal import TokenModel

// The records that have more than one word, field by field. `StyleTables` reads the same fields in the same order.

/// A size with its line metrics, in the main table or in that of a mode.
struct RowRecord {
  let size: FixedDecimal
  /// Nil for a plain size.
  let metrics: LineMetrics?
  /// The index of the row's mode; nil in the main table.
  let mode: Int?
  /// Nil for the curve of the context.
  let curve: TextCurve?
  let name: TableText.Reference

  var words: [UInt64] {
    let lengths = [
      size, metrics?.lineHeight.value ?? .zero, metrics?.lineSpacing?.value ?? .zero,
      metrics?.letterSpacing?.value ?? .zero,
    ]
    return lengths.map(TableWord.points) + [TableWord.name(name, flags)]
  }

  /// Bit 0 is set if the row has metrics; bits 1…15 are the index of the mode plus one, or zero, and bits 16…23 the
  /// number of the curve, or zero.
  private var flags: Int {
    let curveNumber = curve.flatMap { TextCurve.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return (metrics == nil ? 0 : 1) | (mode.map { $0 + 1 } ?? 0) << 1 | curveNumber << 16
  }
}

/// A color in four appearances.
struct ColorRecord {
  let variants: ColorVariants
  let name: TableText.Reference

  var words: [UInt64] {
    [
      TableWord.pair(variants.light.value, variants.dark.value),
      TableWord.pair(variants.highContrastLight.value, variants.highContrastDark.value),
      TableWord.name(name),
    ]
  }
}

/// A font family.
struct FamilyRecord {
  /// Per em, as the descent is.
  let ascent: FixedDecimal
  let descent: FixedDecimal
  /// The font's name, which is empty for the system font; after it in the text are the names of its fallbacks, each
  /// after its length.
  let font: TableText.Reference
  let fallbackCount: Int
  let name: TableText.Reference

  var words: [UInt64] {
    [TableWord.points(ascent), TableWord.points(descent), TableWord.name(font, fallbackCount), TableWord.name(name)]
  }
}

/// A free-standing style: a code with a custom name.
struct StyleRecord {
  /// The key of the code without the style's index.
  let partsKey: UInt64
  let name: TableText.Reference

  var words: [UInt64] { [partsKey, TableWord.name(name)] }
}
