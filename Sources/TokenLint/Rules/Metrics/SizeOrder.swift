internal import TokenDiagnostics
internal import TokenModel

enum SizeOrder: LintRule {
  static let id = "size-order"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .info
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Sizes that are not written in order",
    whatItDoes: """
      Finds sizes that are out of order in their table: the main table and the table of each mode, each file by \
      itself. Styles that are made from token files have no table. As few sizes as possible are shown: those without \
      which the others are in order. There is no fix, because comments may belong to one size or to several.
      """,
    whyIsThisBad: """
      A table in order shows at a glance which sizes there are, which are too close, and whether the line heights \
      grow with them. Out of order, the same size gets added twice in slightly different forms.
      """
  )
  static let options = [
    RuleOption("order", .choice("ascending", of: ["ascending", "descending"]), summary: "Which sizes come first")
  ]
  static let example = RuleExample("typography: { 9: plain, 14: plain, ⟦12⟧: plain, 16: plain }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let isDescending = spec.options.text("order") == "descending"
    var reported: Set<SourceRange> = []
    for table in spec.catalog.tables {
      for sizes in table.map(\.size).split(whileTogether: { $0.origin.range.file == $1.origin.range.file }) {
        check(Array(sizes), isDescending: isDescending, reported: &reported, into: &findings)
      }
    }
  }

  /// A table that several modes share by a reference is reported once.
  private static func check(
    _ sizes: [Sourced<FixedDecimal>],
    isDescending: Bool,
    reported: inout Set<SourceRange>,
    into findings: inout Findings
  ) {
    let keys = sizes.map { isDescending ? .zero - $0.value : $0.value }
    for disorder in Disorder.all(in: keys) {
      let (size, other) = (sizes[disorder.index], sizes[disorder.other])
      guard reported.insert(size.origin.range).inserted else { continue }
      let (side, rightSide) = disorder.other < disorder.index ? ("after", "before") : ("before", "after")
      findings.report(
        "size \(size.value) is \(side) \(other.value); sizes are easier to find in order, so move it \(rightSide) that",
        at: size.origin.range,
        notes: [Note("size \(other.value) is written here", at: other.origin.range)]
      )
    }
  }
}
