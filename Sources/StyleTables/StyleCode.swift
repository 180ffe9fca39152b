/// A style by name: one size, color, weight and, where it has one, mode of a catalog.
///
/// A code is sixteen bytes that hold no reference, and finds its record without a search.
public struct StyleCode: Sendable, BitwiseCopyable {
  @usableFromInline let image: CatalogImage
  /// The index on each axis: row in bits 0…15, color in bits 16…31, weight in bits 32…39, family in bits 40…47; in
  /// bits 48…63 the number of a free-standing style plus one, or zero.
  @usableFromInline let key: UInt64

  /// The code that generated code names. The key must be one that `stylespec` wrote for this catalog; nothing
  /// checks it at run time.
  @inlinable
  public init(unsafeKey key: UInt64, in catalog: StyleCatalog) {
    self.image = catalog.image
    self.key = key
  }

  /// The catalog that the code belongs to.
  public var catalog: StyleCatalog { StyleCatalog(image: image) }

  var row: Int { Int(key & 0xFFFF) }
  var color: Int { Int(key &>> 16 & 0xFFFF) }
  var weight: Int { Int(key &>> 32 & 0xFF) }
  var family: Int { Int(key &>> 40 & 0xFF) }
  /// Nil for a code that a template names.
  var style: Int? { key &>> 48 == 0 ? nil : Int(key &>> 48) &- 1 }

  static func key(row: Int, color: Int, weight: Int, family: Int) -> UInt64 {
    UInt64(row) | UInt64(color) &<< 16 | UInt64(weight) &<< 32 | UInt64(family) &<< 40
  }
}

extension StyleCode: Hashable {
  /// Codes are equal when their catalogs are and every axis agrees.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.catalog == right.catalog
  }

  /// Equal codes hash the same, wherever in memory their catalogs lie.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(catalog)
  }
}

extension StyleCode: CustomStringConvertible {
  /// The code's name.
  public var description: String { name }
}
