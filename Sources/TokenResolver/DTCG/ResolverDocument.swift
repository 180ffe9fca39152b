internal import TokenModel

/// A resolver document of the Design Tokens format, 2025.10: which objects with tokens are merged, in which contexts.
struct ResolverDocument {
  /// The modifiers, in the order in which they are first used.
  var modifiers: [Modifier] = []
  /// The objects with tokens in the order of resolution, the weakest first.
  var layers: [GroupLayer] = []
}
