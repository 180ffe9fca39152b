/// An emoji of a pack: its codes in plain text, and its image.
///
/// A text that shows it holds its ``identifier`` and the code that was written, not the emoji itself. So it can be
/// stored, and shown with other tables.
public struct EmojiCode: Sendable {
  private let table: EmojiTable
  /// The position of the emoji in its catalog.
  package let index: Int

  init(table: EmojiTable, index: Int) {
    self.table = table
    self.index = index
  }

  /// Creates an emoji of generated code.
  ///
  /// - Parameters:
  ///   - index: An index that `stylespec` wrote for this catalog. It is not checked at run time.
  ///   - catalog: The catalog that the emoji belongs to.
  public init(unsafeIndex index: Int, in catalog: EmojiCatalog) {
    self.init(table: catalog.table, index: index)
  }

  private var record: ItemRecord { table.item(index) }

  /// The catalog that the emoji belongs to.
  public var catalog: EmojiCatalog { EmojiCatalog(table: table) }

  /// The pack that the emoji belongs to.
  public var pack: EmojiPack { EmojiPack(table: table, index: record.pack) }

  /// The names of catalog, pack and emoji: `Yanxuan/classic/赞`. Only the last one may contain a slash.
  public var identifier: String { "\(catalog.name)/\(pack.name)/\(name)" }

  /// The name in the spec, such as `赞`.
  public var name: String { table.string(record.name) }

  /// The code that is written for the emoji, such as `[赞]`.
  public var code: String { table.string(table.code(record.codes.lowerBound).text) }

  /// Further codes that are read as this emoji.
  public var aliases: [String] { record.codes.dropFirst().map { table.string(table.code($0).text) } }

  /// The name that people see and screen readers read; nil if the spec does not give one.
  public var label: String? { table.optionalString(record.label) }

  /// Words that a search finds the emoji by.
  public var keywords: [String] { record.keywords.map { table.string(table.keyword($0)) } }

  /// The path of the image, relative to the folder of the spec: `emoji/classic/003.png`.
  public var image: String { table.string(record.image) }

  /// The path of a still image that can replace an animated one; nil without one.
  public var still: String? { table.optionalString(record.still) }

  /// The emoji that this one is a variant of, in the same pack; nil for one that is not a variant.
  ///
  /// - Complexity: Linear in the number of variants, at most 32 for each emoji.
  public var base: EmojiCode? {
    guard record.isVariant else { return nil }
    return ring.first { !table.item($0).isVariant }.map { EmojiCode(table: table, index: $0) }
  }

  /// The variants of this emoji, such as other skin tones, in the order in which people choose among them. Deprecated
  /// ones are left out. Empty for an emoji without variants, and for a variant.
  ///
  /// - Complexity: Linear in the number of variants.
  public var variants: [EmojiCode] {
    guard !record.isVariant else { return [] }
    return ring.map { EmojiCode(table: table, index: $0) }.filter { !$0.isDeprecated }
  }

  /// The indices of the others among an emoji and its variants, in the order from this one on.
  private var ring: some Sequence<Int> {
    sequence(first: index) { [table, index] in table.item($0).next.flatMap { $0 == index ? nil : $0 } }.dropFirst()
  }

  /// The width of the image divided by its height.
  public var aspect: Double { record.aspect }

  /// The height of the image divided by the font's, its ascent plus descent.
  public var scale: Double { record.scale }

  /// Whether the emoji is deprecated: it is still read, and is not to be offered.
  public var isDeprecated: Bool { record.isDeprecated }
}

extension EmojiCode: Hashable {
  /// Returns whether two emoji are the same emoji of equal catalogs.
  public static func == (left: Self, right: Self) -> Bool { left.index == right.index && left.catalog == right.catalog }

  /// Hashes the position of the emoji and its catalog.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(catalog)
  }
}

extension EmojiCode: CustomStringConvertible {
  /// The emoji's code.
  public var description: String { code }
}
