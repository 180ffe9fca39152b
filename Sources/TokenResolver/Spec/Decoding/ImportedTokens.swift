internal import TokenDiagnostics
internal import TokenModel

/// The tokens of a spec's token files. They are the first ones of the spec's set, with the same IDs.
struct ImportedTokens {
  private(set) var set: TokenSet
  let index: TokenIndex
  /// How lengths become points.
  var lengths = LengthReading.standard
  private var evaluator: TokenEvaluator

  init(_ set: TokenSet) {
    self.set = set
    index = TokenIndex(set)
    evaluator = TokenEvaluator(set)
  }

  /// Sets the modifiers, whose roles a spec may say.
  mutating func setModifiers(_ modifiers: Modifiers) {
    set.setModifiers(modifiers)
    evaluator = TokenEvaluator(set)
  }

  /// The value of a token in standard contexts. Nil only where the token is not there: token files with mistakes are
  /// not imported.
  mutating func value(of token: TokenID) -> Sourced<TokenValue>? { try? evaluator.value(of: token) }
}
