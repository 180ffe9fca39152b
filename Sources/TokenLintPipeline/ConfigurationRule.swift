internal import TokenDiagnostics
internal import TokenLint

/// What can be wrong in a configuration.
enum ConfigurationRule: String {
  case unknownRule = "unknown-rule"
  case unknownKey = "unknown-key"
  case unknownValue = "unknown-value"
  case wrongKind = "wrong-kind"
  case invalidNumber = "invalid-number"
  case outOfRange = "out-of-range"
}

extension Diagnostic {
  static func configuration(
    _ rule: ConfigurationRule,
    _ message: String,
    at range: SourceRange,
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(rule: RuleID(rawValue: rule.rawValue), message: message, at: range, fixIts: fixIts)
  }

  static func unknownRule(_ name: String, at range: SourceRange) -> Diagnostic {
    let ids = Linter.rules.map { $0.id }
    return unknown(.unknownRule, name, "is no rule", ids, "`stylespec lint --list-rules` lists all", at: range)
  }

  static func unknownConfigurationKey(
    _ name: String,
    in record: String,
    allowed: [String],
    at range: SourceRange
  ) -> Diagnostic {
    unknown(.unknownKey, name, "is not a key of \(record)", allowed, "it takes \(list(allowed))", at: range)
  }

  static func unknownWord(_ word: String, for what: String, words: [String], at range: SourceRange) -> Diagnostic {
    unknown(.unknownValue, word, "is not a value of \(what)", words, "it takes \(list(words))", at: range)
  }

  /// A name that is none, with the nearest one that is.
  private static func unknown(
    _ rule: ConfigurationRule,
    _ name: String,
    _ problem: String,
    _ known: [String],
    _ otherwise: String,
    at range: SourceRange
  ) -> Diagnostic {
    let near = NearestNames.nearest(to: name, among: known, limit: 1).first
    let advice = near.map { "did you mean `\($0)`?" } ?? otherwise
    let fixIts = near.map { [FixIt("write `\($0)`", .unsafe, TextEdit(replacing: range, with: $0))] } ?? []
    return configuration(rule, "`\(name)` \(problem); \(advice)", at: range, fixIts: fixIts)
  }

  private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}
