/// Reads the constant data that `stylespec` emits, format version 1. `Documentation/GeneratedCode.md` describes it.
///
/// Everything is a word of 64 bits, so that nothing needs to be decoded; names are UTF-8 behind all else.
@usableFromInline
struct CatalogImage: @unchecked Sendable, BitwiseCopyable {
  // The words are constant and live as long as the process, so that any thread may read them at any time.
  @usableFromInline let base: UnsafePointer<UInt64>

  /// An image in memory that nobody writes to or frees any more. It must be one that `stylespec` wrote.
  @inlinable
  init(_ base: UnsafePointer<UInt64>) {
    self.base = base
  }

  /// The word with a number, counted from the start of the image.
  @inline(__always)
  func word(_ index: Int) -> UInt64 { base[index] }

  /// A length in points, or per em.
  @inline(__always)
  func points(_ index: Int) -> Double { Double(bitPattern: base[index]) }
}

/// The header: a word each.
extension CatalogImage {
  /// `StyleSC1`: the format and its version.
  static let format = UInt64(0x3143_5365_6C79_7453)
  /// Where the catalog's own name stands.
  static let nameIndex = 3
  /// How many words the header has.
  static let headerCount = tableIndex + Section.allCases.count
  /// Where the table of sections starts.
  static let tableIndex = 5

  /// The digest that the compiler made of all values.
  var digest: UInt64 { word(1) }

  /// The length in UTF-8 of the longest name of a code.
  var longestName: Int { Int(word(4) & 0xFFFF_FFFF) }

  /// Whether there are codes that templates name, or would be if the spec did not leave them out.
  var axesMakeCodes: Bool { word(4) &>> 32 & 1 == 1 }

  /// Whether a name can be taken apart where each literal of its template first occurs.
  var literalsSeparate: Bool { word(4) &>> 33 & 1 == 1 }

  /// The tables, in the order in which the header lists them.
  enum Section: Int, CaseIterable {
    case rows, colors, weights, families, modes, styles, baseName, modeName
    case sizeIndex, colorIndex, weightIndex, familyIndex, modeIndex, styleIndex
    case modeRows, baselines, included, text
  }

  /// How many words a record has; where it is not said, one.
  enum Stride {
    static let row = 5
    static let color = 3
    static let family = 4
    static let style = 2
  }

  /// The word where a section starts, in the lower half, and how many records it has.
  @inline(__always)
  func bounds(_ section: Section) -> UInt64 { word(Self.tableIndex &+ section.rawValue) }

  /// The same for the index of the names on an axis, which is the raw value of a ``NamePart``.
  @inline(__always)
  func bounds(ofIndex axis: Int) -> UInt64 { word(Self.tableIndex &+ Section.sizeIndex.rawValue &+ axis &- 1) }

  /// The word where a section starts.
  @inline(__always)
  func start(_ section: Section) -> Int { Int(bounds(section) & 0xFFFF_FFFF) }

  /// How many records a section has; for `modeRows` how many a mode has, for `baselines` how many a family has, for
  /// `text` how many bytes.
  @inline(__always)
  func count(_ section: Section) -> Int { Int(bounds(section) &>> 32) }
}

/// The hash table of the names on an axis.
extension CatalogImage {
  /// How many slots an index has; a power of two.
  func slotCount(_ index: Section) -> Int { Int(bounds(index) &>> 32 & 0xFF_FFFF) }
}

/// A word that says where a name stands, in 32 bits, and how long it is in UTF-8, in 8 bits. Above them is a number.
struct NameReference {
  let word: UInt64

  @inline(__always)
  init(_ word: UInt64) { self.word = word }

  @inline(__always) var offset: Int { Int(word & 0xFFFF_FFFF) }
  @inline(__always) var count: Int { Int(word &>> 32 & 0xFF) }
  @inline(__always) var number: Int { Int(word &>> 40) }
}

extension CatalogImage {
  @inline(__always)
  func name(_ index: Int) -> NameReference { NameReference(word(index)) }

  /// Where the names start. Eight bytes behind the last one may be read.
  @inline(__always)
  var textBase: UnsafeRawPointer { UnsafeRawPointer(base + start(.text)) }

  /// The name that a word refers to; up to 15 bytes need no allocation.
  func string(_ index: Int) -> String {
    let name = name(index)
    let start = textBase.advanced(by: name.offset)
    return String(decoding: UnsafeRawBufferPointer(start: start, count: name.count), as: UTF8.self)
  }
}
