extension RuleRegistry {
  /// The rule with an id, or one that had it in an earlier release; nil for an unknown id.
  package static func rule(named id: String) -> (any LintRule.Type)? {
    idsByName[id].flatMap { id in rules.first { $0.id == id } }
  }

  /// Today's id of each rule, by its own and by its former ids.
  static let idsByName: [String: String] = {
    let former = rules.flatMap { rule in rule.formerIDs.map { ($0, rule.id) } }
    let current = rules.map { ($0.id, $0.id) }
    return Dictionary(former + current) { _, last in last }
  }()

  /// The first id that each renamed rule had, by its id of today: baselines of earlier releases know it by that.
  static let originalIDs: [String: String] = Dictionary(
    rules.compactMap { rule in rule.formerIDs.first.map { (rule.id, $0) } }
  ) { first, _ in first }
}
