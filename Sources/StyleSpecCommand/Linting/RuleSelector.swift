internal import ArgumentParser
internal import TokenDiagnostics
internal import TokenLint

/// Rules that a command line names: `contrast`, `metrics,naming`.
struct RuleSelector: ExpressibleByArgument {
  /// By their ids.
  let rules: Set<String>
  /// The ids of errors that stop a compile. They are always looked for.
  let errors: [String]

  /// Words that mean nothing.
  let unknown: [String]

  init(argument: String) {
    var rules: Set<String> = []
    var (errors, unknown): ([String], [String]) = ([], [])
    for word in argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let found = RuleSelection.rules(named: word)
      rules.formUnion(found)
      guard found.isEmpty else { continue }
      if ErrorReference.kind(named: word) == nil { unknown.append(word) } else { errors.append(word) }
    }
    (self.rules, self.errors, self.unknown) = (rules, errors, unknown)
  }

  /// Throws for a word that does not select any rule, with the nearest one that does.
  func validate(_ option: String) throws {
    guard let word = unknown.first else { return }
    let near = NearestNames(to: word, among: RuleSelection.words).first
    let advice = near.map { "Did you mean '\($0)'?" } ?? "'stylespec lint --list-rules' lists all."
    throw ValidationError("\(option): there is no rule '\(word)'. \(advice)")
  }
}

/// Names of rules for a shell to complete.
enum RuleCompletion {
  /// Words that mean rules, after those that are written already.
  static func selectors(_ arguments: [String], at index: Int, prefix: String) -> [String] {
    let comma = prefix.lastIndex(of: ",")
    let before = comma.map { String(prefix[...$0]) } ?? ""
    let last = comma.map { prefix[prefix.index(after: $0)...] } ?? prefix[...]
    return RuleSelection.words.filter { $0.hasPrefix(last) }.map { before + $0 }
  }

  /// The names with a page: rules and errors.
  static func pages(_ arguments: [String], at index: Int, prefix: String) -> [String] {
    RuleListing.pageNames.filter { $0.hasPrefix(prefix) }
  }
}
