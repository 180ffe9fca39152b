/// A pack of emoji, such as a page of an emoji keyboard.
public struct EmojiPack: Sendable {
  private let table: EmojiTable
  /// The position of the pack in its catalog.
  let index: Int

  init(table: EmojiTable, index: Int) {
    self.table = table
    self.index = index
  }

  private var record: PackRecord { table.pack(index) }

  /// The catalog that the pack belongs to.
  public var catalog: EmojiCatalog { EmojiCatalog(table: table) }

  /// The name in the spec, such as `classic`.
  public var name: String { table.string(record.name) }

  /// The name that people see; nil if the spec does not give one.
  public var label: String? { table.optionalString(record.label) }

  /// The emoji that represents the pack in a bar of packs.
  public var icon: EmojiCode { EmojiCode(table: table, index: record.icon) }

  /// Whether the pack's codes are text inside words, numbers, schemes and paths. True unless the spec has
  /// `boundaries: none`.
  ///
  /// False for tables that were compiled before specs had this key.
  public var respectsWords: Bool { record.respectsWords }

  /// All emoji of the pack in the order of the spec, with deprecated ones.
  public var codes: EmojiCodes { EmojiCodes(table: table, indices: record.items) }

  /// The emoji to be offered to people, with variants: those that are not deprecated.
  ///
  /// - Complexity: Linear in the number of emoji.
  public var offered: [EmojiCode] { codes.filter { !$0.isDeprecated } }

  /// Returns the emoji with a name, such as `赞`. Names are compared as UTF-8.
  ///
  /// - Returns: Nil if the pack does not have such an emoji.
  /// - Complexity: O(log *n*), where *n* is the number of emoji in the pack; does not allocate.
  public func code(named name: String) -> EmojiCode? {
    var name = name
    return name.withUTF8 { code(named: $0[...]) }
  }

  var utf8Name: UnsafeRawBufferPointer { table.utf8(record.name) }

  func code(named name: Slice<UnsafeBufferPointer<UInt8>>) -> EmojiCode? {
    let items = record.items
    let start = table.start(.itemsByName)
    let item = { Int(truncatingIfNeeded: table.word(start + $0)) }
    let slot = items.partitioningIndex { !table.utf8(table.item(item($0)).name).lexicographicallyPrecedes(name) }
    guard slot < items.upperBound, table.utf8(table.item(item(slot)).name).elementsEqual(name) else { return nil }
    return EmojiCode(table: table, index: item(slot))
  }
}

extension EmojiPack: Hashable {
  /// Returns whether two packs are the same pack of equal catalogs.
  public static func == (left: Self, right: Self) -> Bool { left.index == right.index && left.catalog == right.catalog }

  /// Hashes the position of the pack and its catalog.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(catalog)
  }
}

extension EmojiPack: CustomStringConvertible {
  /// The pack's name.
  public var description: String { name }
}

extension EmojiCatalog {
  init(table: EmojiTable) {
    self.table = table
  }
}

/// The packs of a catalog, in the order of the spec.
public struct EmojiPacks: Sendable, RandomAccessCollection {
  let table: EmojiTable

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of packs.
  public var endIndex: Int { table.count(.packs) }

  /// The pack at a position, which must be a valid index of the collection.
  public subscript(position: Int) -> EmojiPack {
    precondition(indices.contains(position), "no pack at this position")
    return EmojiPack(table: table, index: position)
  }

  /// The pack with a name, or nil. Names are compared as UTF-8.
  ///
  /// - Complexity: Linear in the number of packs.
  public subscript(name: String) -> EmojiPack? { first { $0.utf8Name.elementsEqual(name.utf8) } }
}

/// The emoji of a pack, in the order of the spec.
public struct EmojiCodes: Sendable, RandomAccessCollection {
  let table: EmojiTable
  /// The positions of the emoji in their catalog.
  public let indices: Range<Int>

  /// The position of the first emoji in its catalog.
  public var startIndex: Int { indices.lowerBound }
  /// The position after the last emoji in its catalog.
  public var endIndex: Int { indices.upperBound }

  /// The emoji at a position, which must be a valid index of the collection.
  public subscript(position: Int) -> EmojiCode {
    precondition(indices.contains(position), "no emoji at this position")
    return EmojiCode(table: table, index: position)
  }
}
