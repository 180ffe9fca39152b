/// The constant data that `stylespec` emits, format versions 1 to 3. `Documentation/GeneratedCode.md` describes it.
///
/// It consists of 64-bit words, so that nothing needs to be decoded; the UTF-8 of all names comes last.
@usableFromInline
struct CatalogTable: @unchecked Sendable, BitwiseCopyable {
  // The words are constant and are never freed, so that any thread may read them at any time.
  @usableFromInline let base: UnsafePointer<UInt64>

  /// The table at an address. It must be one that `stylespec` wrote, and must not be changed or freed.
  @inlinable
  init(_ base: UnsafePointer<UInt64>) {
    self.base = base
  }

  /// The word at an index, counted from the start of the table.
  @inline(__always)
  func word(_ index: Int) -> UInt64 { base[index] }

  /// A length in points, or per em.
  @inline(__always)
  func points(_ index: Int) -> Double { Double(bitPattern: base[index]) }
}

/// The header: a word each.
extension CatalogTable {
  /// `StyleSC` and a zero: the format without its version.
  static let format = UInt64(0x0043_5365_6C79_7453)
  /// The versions that can be read. In the first one, every code has a color; in the first two, all rows, weights and
  /// families are on the axes of codes.
  static let versions = UInt64(1)...3
  /// The number of words in every header.
  static let leastHeaderCount = sectionsIndex + Section.allCases.count
  /// The index of the section table's first word.
  static let sectionsIndex = 5

  /// The number of words in the header.
  var headerCount: Int { Self.leastHeaderCount + (hasPartsOfStyles ? 1 : 0) }

  /// The version of the format, whose digit is the last byte of the first word; nil for other bytes.
  var version: UInt64? {
    let (digit, format) = (word(0) &>> 56, word(0) & 0x00FF_FFFF_FFFF_FFFF)
    return format == Self.format ? digit &- UInt64(UInt8(ascii: "0")) : nil
  }

  /// The catalog's own name.
  var catalogName: NameReference { name(3) }

  /// The digest that the compiler made of all values.
  var digest: UInt64 { word(1) }

  /// The length of the longest name of a code, in UTF-8 units.
  var longestName: Int { Int(word(4) & 0xFFFF_FFFF) }

  /// Whether the axes make codes, be they left out by the spec or not.
  var axesMakeCodes: Bool { word(4) &>> 32 & 1 == 1 }

  /// Whether names can be split at the first occurrence of each literal of their template.
  var literalsSeparate: Bool { word(4) &>> 33 & 1 == 1 }

  /// Whether the codes of the axes leave the color open. If so, names do not have a part for it.
  var leavesColorOpen: Bool { word(4) &>> 34 & 1 == 1 }

  /// The number of trailing colors that only styles use.
  @inline(__always)
  var colorsBesideAxis: Int { Int(word(4) &>> 35 & 0xFFFF) }

  /// The number of colors on the axis of codes; an open color is the only one.
  var colorAxisCount: Int { leavesColorOpen ? 1 : count(.colors) &- colorsBesideAxis }

  /// Whether there are rows, weights or families that only styles have, so that the header has one more word.
  @inline(__always)
  var hasPartsOfStyles: Bool { word(4) &>> 51 & 1 == 1 }

  /// The numbers of rows, weights and families at the ends of their tables that only styles have.
  @inline(__always)
  var partsOfStyles: PartsOfStyles {
    PartsOfStyles(bits: hasPartsOfStyles ? word(Self.leastHeaderCount) : 0)
  }

  /// The number of rows on the code axis, in the main table and in modes.
  var rowAxisCount: Int { count(.rows) &- partsOfStyles.rows }

  /// The number of weights on the axis of codes.
  var weightAxisCount: Int { count(.weights) &- partsOfStyles.weights }

  /// The number of families on the axis of codes, whether or not names tell them apart.
  var familyAxisCount: Int { count(.families) &- partsOfStyles.families }

  /// The bits of the color in a key whose name has no part for it: the bits of an open color, or zero.
  @inline(__always)
  var openColorBits: UInt64 { (word(4) &>> 34 & 1) &* CodeKey.openColor }

