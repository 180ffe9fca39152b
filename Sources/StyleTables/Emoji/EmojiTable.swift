/// The constant data of emoji packs that `stylespec` emits, format version 1. `Documentation/GeneratedCode.md`
/// describes it.
///
/// Like ``CatalogTable``, it consists of 64-bit words, so that nothing needs to be decoded, and the UTF-8 of all texts
/// comes last.
@usableFromInline
struct EmojiTable: @unchecked Sendable, BitwiseCopyable {
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
}

/// The header: a word each.
extension EmojiTable {
  /// `StyleEM1`
  static let format = UInt64(0x314D_4565_6C79_7453)
  /// The index of the first of four words, which have a bit for each byte that a code begins with.
  static let firstBytesIndex = 5
  /// The index of the section table's first word.
  static let sectionsIndex = 9
  /// The number of words in the header.
  static let headerCount = sectionsIndex + Section.allCases.count

  /// The digest that the compiler made of all values.
  var digest: UInt64 { word(1) }

  /// The name of the catalog.
  var name: TextReference { TextReference(word(3)) }

  /// The length of the longest code, in UTF-8 units.
  var longestCode: Int { word(4).lowHalf }

  /// Whether a code begins with a byte.
  @inline(__always)
  func mayBegin(with byte: UInt8) -> Bool {
    word(Self.firstBytesIndex &+ Int(byte &>> 6)) &>> (UInt64(byte) & 63) & 1 == 1
  }

  /// The sections, in the order in which the header lists them.
  enum Section: Int, CaseIterable {
    case packs, items, itemsByName, codes, keywords, nodes, text
  }

  /// The index of a section's first word.
  @inline(__always)
  func start(_ section: Section) -> Int { word(Self.sectionsIndex &+ section.rawValue).lowHalf }

  /// The number of records in a section; of `text`, the number of bytes.
  @inline(__always)
  func count(_ section: Section) -> Int { word(Self.sectionsIndex &+ section.rawValue).highHalf }
}

/// A word with the offset of a text in the lower half, and its length in UTF-8 units above it.
struct TextReference {
  let word: UInt64

  @inline(__always)
  init(_ word: UInt64) { self.word = word }

  @inline(__always) var offset: Int { word.lowHalf }
  @inline(__always) var count: Int { word.highHalf }
}

extension EmojiTable {
  /// The UTF-8 of a text.
  @inline(__always)
  func utf8(_ text: TextReference) -> UnsafeRawBufferPointer {
    let base = UnsafeRawPointer(base + start(.text))
    return UnsafeRawBufferPointer(start: base.advanced(by: text.offset), count: text.count)
  }

  func string(_ text: TextReference) -> String { String(decoding: utf8(text), as: UTF8.self) }

  /// The text; nil for an empty one.
  func optionalString(_ text: TextReference) -> String? { text.count == 0 ? nil : string(text) }

  func pack(_ index: Int) -> PackRecord { PackRecord(base + (start(.packs) + index * PackRecord.wordCount)) }

  func item(_ index: Int) -> ItemRecord { ItemRecord(base + (start(.items) + index * ItemRecord.wordCount)) }

  func code(_ index: Int) -> CodeRecord { CodeRecord(base + (start(.codes) + index * CodeRecord.wordCount)) }

  func keyword(_ index: Int) -> TextReference { TextReference(word(start(.keywords) + index)) }

  @inline(__always)
  func node(_ index: Int) -> TrieNode { TrieNode(word(start(.nodes) &+ index)) }
}

// The records, field by field. `TokenEmit` writes the same fields in the same order.

/// A pack: its emoji are neighbors in the table of items.
struct PackRecord {
  static let wordCount = 4
  private let words: UnsafePointer<UInt64>

  init(_ words: UnsafePointer<UInt64>) { self.words = words }

  var name: TextReference { TextReference(words[0]) }
  /// Empty for a pack without a label.
  var label: TextReference { TextReference(words[1]) }
  /// The indices of its items.
  var items: Range<Int> { words[2].indices }
  /// The index of the item that represents the pack.
  var icon: Int { words[3].lowHalf }
  /// Tables of versions before 0.2 do not have this bit.
  var respectsWords: Bool { words[3] &>> 32 & 1 == 1 }
}

/// An emoji.
struct ItemRecord {
  static let wordCount = 9
  private let words: UnsafePointer<UInt64>

  init(_ words: UnsafePointer<UInt64>) { self.words = words }

  var name: TextReference { TextReference(words[0]) }
  var image: TextReference { TextReference(words[1]) }
  /// Empty without one.
  var still: TextReference { TextReference(words[2]) }
  /// Empty without one.
  var label: TextReference { TextReference(words[3]) }
  /// The indices of its codes: its own one, then the aliases.
  var codes: Range<Int> { words[4].indices }
  /// The indices of its keywords.
  var keywords: Range<Int> { words[5].indices }
  var aspect: Double { Double(bitPattern: words[6]) }
  var scale: Double { Double(bitPattern: words[7]) }
  var pack: Int { words[8].lowHalf }
  var isDeprecated: Bool { words[8] &>> 32 & 1 == 1 }
  /// Tables of earlier versions have neither this bit nor ``next``.
  var isVariant: Bool { words[8] &>> 33 & 1 == 1 }
  /// The index of the next emoji in the ring of an emoji and its variants; nil for one without variants.
  var next: Int? {
    let next = Int(words[8] &>> 34 & 0xFF_FFFF)
    return next == 0 ? nil : next - 1
  }
}

/// A code or an alias.
struct CodeRecord {
  static let wordCount = 2
  private let words: UnsafePointer<UInt64>

  init(_ words: UnsafePointer<UInt64>) { self.words = words }

  var text: TextReference { TextReference(words[0]) }
  /// The index of its emoji.
  var item: Int { words[1].lowHalf }
}

/// A node of the tree of codes: its byte in bits 0…7, the number of its children in bits 8…15, the index of the first
/// one in bits 16…39, and in bits 40…63 the index of a code plus one, or zero.
///
/// A node has as many bytes before it as its depth. The code of a node with children ends there. A node without
/// children has the only code that begins with these bytes; the code may be longer.
struct TrieNode {
  let word: UInt64

  @inline(__always)
  init(_ word: UInt64) { self.word = word }

  @inline(__always) var byte: UInt8 { UInt8(truncatingIfNeeded: word) }
  @inline(__always) var childCount: Int { Int(word &>> 8 & 0xFF) }
  @inline(__always) var firstChild: Int { Int(word &>> 16 & 0xFF_FFFF) }
  /// The index of a code; nil for a node that no code ends at.
  @inline(__always) var code: Int? { word &>> 40 == 0 ? nil : Int(word &>> 40) &- 1 }
}

extension UInt64 {
  /// The number in the lower half. Of damaged ones, only 30 bits count, so that the sum of two fits into 32 bits.
  @inline(__always)
  fileprivate var lowHalf: Int { Int(self & 0x3FFF_FFFF) }

  /// The number in the upper half, likewise.
  @inline(__always)
  fileprivate var highHalf: Int { Int(self &>> 32 & 0x3FFF_FFFF) }

  /// A range from its first index, in the lower half, and its length.
  fileprivate var indices: Range<Int> { lowHalf..<lowHalf + highHalf }
}
