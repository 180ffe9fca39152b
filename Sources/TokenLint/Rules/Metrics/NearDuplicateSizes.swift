internal import TokenDiagnostics
internal import TokenModel

enum NearDuplicateSizes: LintRule {
  static let id = "near-duplicate-sizes"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Two sizes that are hard to tell apart",
    whatItDoes: """
      Finds sizes of the main table that are nearer to the next smaller size than `distance`. A mode has no sizes but \
      those of the main table, so its table is not looked at. Sizes of styles that are made from token files count in \
      standard contexts; equal sizes are one.
      """,
    whyIsThisBad: """
      An invisible difference has no purpose, but every size multiplies the codes: by each color, each weight and \
      each mode. Such pairs come from rounding, or from a size added by someone who did not see the other one.
      """
  )
  static let options = [
    RuleOption("distance", .number(0.5, in: 0...1_000), summary: "The least distance of two sizes, in points")
  ]
  static let example = RuleExample("typography: { 13.9: plain, ⟦14⟧: plain }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let distance = FixedDecimal(option: spec.options.number("distance"))
    let sizes = distinctSizes(of: spec.catalog)
    for (smaller, size) in zip(sizes, sizes.dropFirst()) where size.value - smaller.value < distance {
      let difference = size.value - smaller.value
      findings.report(
        "size \(size.value) is only \(difference) above \(smaller.value); use one of the two, or set \(distance) between them",
        at: size.origin.range,
        notes: [Note("size \(smaller.value) is written here", at: smaller.origin.range)]
      )
    }
  }

  /// Each size once, where it is written first, in ascending order.
  private static func distinctSizes(of catalog: Catalog) -> [Sourced<FixedDecimal>] {
    let sizes = catalog.rowsWithOwnSizes.filter { $0.mode == nil }.map(\.size)
    return Dictionary(sizes.map { ($0.value, $0) }) { first, _ in first }.values.sorted { $0.value < $1.value }
  }
}
