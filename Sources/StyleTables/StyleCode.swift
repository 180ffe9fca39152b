/// A style by name: a size, a weight and, optionally, a color and a mode of a catalog.
///
/// A code without a color leaves it open, so that it does not hide one that was set elsewhere.
///
/// A code has sixteen bytes and holds no reference. Finding its record requires no search.
public struct StyleCode: Sendable, BitwiseCopyable {
  @usableFromInline let table: CatalogTable
  /// The index on each axis: see ``CodeKey``.
  @usableFromInline let key: UInt64

  /// Creates a code of generated code.
  ///
  /// - Parameters:
  ///   - key: A key that `stylespec` wrote for this catalog. It is not checked at run time.
  ///   - catalog: The catalog that the code belongs to.
  @inlinable
  public init(unsafeKey key: UInt64, in catalog: StyleCatalog) {
    self.table = catalog.table
    self.key = key
  }

  /// The catalog that the code belongs to.
  public var catalog: StyleCatalog { StyleCatalog(table: table) }

  /// Whether the code's style leaves the color open.
  package var leavesColorOpen: Bool { axes.color == nil }

  /// The indices that the key consists of.
  @inline(__always) var axes: CodeKey { CodeKey(key) }
}

extension StyleCode: Hashable {
  /// Returns whether two codes have equal catalogs and the same index on each axis.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.catalog == right.catalog
  }

  /// Hashes the code's indices and its catalog.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(catalog)
  }
}

extension StyleCode: CustomStringConvertible {
  /// The code's name.
  public var description: String { name }
}
