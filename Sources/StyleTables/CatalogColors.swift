/// The colors of a catalog with their names, each created on access.
public struct CatalogColors: Sendable, RandomAccessCollection {
  private let table: CatalogTable
  /// Always zero.
  public var startIndex: Int { 0 }
  /// The number of colors.
  public let endIndex: Int

  init(table: CatalogTable) {
    self.table = table
    endIndex = table.count(.colors)
  }

  /// The color at a position, which must be a valid index of the collection, and its name in the spec, such as `gray2`.
  public subscript(position: Int) -> (name: String, color: StyleColor) {
    precondition(indices.contains(position), "no color at this position")
    let record = table.color(position)
    return (table.string(record.name), StyleColor(record))
  }
}

extension StyleCatalog {
  /// All colors in the order of the spec, including those without a code.
  public var colors: CatalogColors { CatalogColors(table: table) }

  /// Returns the color with a name, such as `gray2`. Names are compared as UTF-8.
  ///
  /// - Returns: Nil for an unknown name.
  /// - Complexity: O(*n*), where *n* is the length of the name, whatever the number of colors; does not allocate.
  public func color(named name: String) -> StyleColor? {
    var name = name
    return name.withUTF8 { NameLookup(table: table, name: $0).color() }.map { StyleColor(table.color($0)) }
  }
}

extension StyleColor {
  /// Creates a color of generated code.
  ///
  /// - Parameters:
  ///   - index: An index that `stylespec` wrote for this catalog. It is not checked at run time.
  ///   - catalog: The catalog that the color belongs to.
  public init(unsafeIndex index: Int, in catalog: StyleCatalog) {
    self.init(catalog.table.color(index))
  }

  @inline(__always)
  init(_ record: ColorRecord) {
    self.init(
      light: RGBAColor(packed: record.light),
      dark: RGBAColor(packed: record.dark),
      highContrastLight: RGBAColor(packed: record.highContrastLight),
      highContrastDark: RGBAColor(packed: record.highContrastDark)
    )
  }
}
