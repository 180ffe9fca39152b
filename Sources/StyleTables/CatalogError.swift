/// What is wrong with the bytes of a catalog file.
public struct CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what would be right.
  public let description: String
}
