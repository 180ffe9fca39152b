package import TokenModel
package import TokenPerception

/// One version of a catalog, as it is compared.
package struct ComparedCatalog: Sendable {
  /// The resolved spec.
  package let catalog: Catalog
  /// The Swift name of each code, in the order of ``TokenModel/Catalog/codes``.
  package let swiftNames: [String]
  /// The declarations of the spec; without them, deprecations are not compared.
  package let outline: SpecOutline?
  /// The grounds of text.
  package let grounds: TextGrounds
  /// The token names in the project's outputs; nil if the outputs are not known, and any may have all tokens.
  package let outputs: [OutputNames]?

  /// A version from its parts. A code without a Swift name gets the one that the spec's options give it.
  package init(
    catalog: Catalog,
    swiftNames: [String],
    outline: SpecOutline? = nil,
    grounds: TextGrounds = TextGrounds(),
    outputs: [OutputNames]? = nil
  ) {
    self.catalog = catalog
    self.swiftNames = swiftNames
    self.outline = outline
    self.grounds = grounds
    self.outputs = outputs
  }
}
