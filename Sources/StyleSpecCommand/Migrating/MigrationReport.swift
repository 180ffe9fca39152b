internal import TokenWorkspace
internal import TokenComparison
internal import TokenDiagnostics
internal import TokenMigration
internal import TokenReports

/// What names in sources need, as findings of all formats.
struct MigrationReport {
  /// The sources as they are on the disk.
  let files: [SourceFile]
  let diagnostics: [Diagnostic]
  private let needs: [MigrationNeed]
  private let isApplied: Bool
  private let changedFiles: Int

  init(of migration: Migration, isApplied: Bool) {
    self.isApplied = isApplied
    needs = migration.needs
    files = isApplied ? migration.results : migration.sources
    changedFiles = migration.changed.count
    let results = migration.results
    diagnostics = needs.map { need in Self.diagnostic(need, results, isApplied: isApplied) }
  }

  /// Whether a name of a grade, or of a higher one, was not written.
  func isLeft(_ grade: MigrationGrade) -> Bool { left.contains { $0.grade >= grade } }

  /// Whether a name with a successor that looks different was not written.
  var hasAppearanceLeft: Bool { left.contains { $0.grade == .appearance } }

  /// Whether a name was not written that the new version does not have.
  var isBrokenLeft: Bool { left.contains(where: \.isBroken) }

  private var left: [MigrationNeed] { needs.filter { !isApplied || !$0.isChanged || $0.grade == .manual } }

  /// `12 names: 8 safe, 3 appearance, 1 manual`
  var summary: String {
    func counts(_ needs: [MigrationNeed]) -> String {
      MigrationGrade.allCases.compactMap { grade in
        let count = needs.count { $0.grade == grade }
        return count == 0 ? nil : "\(count) \(grade.rawValue)"
      }.joined(separator: ", ")
    }
    guard isApplied else { return needs.isEmpty ? "" : "\(counted(needs.count, "name")): \(counts(needs))\n" }
    let changed = needs.count(where: \.isChanged)
    let rest = left.isEmpty ? "" : "; left: \(counts(left))"
    return "changed \(counted(changed, "name")) in \(counted(changedFiles, "file"))\(rest)\n"
  }

  // MARK: Findings

  /// The grades, as reports that explain rules have them.
  static let rules: [ReportedRule] = MigrationGrade.allCases.map { grade in
    let summary =
      switch grade {
      case .safe: "The new name has the same values in all contexts."
      case .appearance: "There is one clear successor, and what uses it looks different."
      case .manual: "A person has to choose: there is no clear successor, or the name may mean something else."
      }
    return ReportedRule(
      id: grade.rawValue,
      summary: summary,
      description: summary,
      help: "Documentation/Migrating.md explains the grades.",
      severity: severity(of: grade, isBroken: false)
    )
  }

  private static func severity(of grade: MigrationGrade, isBroken: Bool) -> Diagnostic.Severity {
    switch grade {
    case .safe: .info
    case .appearance: .warning
    case .manual: isBroken ? .error : .warning
    }
  }

  private static func diagnostic(_ need: MigrationNeed, _ results: [SourceFile], isApplied: Bool) -> Diagnostic {
    var fixes: [FixIt] = []
    if need.isChanged && !isApplied {
      let file = results[need.current.file.index]
      let text = String(decoding: file.bytes[need.current.bytes], as: UTF8.self)
      fixes = [FixIt(writing: text, need.grade == .safe ? .safe : .unsafe, replacing: need.original)]
    }
    return Diagnostic(
      severity(of: need.grade, isBroken: need.isBroken),
      rule: RuleID(rawValue: need.grade.rawValue),
      message: need.messages.joined(separator: "; then "),
      at: isApplied ? need.current : need.original,
      fixIts: fixes
    )
  }
}
