internal import TokenDiagnostics
internal import TokenModel

enum RedundantMode: LintRule {
  static let id = "redundant-mode"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A mode that changes nothing",
    whatItDoes: """
      Finds sizes of a mode with the same metrics as in the main table, and modes that have no other sizes or none at \
      all; such a mode is one finding. A missing `lineSpacing` or `letterSpacing` is 0, and a missing `baselineOffset` \
      is `center`. A size that is written as a reference to the main table's is taken as meant, as long as the mode \
      changes another size. A mode that changes a style of a token file is not empty.
      """,
    whyIsThisBad: """
      Each size of a mode makes a code for each color and weight. If they look like the codes without the mode, people \
      look for the difference, and whoever changes a size in the main table will not know to change it here as well. \
      There is no fix, because it would take codes away that are perhaps in use.
      """
  )
  static let example = RuleExample(
    """
    typography:
      12: { lineHeight: 18, lineSpacing: 2, baselineOffset: 1 }
      14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0.8 }
    modes:
      read:
        typography:
          ⟦"12"⟧: { lineHeight: 18.0, lineSpacing: 2, letterSpacing: 0, baselineOffset: 1 }
          14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 1.4 }

    """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let catalog = spec.catalog
    let main = Dictionary(catalog.mainRows.map { ($0.size.value, $0) }) { first, _ in first }
    let modesOfStyles = Set(catalog.rowsOfStyles.compactMap(\.mode))
    var tables: [[TypographyRow]] = Array(repeating: [], count: catalog.modes.count)
    for row in catalog.rows {
      if let mode = row.mode, tables.indices.contains(mode) { tables[mode].append(row) }
    }
    let references = referringRows(spec)
    for (index, (mode, rows)) in zip(catalog.modes, tables).enumerated() {
      let same = rows.filter { row in main[row.size.value].map { catalog.setsLinesAlike($0, row) } ?? false }
      if same.count == rows.count && !modesOfStyles.contains(index) {
        report(mode, isEmpty: rows.isEmpty, into: &findings)
      } else {
        for row in same where !references.contains(row.size.origin.range) {
          report(row, mode: mode, main: main, into: &findings)
        }
      }
    }
  }

  /// The names of the rows of modes that are references as a whole.
  private static func referringRows(_ spec: LintedSpec) -> Set<SourceRange> {
    Set(spec.outline.tokens.lazy.filter { $0.section == .modes && $0[""]?.reference != nil }.map(\.nameRange))
  }

  private static func report(_ mode: Sourced<String>, isEmpty: Bool, into findings: inout Findings) {
    let problem =
      isEmpty ? "has no sizes, so there is no code in it" : "changes nothing: each of its sizes is as in the main table"
    findings.report(
      "mode `\(mode.value)` \(problem); give it a size with other metrics, or remove it",
      at: mode.origin.range
    )
  }

  private static func report(
    _ row: TypographyRow,
    mode: Sourced<String>,
    main: [FixedDecimal: TypographyRow],
    into findings: inout Findings
  ) {
    let size = row.size.value
    findings.report(
      "size \(size) in mode `\(mode.value)` is as in the main table; remove it, or refer to that size if it is meant",
      at: row.size.origin.range,
      notes: main[size].map { [Note("size \(size) of the main table", at: $0.size.origin.range)] } ?? []
    )
  }
}

extension Catalog {
  /// Whether two rows of one size set lines alike. An offset that centers the text in every family is like `center`.
  fileprivate func setsLinesAlike(_ one: TypographyRow, _ other: TypographyRow) -> Bool {
    guard let metrics = one.metrics, let others = other.metrics else {
      return one.metrics == nil && other.metrics == nil
    }
    return metrics.lineHeight.value == others.lineHeight.value
      && metrics.lineSpacing?.value ?? .zero == others.lineSpacing?.value ?? .zero
      && metrics.letterSpacing?.value ?? .zero == others.letterSpacing?.value ?? .zero
      && families.allSatisfy { baseline(of: one, in: $0) == baseline(of: other, in: $0) }
  }
}
