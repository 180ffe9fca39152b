package import TokenModel

/// A format of compiled catalogs. Each format has a folder with its emitter.
package enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  /// Swift code with the catalog and a name for each code.
  case swift
  /// Files for the runtime: the styles and, if there are any, the emoji.
  case catalog

  /// Emits a catalog as files, at least one.
  package func emit(_ catalog: Catalog, toolVersion: String) -> [OutputFile] {
    switch self {
    case .swift: [SwiftEmitter.emit(catalog, toolVersion: toolVersion)]
    case .catalog: [CatalogFileEmitter.emit(catalog)] + [EmojiCatalogFileEmitter.emit(catalog)].compactMap(\.self)
    }
  }
}
