internal import TokenDiagnostics
internal import TokenModel

enum InconsistentCase: LintRule {
  static let id = "inconsistent-case"
  static let category = RuleCategory.naming
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "Names of one section written in different ways",
    whatItDoes: """
      Finds names that are written unlike the others of their section: `darkGray` among `light_gray` and `off_white`. \
      The way of most names is right; of two equally common ones, the one that comes first. The ways are camelCase, \
      snake_case, kebab-case, PascalCase, UPPER_CASE, Capital_Snake and Train-Case. A single word in small letters, \
      such as `ink` or `gray2`, fits all of them, and so does a script without capitals. Names of emoji are not looked \
      at: they are what people type.
      """,
    whyIsThisBad: """
      Developers have to remember the case of each name, and misspell many of them. The Swift names \
      and the search in editors get just as mixed.
      """
  )
  static let example = RuleExample(
    "color: { light_gray: \"#CCCCCC\", ⟦darkGray⟧: \"#333333\", off_white: \"#EEEEEE\" }\n"
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    var sections: [TokenDeclaration.Section: [Name]] = [:]
    for token in spec.outline.named where !token.isEmoji {
      let cases = NameCases(of: token.name)
      if cases != .all { sections[token.section, default: []].append(Name(token: token, cases: cases)) }
    }
    let reading = NameReading(spec.catalog)
    let paths = Set(spec.outline.named.map(\.path))
    for section in TokenDeclaration.Section.allCases {
      guard let names = sections[section], let usual = usualCase(of: names) else { continue }
      for name in names where !name.cases.contains(usual.case) {
        let better = proposal(for: name.token, in: usual.case, reading, paths)
        report(name, usual: usual, better: better, into: &findings)
      }
    }
  }

  /// The name in the usual case; nil if it is not read as such, or could be confused with others.
  private static func proposal(
    for token: TokenDeclaration,
    in usual: NameCase,
    _ reading: NameReading,
    _ paths: Set<String>
  ) -> String? {
    let better = usual.rewritten(token.name)
    guard NameCases(of: better).contains(usual), better != token.name,
      !paths.contains(token.path.dropLast(token.name.count) + better)
    else { return nil }
    guard let axis = token.section.axis else { return better }
    return reading.readsBack(better, insteadOf: token.name, on: axis) ? better : nil
  }

  private struct Name {
    let token: TokenDeclaration
    let cases: NameCases
  }

  /// The way of most names, with the first name in it; nil when all are mixtures.
  private static func usualCase(of names: [Name]) -> (case: NameCase, first: Name)? {
    let candidates = NameCase.allCases.compactMap { one -> (case: NameCase, count: Int, first: Int)? in
      guard let first = names.firstIndex(where: { $0.cases.contains(one) }) else { return nil }
      return (one, names.count { $0.cases.contains(one) }, first)
    }
    let usual = candidates.min { ($1.count, $0.first) < ($0.count, $1.first) }
    return usual.map { ($0.case, names[$0.first]) }
  }

  private static func report(
    _ name: Name,
    usual: (case: NameCase, first: Name),
    better: String?,
    into findings: inout Findings
  ) {
    let own = NameCase.allCases.first { name.cases.contains($0) }
    let isWritten = own.map { "is in \($0.label)" } ?? "mixes several ways of writing"
    let section = name.token.section.rawValue
    let advice = better.map { "; write `\($0)`" } ?? ""
    findings.report(
      "`\(name.token.name)` \(isWritten), but other names in `\(section)` are in \(usual.case.label)\(advice)",
      at: name.token.nameRange,
      notes: [Note("`\(usual.first.token.name)` is in \(usual.case.label)", at: usual.first.token.nameRange)]
    )
  }
}
