/// A style by name: one size, color, weight and, where it has one, mode of a catalog.
///
/// A code is sixteen bytes that hold no reference, and finds its record without a search.
public struct StyleCode: Sendable, BitwiseCopyable {
  @usableFromInline let image: CatalogImage
  /// The index on each axis: see ``CodeKey``.
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

  /// The indices that the key consists of.
  @inline(__always) var axes: CodeKey { CodeKey(key) }
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
