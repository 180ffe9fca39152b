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
