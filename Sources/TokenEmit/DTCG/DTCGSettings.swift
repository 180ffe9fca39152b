internal import TokenModel

/// What a spec says beside its tokens, for a document in which they have certain contexts.
enum DTCGSettings {
  /// The settings of a catalog; empty for one of token files, which say all of it.
  static func settings(of catalog: Catalog, _ contexts: DTCGContexts) -> [WrittenJSON.Member] {
    if catalog.settings.isEmpty { return [] }
    let written = catalog.settings.first { $0.key == key }?.value.members ?? []
    let roles = contexts.modifiers.compactMap { modifier in
      let own = catalog.tokens.modifiers[modifier.id]
      if own.place == nil { return WrittenJSON.Member(key: modifier.name, value: appearances(of: own, modifier)) }
      return written.first { $0.key == modifier.name }
    }
    return catalog.settings.replacing(key) { _ in roles.isEmpty ? nil : .object(roles) }
  }

  private static let key = "contexts"

  /// The contexts of a spec's own modifier are named as the appearances that they are.
  private static func appearances(of modifier: Modifier, _ written: DTCGContexts.WrittenModifier) -> WrittenJSON {
    .object(
      written.contexts.map { context in
        WrittenJSON.Member(key: modifier.contexts[context], value: .string(modifier.contexts[context]))
      }
    )
  }
}
