internal import ArgumentParser
internal import TokenDiagnostics
internal import TokenLint

/// Rules as text on a terminal.
enum RuleListing {
  /// A line for each rule: its severity, its id and what it is about.
  static var all: String {
    let width = RuleRegistry.rules.map { $0.id.count }.max() ?? 0
    return RuleRegistry.rules.map { rule in
      let severity = rule.severity?.rawValue ?? "off"
      let padding = String(repeating: " ", count: 8 - severity.count)
      let gap = String(repeating: " ", count: width - rule.id.count)
      return "\(severity)\(padding) \(rule.id)\(gap)  \(rule.documentation.summary)\n"
    }.joined()
  }

  /// The names of all rules and errors.
  static var pageNames: [String] { RuleRegistry.rules.map { $0.id } + ErrorRegistry.kinds.map { $0.page.id } }

  /// The reference of a rule, or of an error; nil if the name is unknown.
  static func page(of id: String) -> String? {
    if let rule = RuleRegistry.rule(named: id) { return RuleReference.text(of: rule, level: 1) }
    return ErrorReference.kind(named: id).map { ErrorReference.text(of: $0, level: 1) }
  }

  /// The reference of a rule, or of an error. Throws if the name is unknown.
  static func documentation(of id: String) throws -> String {
    if let page = page(of: id) { return page }
    let near = NearestNames(to: id, among: pageNames).first
    let advice = near.map { "Did you mean '\($0)'?" } ?? "'stylespec lint --list-rules' lists all."
    throw ValidationError("There is no rule '\(id)'. \(advice)")
  }
}
