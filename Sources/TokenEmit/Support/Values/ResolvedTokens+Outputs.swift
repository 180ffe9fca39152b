internal import TokenDiagnostics
internal import TokenModel

/// The values of tokens, as outputs need them.
extension ResolvedTokens {
  /// The distinct values of a token over some modifiers. Nil for a token whose values depend on too many modifiers
  /// together, which is reported, and for one that has no value.
  func variants(
    of token: TokenID,
    over modifiers: some Sequence<ModifierID>,
    _ report: inout EmitterReport
  ) -> TokenVariants? {
    do throws(TooEntangled) {
      let variants = try variants(of: token, over: modifiers)
      let hasValue = variants.standard != nil || variants.variants.contains { $0.value != nil }
      return hasValue ? variants : nil
    } catch {
      report.tooEntangled(error, token: token, of: tokens)
      return nil
    }
  }
}

extension TokenSet {
  /// The paths of the tokens that the value of a token refers to in some contexts, itself or in its parts.
  func references(of token: TokenID, in contexts: ContextSelection) -> [TokenPath] {
    chosenSlot(of: token, in: contexts)?.references.map(\.path) ?? []
  }
}
