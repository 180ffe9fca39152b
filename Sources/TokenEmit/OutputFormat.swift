public import TokenModel

/// What a catalog can be compiled into. Each format has a folder with its emitter.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  /// Swift code that holds the catalog and a name for each code.
  case swift
  /// A file that the runtime loads.
  case catalog

  /// The file that the format makes of a catalog.
  public func emit(_ catalog: Catalog, toolVersion: String) -> OutputFile {
    switch self {
    case .swift: SwiftEmitter.emit(catalog, toolVersion: toolVersion)
    case .catalog: CatalogFileEmitter.emit(catalog)
    }
  }
}
