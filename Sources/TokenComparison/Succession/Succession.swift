package import TokenModel
internal import TokenPerception

/// What the codes and tokens of one version of a catalog are in the next one.
package struct Succession: Sendable {
  /// By the index of the old code.
  package let codes: [Successor<Int>]
  /// By old token.
  package let tokens: TokenTable<Successor<TokenID>>
  private let differences: Differences

  /// - Parameters:
  ///   - old: The old version.
  ///   - new: The new version of the same catalog.
  ///   - written: What the project says about old names.
  /// - Complexity: O(*n* log *n*), where *n* is the number of codes and tokens. Tokens that are gone are also compared
  ///   with all others of their groups at the top, if these are at most a million comparisons.
  package init(
    from old: ComparedCatalog,
    to new: ComparedCatalog,
    written: WrittenSuccessors = WrittenSuccessors()
  ) {
    let contexts = ContextPairs(old.catalog.resolved, new.catalog.resolved)
    let pairs = TokenPairs(TokenVersion(old, contexts.selections.old), TokenVersion(new, contexts.selections.new))
    let areRootsEqual = old.catalog.lengths == new.catalog.lengths
    let ofTokens = TokenSuccession(pairs, written, areRootsEqual: areRootsEqual)
    let pair = CatalogPair(CodeTable(old), CodeTable(new))
    let ofCodes = CodeSuccession(pair, ofTokens, written)
    codes = LinkedGrades.linked(ofCodes.successors) { pair.old.numbers[UTF8Name(pair.new.names[$0])] }
    let linked = LinkedGrades.linked(Array(ofTokens.successors)) {
      pairs.old.resolved.index[pairs.new.paths[$0]]?.index
    }
    tokens = TokenTable(linked)
    differences = Differences(pair: pair, tokens: pairs, contexts: contexts, grounds: new.grounds)
  }

  /// Whether the new version has the name of a code of the old one.
  package func hasName(ofCode old: Int) -> Bool {
    differences.pair.new.numbers[UTF8Name(differences.pair.old.names[old])] != nil
  }

  /// Whether the new version has the path of a token of the old one.
  package func hasName(ofToken old: TokenID) -> Bool {
    differences.tokens.new.resolved.index[differences.tokens.old.paths[old]] != nil
  }

  /// Whether the name of a code of the old version is that of another code in the new one.
  package func isNameReused(ofCode old: Int) -> Bool {
    differences.pair.new.numbers[UTF8Name(differences.pair.old.names[old])].map { codes[old].isOther($0) } ?? false
  }

  /// Whether the path of a token of the old version is that of another token in the new one.
  package func isNameReused(ofToken old: TokenID) -> Bool {
    let tokens = differences.tokens
    return tokens.new.resolved.index[tokens.old.paths[old]].map { self.tokens[old].isOther($0) } ?? false
  }

  /// The advice about a code that is still there and deprecated, in one line; nil without any.
  package func advice(onCode old: Int) -> String? {
    let new = differences.pair.new
    guard let code = new.numbers[UTF8Name(differences.pair.old.names[old])] else { return nil }
    return new.catalog.deprecation(of: new.codes[code])?.message(naming: new.catalog.name)
  }

  /// The advice about a token that is still there and deprecated, in one line; nil without any.
  package func advice(onToken old: TokenID) -> String? {
    let (pairs, tokens) = (differences.tokens, differences.tokens.new.tokens)
    guard let token = pairs.new.resolved.index[pairs.old.paths[old]] else { return nil }
    return tokens.annotations(of: token).deprecation?.sentence { String($0) }
  }

  /// How text in a code of the new version differs from one of the old version; empty for the same look.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes.
  package func differences(ofCode old: Int, from new: Int) -> [Wording] { differences.ofCode(old, new) }

  /// How the values of a token of the new version differ from those of one of the old version.
  package func differences(ofToken old: TokenID, from new: TokenID) -> [Wording] { differences.ofToken(old, new) }
}

/// Words for the differences of codes and tokens that have nothing to do with each other, as a comparison words them.
private struct Differences: Sendable {
  let pair: CatalogPair
  let tokens: TokenPairs
  let contexts: ContextPairs
  let grounds: TextGrounds

  func ofCode(_ old: Int, _ new: Int) -> [Wording] {
    let pair = pair.pairing(old, with: new)
    let findings = ColorChanges.ofCodes(pair) + FontChanges.findings(pair) + MetricChanges.findings(pair)
    return findings.flatMap { finding in
      switch finding.change {
      case .weightChanged: finding.effects.map { "weight " + $0 }
      case .colorLeftOpen: ["its color is left open"] + finding.effects
      case .colorSet: ["it has a color"] + finding.effects
      default: finding.effects
      }
    }
  }

  func ofToken(_ old: TokenID, _ new: TokenID) -> [Wording] {
    TokenValueChanges.changes(of: (old, new), in: tokens, contexts, on: grounds).map(\.words)
  }
}

extension Successor {
  /// Whether what has the same name in the new version means something else. A deprecated name means the same.
  fileprivate func isOther(_ named: ID) -> Bool {
    switch cause {
    case .advice, .deprecated, .name: false
    case .written, .renamed, .shifted, .merged, .gone: new != named
    }
  }
}
