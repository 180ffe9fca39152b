public import TokenModel

/// One version of a catalog, as it is compared.
public struct ComparedCatalog: Sendable {
  /// What the spec was resolved to.
  public let catalog: Catalog
  /// The Swift name of each code, in the order of ``TokenModel/Catalog/codes``.
  public let swiftNames: [String]
  /// What the spec declares; without it, deprecations are not compared.
  public let outline: SpecOutline?

  /// A version from its parts. A code without a Swift name is taken to be named as the spec's options would name it.
  public init(catalog: Catalog, swiftNames: [String], outline: SpecOutline? = nil) {
    self.catalog = catalog
    self.swiftNames = swiftNames
    self.outline = outline
  }
}
