internal import ArgumentParser
internal import TokenDiagnostics
internal import TokenLint
internal import TokenLintPipeline

/// Rules that a command line names: `contrast`, `metrics,naming`.
struct RuleSelector: ExpressibleByArgument {
  /// By their ids.
  let rules: Set<String>
  /// The ids of errors that stop a compile. They are always looked for.
  let errors: [String]

  init?(argument: String) {
    var rules: Set<String> = []
    var errors: [String] = []
    for word in argument.split(separator: ",").map(String.init) {
      let found = RuleSelection.rules(named: word)
      if !found.isEmpty {
        rules.formUnion(found)
      } else if ErrorReference.page(named: word) != nil {
        errors.append(word)
      } else {
        return nil
      }
    }
    if rules.isEmpty && errors.isEmpty { return nil }
    self.rules = rules
    self.errors = errors
  }

  static var allValueStrings: [String] { RuleSelection.words }
}

/// Names of rules for a shell to complete.
enum RuleCompletion {
  /// What stands for rules, behind those that are written already.
  static func selectors(_ arguments: [String], _ index: Int, _ prefix: String) -> [String] {
    let comma = prefix.lastIndex(of: ",")
    let before = comma.map { String(prefix[...$0]) } ?? ""
    let last = comma.map { prefix[prefix.index(after: $0)...] } ?? prefix[...]
    return RuleSelection.words.filter { $0.hasPrefix(last) }.map { before + $0 }
  }

  /// What has a page: rules and errors.
  static func pages(_ arguments: [String], _ index: Int, _ prefix: String) -> [String] {
    (Linter.rules.map { $0.id } + ErrorReference.pages.map(\.id)).filter { $0.hasPrefix(prefix) }
  }
}
