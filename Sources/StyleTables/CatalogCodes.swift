/// All codes of a catalogue, made one at a time.
public struct CatalogCodes: Sendable, RandomAccessCollection {
  private let catalog: StyleCatalog
  private let colors: Int
  private let weights: Int
  public let endIndex: Int

  init(catalog: StyleCatalog) {
    self.catalog = catalog
    colors = catalog.image.count(.colors)
    weights = catalog.image.count(.weights)
    endIndex = catalog.image.count(.rows) * colors * weights
  }

  public var startIndex: Int { 0 }

  public subscript(position: Int) -> StyleCode {
    precondition(indices.contains(position), "no code at this position")
    let (rest, weight) = position.quotientAndRemainder(dividingBy: weights)
    let (row, color) = rest.quotientAndRemainder(dividingBy: colors)
    return StyleCode(unsafeKey: StyleCode.key(row: row, color: color, weight: weight), in: catalog)
  }
}

extension StyleCode {
  static func key(row: Int, color: Int, weight: Int) -> UInt64 {
    UInt64(row) | UInt64(color) &<< 16 | UInt64(weight) &<< 32
  }
}
