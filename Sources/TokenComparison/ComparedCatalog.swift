public import TokenModel

/// One version of a catalog, as it is compared.
public struct ComparedCatalog: Sendable {
  /// The resolved spec.
  public let catalog: Catalog
  /// The Swift name of each code, in the order of ``TokenModel/Catalog/codes``.
  public let swiftNames: [String]
  /// The declarations of the spec; without them, deprecations are not compared.
  public let outline: SpecOutline?

  /// A version from its parts. A code without a Swift name gets the one that the spec's options give it.
  public init(catalog: Catalog, swiftNames: [String], outline: SpecOutline? = nil) {
    self.catalog = catalog
    self.swiftNames = swiftNames
    self.outline = outline
  }
}
