public import TokenModel

/// Another catalog of the same run, whose codes Swift sources may name, too.
public struct OtherCatalog: Sendable {
  /// What its codes mean.
  public let catalog: Catalog
  /// The Swift name of each code, in the order of ``Catalog/codes``.
  public let swiftNames: [String]

  /// A catalog and the names of its codes.
  public init(_ catalog: Catalog, swiftNames: [String]) {
    self.catalog = catalog
    self.swiftNames = swiftNames
  }
}
