internal import TokenModel

/// The outputs of the project that have a token, and their names for it.
struct TokenReach {
  private struct Output {
    let title: String
    let areLookedUp: Bool
    let scopes: (old: String, new: String)
    let old: TokenTable<String?>?
    let new: TokenTable<String?>?

    func name(ofOld token: TokenID?) -> String? { token.flatMap { id in old?[id] ?? nil } }

    func name(ofNew token: TokenID?) -> String? { token.flatMap { id in new?[id] ?? nil } }
  }

  private enum Outputs {
    /// Any may have the token.
    case unknown
    /// One has all tokens, and all have the same names in both versions.
    case unchanged
    case named([Output])
  }

  private let outputs: Outputs

  /// - Parameter areNamesKept: Whether the two versions have equal names in any output.
  init(_ old: [OutputNames]?, _ new: [OutputNames]?, areNamesKept: Bool) {
    guard let old, let new else {
      outputs = .unknown
      return
    }
    if areNamesKept, new.contains(where: \.hasAll), old.map(\.title) == new.map(\.title) {
      outputs = .unchanged
      return
    }
    // Of one format with several options, the first one is paired with the first one.
    var rest = old
    let paired = new.map { output in
      let before = rest.firstIndex { $0.title == output.title }.map { rest.remove(at: $0) }
      return Self.output(before, output)
    }
    outputs = .named(paired + rest.map { Self.output($0, nil) })
  }

  private static func output(_ old: OutputNames?, _ new: OutputNames?) -> Output {
    Output(
      title: new?.title ?? old?.title ?? "",
      areLookedUp: new?.areLookedUp ?? old?.areLookedUp ?? false,
      scopes: (old?.scope ?? "", new?.scope ?? ""),
      old: old?.tokens(),
      new: new?.tokens()
    )
  }

  private var lookedUp: [Output] {
    if case .named(let outputs) = outputs { outputs.filter(\.areLookedUp) } else { [] }
  }

  /// The names of a token in the outputs that have it in one of the versions; empty where no name changed at all.
  func names(old: TokenID?, new: TokenID?) -> [OutputName] {
    lookedUp.compactMap { output in
      let name = OutputName(output: output.title, old: output.name(ofOld: old), new: output.name(ofNew: new))
      return name.old == nil && name.new == nil ? nil : name
    }
  }

  /// Whether an output has the value of a token.
  func hasValue(old: TokenID?, new: TokenID?) -> Bool {
    guard case .named(let outputs) = outputs else { return true }
    return outputs.contains { $0.name(ofOld: old) != nil || $0.name(ofNew: new) != nil }
  }

  /// Whether a name of an old token is found no longer.
  func losesName(old: TokenID, new: TokenID?) -> Bool {
    guard case .named = outputs else { return true }
    return names(old: old, new: new).contains { $0.old != nil && $0.old != $0.new }
  }

  /// Whether anything finds a token by a name.
  func hasName(old: TokenID?, new: TokenID?) -> Bool {
    guard case .named = outputs else { return true }
    return !names(old: old, new: new).isEmpty
  }

  /// The outputs where some tokens of both versions have other names or none, each with these tokens.
  ///
  /// - Parameter hasOtherName: Whether another finding tells that the catalog has another name, which names begin with.
  func changedNames(
    of pairs: [TokenPairs.IDs],
    hasOtherName: Bool
  ) -> [(output: String, pairs: [TokenPairs.IDs])] {
    lookedUp.compactMap { output in
      let changed = pairs.filter { pair in
        guard let name = output.name(ofOld: pair.old) else { return false }
        guard let other = output.name(ofNew: pair.new) else { return true }
        if name == other { return false }
        return !hasOtherName || name.without(output.scopes.old) != other.without(output.scopes.new)
      }
      return changed.isEmpty ? nil : (output.title, changed)
    }
  }
}

extension String {
  fileprivate func without(_ scope: String) -> Substring { hasPrefix(scope) ? dropFirst(scope.count) : self[...] }
}
