internal import TokenDiagnostics
internal import TokenModel

/// The documentation of rules, as Markdown. It is the same on the terminal and in `Documentation/Rules.md`.
package enum RuleReference {
  /// All rules, by category.
  package static var markdown: String {
    let rules = RuleRegistry.rules
    let contents = RuleCategory.allCases.map { category in
      "**\(category.title)**: "
        + rules.filter { $0.category == category }.map { "[`\($0.id)`](#\($0.id))" }.joined(separator: ", ")
    }
    let sections = RuleCategory.allCases.map { category in
      "## \(category.title)\n\n"
        + rules.filter { $0.category == category }.map { text(of: $0, level: 3) }.joined(separator: "\n")
    }
    return introduction + "\n" + contents.joined(separator: "\n\n") + "\n\n" + sections.joined(separator: "\n")
  }

  /// One rule, under a heading of a level.
  package static func text(of rule: any LintRule.Type, level: Int) -> String {
    let documentation = rule.documentation
    let title = String(repeating: "#", count: level)
    var text =
      "\(title) \(rule.id)\n\n\(documentation.summary). Default: \(rule.severity?.rawValue ?? "off").\(scope(of: rule))\n"
    text += "\n**What it does.** \(documentation.whatItDoes)\n"
    text += "\n**Why is this bad?** \(documentation.whyIsThisBad)\n"
    if !rule.options.isEmpty { text += "\n" + options(rule.options) }
    text += "\n**Example.**\n\n" + block(rule.example)
    if let fixed = rule.example.fixed { text += "\nFixed:\n\n```yaml\n\(fixed)```\n" }
    if let fixSafety = documentation.fixSafety { text += "\n**Fix safety.** \(fixSafety)\n" }
    return text
  }

  /// Nothing of rules for both, which most are not about values.
  private static func scope(of rule: any LintRule.Type) -> String {
    rule.dialects.contains(.designTokens) ? "" : " For specs: token files on their own are not checked."
  }

  private static let introduction = """
    # Rules

    Written by `Scripts/rules` from the rules themselves. Do not edit it by hand.

    `stylespec explain RULE` prints the same text. Marks ⟦ ⟧ in examples show where a finding points.

    """

  private static func options(_ options: [RuleOption]) -> String {
    "| option | value | default | |\n|---|---|---|---|\n"
      + options.map { "| `\($0.name)` | \($0.kind.values) | \($0.kind.standard) | \($0.summary) |\n" }.joined()
  }

  private static func block(_ example: RuleExample) -> String {
    "```yaml\n\(example.yaml)```\n" + (example.swift.map { "\n```swift\n\($0)```\n" } ?? "")
      + (example.resolver.map { "\n```json\n\($0)```\n" } ?? "") + images(example)
  }

  /// The files of an example with images.
  private static func images(_ example: RuleExample) -> String {
    guard !example.images.isEmpty else { return "" }
    return "\n| image | content |\n|---|---|\n"
      + example.images.sorted { $0.key < $1.key }.map { "| `\($0.key)` | \($0.value.summary) |\n" }.joined()
  }
}

extension RuleCategory {
  /// As a heading.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension RuleOption.Kind {
  /// Its values, for people.
  fileprivate var values: String {
    switch self {
    case .number(_, let range):
      "a number, \(RuleOption.spelled(range.lowerBound)) to \(RuleOption.spelled(range.upperBound))"
    case .choice(_, let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .flag: "`true`, `false`"
    case .texts: "a text, or a list"
    case .words(_, let words): "one, or a list, of " + words.map { "`\($0)`" }.joined(separator: ", ")
    case .table(_, let keys?): "a text or a list for each of " + keys.map { "`\($0)`" }.joined(separator: ", ")
    case .table(_, nil): "a text or a list for each name"
    }
  }

  /// The default, for people.
  fileprivate var standard: String {
    switch self {
    case .number(let number, _): RuleOption.spelled(number)
    case .choice(let word, _): "`\(word)`"
    case .flag(let flag): "`\(flag)`"
    case .texts(let texts), .words(let texts, _):
      texts.isEmpty ? "none" : texts.map { "`\($0)`" }.joined(separator: ", ")
    case .table(let table, _):
      table.isEmpty
        ? "none"
        : table.sorted { $0.key < $1.key }.map { "`\($0.key)`: \($0.value.map { "`\($0)`" }.joined(separator: ", "))" }
          .joined(separator: "; ")
    }
  }
}

extension ImageFile {
  /// Its text, for people.
  fileprivate var summary: String {
    switch self {
    case .missing: "is missing"
    case .unreadable(let problem): problem
    case .image(let facts):
      "\(facts.isAnimated ? "animated " : "")\(facts.format.label), \(facts.width) × \(facts.height)"
    }
  }
}
