package import TokenModel

/// A format of compiled catalogs. Each format has a folder with its emitter.
package enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  /// Swift code with the catalog and a name for each code.
  case swift
  /// Files for the runtime: the styles and, if there are any, the emoji.
  case catalog

  /// Emits a catalog as files, at least one. Throws when a file cannot be named after the catalog.
  package func emit(_ catalog: Catalog, toolVersion: String) throws(OutputPathError) -> [OutputFile] {
    switch self {
    case .swift: [try SwiftEmitter.emit(catalog, toolVersion: toolVersion)]
    case .catalog:
      [try CatalogFileEmitter.emit(catalog), try EmojiCatalogFileEmitter.emit(catalog)].compactMap(\.self)
    }
  }
}
