/// The index of a code on each axis, as one number: row in bits 0…15, color in bits 16…31, all of them set if it is
/// open, weight in bits 32…39, family in bits 40…47; in bits 48…63 the index of a free-standing style plus one, or
/// zero.
struct CodeKey {
  /// The bits of a color that is left open. No color has this index.
  static let openColor = UInt64(0xFFFF_0000)

  let bits: UInt64

  @inline(__always)
  init(_ bits: UInt64) { self.bits = bits }

  @inline(__always)
  init(row: Int, color: Int?, weight: Int, family: Int) {
    let color = color.map { UInt64($0) &<< 16 } ?? Self.openColor
    bits = UInt64(row) | color | UInt64(weight) &<< 32 | UInt64(family) &<< 40
  }

  @inline(__always) var row: Int { Int(bits & 0xFFFF) }
  /// Nil if the code leaves the color open.
  @inline(__always) var color: Int? {
    bits & Self.openColor == Self.openColor ? nil : Int(bits &>> 16 & 0xFFFF)
  }
  @inline(__always) var weight: Int { Int(bits &>> 32 & 0xFF) }
  @inline(__always) var family: Int { Int(bits &>> 40 & 0xFF) }
  /// Nil for a code that a template names.
  @inline(__always) var style: Int? { bits &>> 48 == 0 ? nil : Int(bits &>> 48) &- 1 }
}

extension CatalogTable {
  /// The key of a free-standing style.
  func styleKey(_ index: Int) -> UInt64 { style(index).axisKey | UInt64(index + 1) << 48 }
}

/// The order of a catalog's codes: by row, then color, weight and family; free-standing styles follow. An open color is
/// the only one on its axis.
struct CodeAxes: Sendable {
  private let table: CatalogTable
  private let colors: Int
  private let weights: Int
  private let families: Int
  /// The number of codes that the axes make, with those that the spec leaves out.
  let productCount: Int

  init(_ table: CatalogTable) {
    self.table = table
    colors = table.colorAxisCount
    weights = table.weightAxisCount
    families = table.familiesOfCodes
    // At most four million; where an axis is empty, the others alone may exceed `Int`.
    productCount = table.rowAxisCount &* colors &* weights &* families
  }

  /// Whether there is a code at an index; the spec may leave out codes of the axes.
  func exists(_ index: Int) -> Bool {
    index >= productCount || Self.exists(index, in: table)
  }

  /// Whether there is a code with a key that the axes make.
  static func exists(_ bits: UInt64, in table: CatalogTable) -> Bool {
    let axes = CodeAxes(table)
    let key = CodeKey(bits)
    let color = key.row * axes.colors + (key.color ?? 0)
    return exists((color * axes.weights + key.weight) * axes.families + key.family, in: table)
  }

  private static func exists(_ index: Int, in table: CatalogTable) -> Bool {
    guard table.count(.included) > 0 else { return true }
    return table.word(table.start(.included) + index / 64) >> (index % 64) & 1 == 1
  }

  /// The index of the first code at or after a start; `end` if all of them are left out.
  func next(from start: Int, upTo end: Int) -> Int {
    var index = start
    while index < end, !exists(index) { index += 1 }
    return index
  }

  /// The index of the last code up to a start.
  func previous(from start: Int) -> Int {
    var index = start
    while index > 0, !exists(index) { index -= 1 }
    return index
  }

  /// The key of the code at an index.
  func key(at index: Int) -> UInt64 {
    guard index < productCount else { return table.styleKey(index - productCount) }
    let (rest, family) = index.quotientAndRemainder(dividingBy: families)
    let (colorAndRow, weight) = rest.quotientAndRemainder(dividingBy: weights)
    let (row, color) = colorAndRow.quotientAndRemainder(dividingBy: colors)
    return CodeKey(row: row, color: table.leavesColorOpen ? nil : color, weight: weight, family: family).bits
  }
}
