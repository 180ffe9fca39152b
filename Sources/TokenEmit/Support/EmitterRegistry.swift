// Written by Scripts/emitters from the folders of Sources/TokenEmit. Do not edit it by hand.

/// Every format, by its name.
package enum EmitterRegistry {
  /// The types of the emitters.
  package static let emitters: [any OutputEmitter.Type] = [
    AssetCatalogEmitter.self,
    CSSEmitter.self,
    CatalogEmitter.self,
    DTCGEmitter.self,
    FigmaEmitter.self,
    HTMLEmitter.self,
    JSONEmitter.self,
    SwiftEmitter.self,
  ]
}