  /// The sections, in the order in which the header lists them.
  enum Section: Int, CaseIterable {
    case rows, colors, weights, families, modes, styles, baseName, modeName
    case sizeIndex, colorIndex, weightIndex, familyIndex, modeIndex, styleIndex
    case modeRows, baselines, included, text
  }

  /// The index of a section's first word, in the lower half, and the number of its records.
  @inline(__always)
  func bounds(_ section: Section) -> UInt64 { word(Self.sectionsIndex &+ section.rawValue) }

  /// The same for the hash table of the names on an axis, given by the raw value of its ``NamePart``.
  @inline(__always)
  func bounds(ofIndex axis: Int) -> UInt64 { word(Self.sectionsIndex &+ Section.sizeIndex.rawValue &+ axis &- 1) }

  /// The index of a section's first word.
  @inline(__always)
  func start(_ section: Section) -> Int { Int(bounds(section) & 0xFFFF_FFFF) }

  /// The number of records in a section: for `modeRows`, the records of one mode; for `baselines`, those of one family;
  /// for `text`, bytes.
  @inline(__always)
  func count(_ section: Section) -> Int { Int(bounds(section) &>> 32) }
}

extension CatalogTable {
  /// The number of slots in the hash table of the names on an axis; a power of two.
  func slotCount(_ index: Section) -> Int { Int(bounds(index) &>> 32 & 0xFF_FFFF) }

  /// The baseline of a row in a family, in points below the top of the line box.
  @inline(__always)
  func baseline(row: Int, family: Int) -> Double {
    points(start(.baselines) &+ family &* count(.baselines) &+ row)
  }

  /// Whether names tell families apart; if not, all codes of the axes have the first family.
  var familiesAreNamed: Bool {
    names(.baseName).contains { $0.number == NamePart.family.rawValue }
  }

  /// The number of families that codes of the axes have.
  var familiesOfCodes: Int { familiesAreNamed ? familyAxisCount : min(1, familyAxisCount) }
}

/// The last word of a header for parts that only styles have: the number of rows in bits 0…15, of weights in bits
/// 16…23, of families in bits 24…31.
struct PartsOfStyles {
  let bits: UInt64

  var rows: Int { Int(bits & 0xFFFF) }
  var weights: Int { Int(bits &>> 16 & 0xFF) }
  var families: Int { Int(bits &>> 24 & 0xFF) }
}

/// A kind of part of a name template. The raw value of an axis is its number in the table.
enum NamePart: Int, Comparable {
  case literal, size, color, weight, family, mode

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A word with the offset of a name in the text, in 32 bits, its length in UTF-8 units, in 8 bits, and above them a
/// number.
struct NameReference {
  let word: UInt64

  @inline(__always)
  init(_ word: UInt64) { self.word = word }

  @inline(__always) var offset: Int { Int(word & 0xFFFF_FFFF) }
  @inline(__always) var count: Int { Int(word &>> 32 & 0xFF) }
  @inline(__always) var number: Int { Int(word &>> 40) }
}

extension CatalogTable {
  @inline(__always)
  func name(_ index: Int) -> NameReference { NameReference(word(index)) }

  /// The name at an index of a section whose records are names, one word each.
  @inline(__always)
  func name(_ section: Section, _ index: Int) -> NameReference { name(start(section) &+ index) }

  /// The names of such a section.
  func names(_ section: Section) -> some Collection<NameReference> {
    (0..<count(section)).lazy.map { name(section, $0) }
  }

  /// The address of the first name. Eight bytes after the last one may be read.
  @inline(__always)
  var textBase: UnsafeRawPointer { UnsafeRawPointer(base + start(.text)) }

  /// The text of a name; up to 15 bytes need no allocation.
  func string(_ name: NameReference) -> String {
    let start = textBase.advanced(by: name.offset)
    return String(decoding: UnsafeRawBufferPointer(start: start, count: name.count), as: UTF8.self)
  }
  /// The fallback families of a font, in order of preference.
  func fallbacks(of font: NameReference) -> [String] {
    var end = font.offset + font.count
    return (0..<font.number).map { _ in
      let length = Int(textBase.load(fromByteOffset: end, as: UInt8.self))
      defer { end += 1 + length }
      return String(decoding: UnsafeRawBufferPointer(start: textBase + end + 1, count: length), as: UTF8.self)
    }
  }
}
