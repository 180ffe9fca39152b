internal import TokenDiagnostics
internal import TokenModel

enum DeprecatedCode: LintRule {
  static let id = "deprecated-code"
  static let category = RuleCategory.sources
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A code in the Swift sources that is made of a deprecated token",
    whatItDoes: """
      Finds codes in the Swift sources whose size, color, weight, family or mode has `deprecated` in the spec, and \
      free-standing styles that have it themselves. (A style that is made of a deprecated token is the spec's \
      business: its users cannot tell.) A dot name after nothing that may well be another type's, such as `.title`, is \
      not reported. The sources are those of the Swift package, or of `--sources`.
      """,
    whyIsThisBad: """
      A deprecated token goes away some day, and takes its codes along: code that names them does not compile then, \
      and look-ups find nothing.
      """,
    fixSafety: """
      Unsafe: the appearance changes. There is a fix if every deprecated token of the code names another one to use, \
      such as `deprecated: "use {color.ink}"`, and the code with those tokens exists and is in good standing.
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
    guard let uses = spec.codeUses?.uses, let deprecated = DeprecatedCodes(in: spec) else { return }
    // By code: each code's parts are checked once.
    var known: [Int: DeprecatedCodes.Found?] = [:]
    for use in uses where use.isMeant {
      let found = known[use.code] ?? deprecated[use.code]
      known[use.code] = .some(found)
      guard let code = found else { continue }
      let replacement = code.replacement.map {
        use.mention.isLookUp ? spec.catalog.name(of: deprecated.codes[$0]) : spec.swiftNames[$0]
      }
      findings.report(
        "`\(spec.text(use.mention.name))` \(description(of: code.parts[0], replacement: replacement))",
        at: use.mention.spelling,
        notes: code.parts.map { Note("`\(deprecated.path(of: $0))` is deprecated here", at: $0.place) },
        fix: replacement.flatMap { use.mention.fix(writing: $0, in: spec) }
      )
    }
  }

  private static func description(of part: CodePart, replacement: String?) -> String {
    let what = part.kind == .style ? "is deprecated" : "has the deprecated \(part.kind.rawValue) `\(part.name)`"
    if let replacement { return "\(what); use `\(replacement)`" }
    guard var reason = part.annotations.deprecation?.reason, !reason.isEmpty else { return "\(what); use another code" }
    if reason.hasSuffix(".") { reason.removeLast() }
    return "\(what): \(reason)"
  }
}

/// The deprecated codes of a spec, by their indices.
private struct DeprecatedCodes {
  /// The deprecated parts of a code, of a style only itself, and the index of the code to use instead.
  typealias Found = (parts: [CodePart], replacement: Int?)

  let codes: [Code]
  private let deprecations: CodeDeprecations
  private let indices: [Code: Int]
  /// The paths of the deprecated tokens, by the locations of their names.
  private let paths: [SourceRange: String]

  /// Nil when nothing is deprecated.
  init?(in spec: LintedSpec) {
    let deprecated = (spec.outline.tokens.elements + spec.tokenFiles.tokens).filter { $0.deprecation != nil }
    guard !deprecated.isEmpty else { return nil }
    codes = spec.catalog.codes
    deprecations = CodeDeprecations(spec.catalog)
    indices = Dictionary(zip(codes, spec.swiftNames.indices)) { first, _ in first }
    paths = Dictionary(deprecated.map { ($0.nameRange, $0.path) }) { first, _ in first }
  }

  /// Nil for a code that users may go on with.
  subscript(index: Int) -> Found? {
    guard codes.indices.contains(index), let found = deprecations[codes[index]] else { return nil }
    let parts = found.parts.filter { codes[index].style == nil || $0.kind == .style }
    return parts.isEmpty ? nil : (parts, found.replacement.flatMap { indices[$0] })
  }

  func path(of part: CodePart) -> String { paths[part.place] ?? part.name }
}
