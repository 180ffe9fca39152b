internal import TokenDiagnostics
internal import TokenModel

/// The tokens of a spec's token files. They are the first ones of the spec's set, with the same IDs.
struct ImportedTokens {
  /// The tokens with their values.
  let resolved: ResolvedTokens
  /// How lengths become points.
  var lengths = LengthReading.standard

  /// The tokens as they are written.
  var set: TokenSet { resolved.tokens }

  /// The tokens by their paths.
  var index: TokenIndex { resolved.index }

  /// The value of a token in standard contexts. Nil only where the token is not there: token files with mistakes are
  /// not imported.
  func value(of token: TokenID) -> Sourced<TokenValue>? { try? resolved.value(of: token) }
}
