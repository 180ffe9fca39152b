internal import TokenDiagnostics
internal import TokenModel

enum Layering: LintRule {
  static let id = "layering"
  static let category = RuleCategory.graph
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "References from one layer to another one that it should not use",
    whatItDoes: """
      Finds references to tokens that the layer of the referring token may not use. `targets` has patterns of paths, \
      in which `*` matches any text, and for each of them the patterns of the tokens that those may refer to. Where \
      several patterns fit a token, the longest counts; where none does, all references are allowed. Styles refer to \
      the tokens that they are made of. The default is about the sections of specs, and does not count for token \
      files.
      """,
    whyIsThisBad: """
      A palette holds values, and tokens above it give them a purpose. When a value of the palette depends on a use, \
      a change of that use changes everything else that is made of the value.
      """
  )
  private static let sections = ["palette.*": ["palette.*"], "color.*": ["palette.*", "color.*"]]
  static let options = [
    RuleOption(
      "targets",
      .table(sections, keys: nil),
      summary: "For token path patterns, the patterns of the tokens that these may refer to",
      names: .tokens
    )
  ]
  static let example = RuleExample("palette: { gray: ⟦\"{color.ink}\"⟧ }\ncolor: { ink: \"#666666\" }\n")

  static func problem(ofTokenFileOptions options: [String: OptionValue]) -> String? {
    if options["targets"] != nil { return nil }
    return
      "`layering` only has defaults for sections of specs; give it the groups of the token files as `targets`, such as "
      + "`{ \"semantic.*\": [\"color.*\"] }`"
  }

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let targets = spec.options.table("targets")
    if spec.dialect == .designTokens && targets == sections { return }
    let layers = targets.map(Layer.init).sorted {
      ($1.length, $0.source) < ($0.length, $1.source)
    }
    guard !layers.isEmpty else { return }
    for token in spec.outline.tokens {
      for value in token.values {
        guard let target = spec.outline.target(of: value, in: token).map({ spec.outline.tokens[$0.token] }),
          let layer = layers.first(where: { $0.pattern.matches(token.path) }), !layer.allows(target.path)
        else { continue }
        findings.report(
          "`\(token.path)` refers to `\(target.path)`, but `\(layer.source)` may refer \(layer.limits)",
          at: value.range,
          notes: [Note("`\(target.path)` is declared here", at: target.nameRange)]
        )
      }
    }
  }
}

private struct Layer {
  let source: String
  let pattern: NamePattern
  let length: Int
  private let allowed: [String]
  private let targets: [NamePattern]

  init(source: String, allowed: [String]) {
    self.source = source
    self.allowed = allowed
    length = source.utf8.count
    pattern = NamePattern(source)
    targets = allowed.map(NamePattern.init)
  }

  func allows(_ path: String) -> Bool { targets.contains { $0.matches(path) } }

  /// The text after "may refer".
  var limits: String {
    allowed.isEmpty ? "to nothing" : "only to " + allowed.map { "`\($0)`" }.joined(separator: " and ")
  }
}
