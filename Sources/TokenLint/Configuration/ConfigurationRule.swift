package import TokenDiagnostics
internal import TokenYAML

/// The mistakes that a configuration may have.
package enum ConfigurationRule: String, CaseIterable, Sendable {
  /// A rule that does not exist.
  case unknownRule = "unknown-rule"
  /// A key that its mapping does not have.
  case unknownKey = "unknown-key"
  /// A key that its mapping needs.
  case missingKey = "missing-key"
  /// A value that is not one of those that are allowed.
  case unknownValue = "unknown-value"
  /// A mapping where a list belongs, or the like.
  case wrongKind = "wrong-kind"
  /// Text where a number belongs.
  case invalidNumber = "invalid-number"
  /// A number outside its range.
  case outOfRange = "out-of-range"
  /// `extends` names a file that cannot be read.
  case invalidExtends = "invalid-extends"
  /// Configurations that extend each other.
  case extendsCycle = "extends-cycle"
  /// A configuration under a wrong name, or one that is not a file.
  case misplacedConfiguration = "misplaced-configuration"
  /// A pattern of an override, or of an option, that fits nothing.
  case unmatchedOverride = "unmatched-override"

  /// The rule as diagnostics name it.
  package var id: RuleID { RuleID(rawValue: rawValue) }
}

extension Diagnostic {
  static func configuration(
    _ rule: ConfigurationRule,
    _ message: String,
    severity: Severity = .error,
    at range: SourceRange,
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(severity, rule: rule.id, message: message, at: range, fixIts: fixIts)
  }

  static func unknownRule(_ name: String, at range: SourceRange) -> Diagnostic {
    let near = NearestNames(to: name, among: RuleRegistry.rules.map { $0.id })
    let message =
      "`\(name)` is not a rule" + didYouMean(near, otherwise: "; `stylespec lint --list-rules` lists all")
    return configuration(.unknownRule, message, at: range, fixIts: near.fixIts(replacing: range))
  }

  /// A number or a flag in quotes, which other readers of YAML take for a text.
  static func quoted(_ text: String, _ problem: String, at range: SourceRange) -> Diagnostic {
    let fix = FixIt(writing: text, .safe, replacing: range)
    let message = "`\(text)` in quotes is \(problem); remove the quotes"
    return configuration(.wrongKind, message, at: range, fixIts: [fix])
  }

  /// `links` are the entries of `extends` in their order; the last one closes the circle.
  static func extensionCycle(_ links: [ExtensionLink]) -> Diagnostic {
    let chain = (links + links.prefix(1)).map(\.path).joined(separator: " → ")
    let notes = links.dropLast().map { Note("\($0.path) extends another one here", at: $0.range) }
    return Diagnostic(
      rule: ConfigurationRule.extendsCycle.id,
      message: "these configurations extend each other: \(chain); remove one of the links",
      at: links.last?.range ?? .start(of: SourceFileID(index: 0)),
      notes: notes
    )
  }
}
