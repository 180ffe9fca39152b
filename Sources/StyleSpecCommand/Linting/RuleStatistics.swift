internal import TokenDiagnostics
internal import TokenReports

/// The number of findings of each rule.
struct RuleStatistics {
  /// One rule's.
  struct Row: Encodable, Equatable {
    let rule: String
    let count: Int
    /// The number of findings that `--fix` fixes, and the additional number with `--unsafe-fixes`.
    let fixable: Int
    let unsafelyFixable: Int
  }

  /// The most findings first; rules with as many by name.
  let rows: [Row]

  init(_ diagnostics: [Diagnostic]) {
    rows = Dictionary(grouping: diagnostics, by: \.rule.rawValue).map { rule, found in
      let fixable = found.count { $0.fixIts.contains { $0.applicability == .safe } }
      let others = found.count { !$0.fixIts.isEmpty } - fixable
      return Row(rule: rule, count: found.count, fixable: fixable, unsafelyFixable: others)
    }
    .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// A line for each rule, and nothing for none.
  var text: String {
    let width = rows.map { "\($0.count)".count }.max() ?? 0
    return rows.map { row in
      let number = "\(row.count)"
      return String(repeating: " ", count: width - number.count) + "\(number)  \(row.rule)\(row.fixes)\n"
    }.joined()
  }

  /// A list of objects.
  var json: String {
    get throws { try JSONText.of(rows) }
  }
}

extension RuleStatistics.Row {
  fileprivate var fixes: String {
    let parts = [(fixable, "--fix"), (unsafelyFixable, "--fix --unsafe-fixes")].filter { $0.0 > 0 }
    return parts.isEmpty ? "" : "  (" + parts.map { "\($0.0) fixable with \($0.1)" }.joined(separator: ", ") + ")"
  }
}
