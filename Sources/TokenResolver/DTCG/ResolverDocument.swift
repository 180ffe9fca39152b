internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A resolver document of the Design Tokens format, 2025.10: which objects with tokens are merged, in which contexts.
struct ResolverDocument {
  /// The modifiers, in the order in which they are first used.
  var modifiers: Modifiers = []
  /// The objects with tokens in the order of resolution, the weakest first.
  var layers: [GroupLayer] = []
  /// The sets and modifiers that the order does not name.
  var leftOut: [LeftOut] = []
  /// The name; nil for none.
  var name: String?
  /// What is said of the document.
  var part = ResolverAnnotations.Part()
  /// The sets that are merged, in the order of resolution, each once.
  var sets: [NamedSet] = []
  /// What is said of each modifier.
  var modifierParts: IDTable<Modifier, ResolverAnnotations.Part> = []

  /// A set that is merged.
  struct NamedSet {
    let name: String
    let part: ResolverAnnotations.Part
    /// Its objects with tokens, the weakest first.
    let objects: [NodeID]
  }

  /// A set or a modifier that is not merged.
  struct LeftOut {
    /// In messages: "the set `core`".
    let name: String
    /// The pointer to it, for the order.
    let pointer: String
    let place: SourceRange
    /// Its objects with tokens.
    let objects: [NodeID]
  }
}
