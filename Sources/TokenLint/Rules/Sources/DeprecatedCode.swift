internal import TokenDiagnostics
internal import TokenModel

enum DeprecatedCode: LintRule {
  static let id = "deprecated-code"
  static let category = RuleCategory.sources
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "A code in the Swift sources that is made of a deprecated token",
    whatItDoes: """
      Finds codes in the Swift sources whose size, color, weight, family or mode has `deprecated` in the spec, and \
      free-standing styles that have it themselves. (A style that is made of a deprecated token is the spec's business: \
      its users cannot tell.) A dot name after nothing that may well be another type's, such as `.title`, is not \
      reported. The sources are those of the Swift package, or of `--sources`.
      """,
    whyIsThisBad: """
      A deprecated token goes away some day, and takes its codes along: code that names them does not compile then, and \
      look-ups find nothing.
      """,
    fixSafety: """
      Unsafe: the look changes. There is a fix if every deprecated token of the code names another one to use, such as \
      `deprecated: "use {color.ink}"`, and the code with those tokens exists and is in good standing.
      """
  )
  static let example = RuleExample(
    """
    color:
      ink: "#222222"
      grey: { light: "#666666", deprecated: "use {color.ink}" }

    """,
    swift: "style = .⟦t14_grey_regular⟧\nlet found = Brand.code(named: ⟦\"14_grey_regular\"⟧)\n"
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    guard let uses = spec.codeUses?.uses, let deprecated = DeprecatedTokens(spec) else { return }
    let codes = spec.catalog.codes
    // By code: what it is made of is looked at once.
    var known: [Int: [DeprecatedTokens.Found]] = [:]
    var replacements = Replacements(in: spec, codes: codes, deprecated: deprecated)
    for use in uses where use.isMeant && codes.indices.contains(use.code) {
      let found = known[use.code] ?? deprecated.tokens(of: codes[use.code])
      known[use.code] = found
      guard let first = found.first else { continue }
      let name = spec.text(use.mention.name)
      let code = replacements.code(for: use.code, found)
      let replacement = code.map { use.mention.isLookUp ? spec.catalog.name(of: codes[$0]) : spec.swiftNames[$0] }
      findings.report(
        "`\(name)` \(first.description(replacement: replacement))",
        at: use.mention.spelling,
        notes: found.map { Note("`\($0.token.path)` is deprecated here", at: $0.token.nameRange) },
        fix: replacement.flatMap { use.mention.fix(writing: $0, in: spec) }
      )
    }
  }
}

extension DeprecatedTokens.Found {
  fileprivate func description(replacement: String?) -> String {
    let what = axis == .style ? "is deprecated" : "has the deprecated \(axis.rawValue) `\(token.name)`"
    if let replacement { return "\(what); use `\(replacement)`" }
    guard var reason = token.deprecation?.reason, !reason.isEmpty else { return "\(what); use another code" }
    if reason.hasSuffix(".") { reason.removeLast() }
    return "\(what): \(reason)"
  }
}

/// The codes to use instead of deprecated ones.
private struct Replacements {
  private let spec: LintedSpec
  private let codes: [Code]
  private let deprecated: DeprecatedTokens
  private lazy var indexes = Dictionary(codes.enumerated().map { ($1, $0) }) { first, _ in first }
  private var known: [Int: Int?] = [:]

  init(in spec: LintedSpec, codes: [Code], deprecated: DeprecatedTokens) {
    self.spec = spec
    self.codes = codes
    self.deprecated = deprecated
  }

  /// The code with other tokens for those that were found; nil when one names no other, or when there is no such code.
  mutating func code(for code: Int, _ found: [DeprecatedTokens.Found]) -> Int? {
    if let index = known[code] { return index }
    let other = found.reduce(Optional(codes[code])) { code, found in
      code.flatMap { deprecated.replacing(found, in: $0) }
    }
    let isSound = other.map { deprecated.tokens(of: $0).isEmpty } ?? false
    let index = isSound ? other.flatMap { indexes[$0] } : nil
    known[code] = .some(index.flatMap { spec.swiftNames.indices.contains($0) ? $0 : nil })
    return known[code] ?? nil
  }
}
