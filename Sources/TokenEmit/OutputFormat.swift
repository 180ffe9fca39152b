public import TokenModel

/// A format of compiled catalogs. Each format has a folder with its emitter.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  /// Swift code with the catalog and a name for each code.
  case swift
  /// A file for the runtime.
  case catalog

  /// Emits a catalog as a file.
  public func emit(_ catalog: Catalog, toolVersion: String) -> OutputFile {
    switch self {
    case .swift: SwiftEmitter.emit(catalog, toolVersion: toolVersion)
    case .catalog: CatalogFileEmitter.emit(catalog)
    }
  }
}
