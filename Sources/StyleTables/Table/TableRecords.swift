// Records of more than one word, field by field. They are views of the table: reading a field is one load. `TokenEmit`
// writes the same fields in the same order.

/// A record with a name. The records of a section follow each other.
protocol TableRecord {
  static var section: CatalogTable.Section { get }
  /// The number of words in a record.
  static var wordCount: Int { get }
  var name: NameReference { get }

  /// A view of the words at an address.
  init(_ words: UnsafePointer<UInt64>)
}

extension CatalogTable {
  /// The record at an index, which must be less than the count of its section.
  @inline(__always)
  func record<Record: TableRecord>(_ index: Int, as type: Record.Type = Record.self) -> Record {
    Record(base + (start(Record.section) &+ index &* Record.wordCount))
  }

  @inline(__always)
  func row(_ index: Int) -> RowRecord { record(index) }

  @inline(__always)
  func color(_ index: Int) -> ColorRecord { record(index) }

  @inline(__always)
  func weight(_ index: Int) -> WeightRecord { record(index) }

  @inline(__always)
  func family(_ index: Int) -> FamilyRecord { record(index) }

  @inline(__always)
  func style(_ index: Int) -> StyleRecord { record(index) }

  /// All records of a kind.
  func records<Record: TableRecord>(_ type: Record.Type) -> some Collection<Record> {
    (0..<count(Record.section)).lazy.map { record($0) }
  }
}

/// A size with its line metrics, in the main table or in a mode's table.
struct RowRecord: TableRecord {
  @inline(__always) static var section: CatalogTable.Section { .rows }
  @inline(__always) static var wordCount: Int { 5 }

  private let words: UnsafePointer<UInt64>

  @inline(__always)
  init(_ words: UnsafePointer<UInt64>) { self.words = words }

  @inline(__always) var size: Double { Double(bitPattern: words[0]) }
  @inline(__always) var lineHeight: Double { Double(bitPattern: words[1]) }
  @inline(__always) var lineSpacing: Double { Double(bitPattern: words[2]) }
  @inline(__always) var letterSpacing: Double { Double(bitPattern: words[3]) }
  /// Its number has three fields: bit 0 is ``hasMetrics``, bits 1…15 are the index of the mode plus one, or zero, and
  /// bits 16…23 are ``curveNumber``.
  @inline(__always) var name: NameReference { NameReference(words[4]) }

  /// Whether the row has line metrics; a plain size does not.
  @inline(__always) var hasMetrics: Bool { name.number & 1 == 1 }

  /// The index of the row's mode; nil for a row of the main table.
  @inline(__always) var mode: Int? {
    let next = name.number &>> 1 & 0x7FFF
    return next == 0 ? nil : next &- 1
  }

  /// The number of the curve by which text grows; 0 for the context's.
  @inline(__always) var curveNumber: Int { name.number &>> 16 }
}

/// A color in four appearances. Each variant is in the lowest 32 bits of its word: see ``RGBAColor/init(packed:)``.
struct ColorRecord: TableRecord {
  @inline(__always) static var section: CatalogTable.Section { .colors }
  @inline(__always) static var wordCount: Int { 3 }

  private let words: UnsafePointer<UInt64>

  @inline(__always)
  init(_ words: UnsafePointer<UInt64>) { self.words = words }

  @inline(__always) var light: UInt64 { words[0] }
  @inline(__always) var dark: UInt64 { words[0] &>> 32 }
  @inline(__always) var highContrastLight: UInt64 { words[1] }
  @inline(__always) var highContrastDark: UInt64 { words[1] &>> 32 }
  @inline(__always) var name: NameReference { NameReference(words[2]) }
}

/// A weight.
struct WeightRecord: TableRecord {
  @inline(__always) static var section: CatalogTable.Section { .weights }
  @inline(__always) static var wordCount: Int { 1 }

  /// Its number is the ``value``.
  let name: NameReference

  @inline(__always)
  init(_ words: UnsafePointer<UInt64>) { name = NameReference(words[0]) }

  @inline(__always) var value: Int { name.number }
}

/// A font family.
struct FamilyRecord: TableRecord {
  @inline(__always) static var section: CatalogTable.Section { .families }
  @inline(__always) static var wordCount: Int { 4 }

  private let words: UnsafePointer<UInt64>

  @inline(__always)
  init(_ words: UnsafePointer<UInt64>) { self.words = words }

  /// Per em, as the descent is.
  @inline(__always) var ascent: Double { Double(bitPattern: words[0]) }
  @inline(__always) var descent: Double { Double(bitPattern: words[1]) }
  /// The font's name, which is empty for the system font. Its number is the number of fallbacks, whose names follow it
  /// in the text, each after its length in a byte.
  @inline(__always) var font: NameReference { NameReference(words[2]) }
  @inline(__always) var name: NameReference { NameReference(words[3]) }
}

/// A free-standing style: a code with its own name.
struct StyleRecord: TableRecord {
  @inline(__always) static var section: CatalogTable.Section { .styles }
  @inline(__always) static var wordCount: Int { 2 }

  private let words: UnsafePointer<UInt64>

  @inline(__always)
  init(_ words: UnsafePointer<UInt64>) { self.words = words }

  /// The key of the code without the style's index.
  @inline(__always) var axisKey: UInt64 { words[0] }
  @inline(__always) var name: NameReference { NameReference(words[1]) }
}
