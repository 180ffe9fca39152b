/// The codes of a catalog, each created on access.
public struct CatalogCodes: Sendable, BidirectionalCollection {
  private let catalog: StyleCatalog
  private let axes: CodeAxes
  /// The position of the first code; ``endIndex`` if the catalog does not have any.
  public let startIndex: Int
  /// The position after the last code.
  public let endIndex: Int

  init(catalog: StyleCatalog) {
    self.catalog = catalog
    axes = CodeAxes(catalog.table)
    endIndex = axes.productCount + catalog.table.count(.styles)
    startIndex = axes.next(from: 0, upTo: endIndex)
  }

  /// The position of the next code.
  ///
  /// - Complexity: Linear in the number of codes between the two that the spec leaves out.
  public func index(after index: Int) -> Int {
    axes.next(from: index + 1, upTo: endIndex)
  }

  /// The position of the previous code.
  ///
  /// - Complexity: Linear in the number of codes between the two that the spec leaves out.
  public func index(before index: Int) -> Int {
    axes.previous(from: index - 1)
  }

  /// The code at a position, which must be a valid index of the collection.
  public subscript(position: Int) -> StyleCode {
    precondition((startIndex..<endIndex).contains(position), "no code at this position")
    return StyleCode(unsafeKey: axes.key(at: position), in: catalog)
  }
}
