package import TokenDiagnostics
package import TokenModel

/// A rule. Its file in `Rules/` has its documentation, options, example and check; a type without instances.
///
/// Helpers of several rules, and long ones of a single rule, are in the folder `Support` next to it.
package protocol LintRule: SendableMetatype {
  /// Lower-case words with hyphens, stable over releases.
  static var id: String { get }
  /// The ids of earlier releases, oldest first. Configurations, comments, options and baselines may still use them.
  static var formerIDs: [String] { get }
  /// The page of the reference that documents it.
  static var category: RuleCategory { get }
  /// The default severity of its findings; nil for a rule that is off by default.
  static var severity: Diagnostic.Severity? { get }
  /// The inputs that it applies to: specs, or token files on their own. A spec that uses tokens of files is a spec.
  static var dialects: [TokenDialect] { get }
  /// Its documentation.
  static var documentation: RuleDocumentation { get }
  /// Its options, apart from the severity.
  static var options: [RuleOption] { get }
  /// A part of a spec with findings, which the documentation prints. More examples are in `Tests/TokenLintTests/Rules`.
  static var example: RuleExample { get }

  /// Checks one spec, and reports its findings.
  static func check(_ spec: LintedSpec, _ findings: inout Findings)

  /// Why a setting with some options has no effect on token files on their own, as messages put it; nil if it has one.
  static func problem(ofTokenFileOptions options: [String: OptionValue]) -> String?
}

extension LintRule {
  /// The rule was never renamed.
  package static var formerIDs: [String] { [] }

  /// Nothing can be configured.
  package static var options: [RuleOption] { [] }

  /// Specs and token files.
  package static var dialects: [TokenDialect] { [.spec, .designTokens] }

  /// A rule about specs alone has nothing to judge.
  package static func problem(ofTokenFileOptions options: [String: OptionValue]) -> String? {
    dialects.contains(.designTokens)
      ? nil : "`\(id)` checks specs, and finds nothing in token files on their own; remove it"
  }
}

/// The topic of a group of rules.
package enum RuleCategory: String, Sendable, CaseIterable {
  case metrics, color, naming, graph, emoji, sources, suppressions
}

/// The fixed sections of a rule's documentation, in Markdown.
package struct RuleDocumentation: Sendable {
  /// One sentence without a full stop.
  package let summary: String
  /// The exact scope of the rule.
  package let whatItDoes: String
  /// The harm if it is ignored.
  package let whyIsThisBad: String
  /// Whether a fix keeps the meaning, and when it does not; nil for a rule without fixes.
  package let fixSafety: String?

  init(summary: String, whatItDoes: String, whyIsThisBad: String, fixSafety: String? = nil) {
    self.summary = summary
    self.whatItDoes = whatItDoes
    self.whyIsThisBad = whyIsThisBad
    self.fixSafety = fixSafety
  }
}

/// A part of a spec, with everything that the rule needs. The tests add the keys that it lacks.
package struct RuleExample: Sendable {
  /// Top-level keys of a spec, with the text that each finding points at between ⟦ and ⟧.
  package let yaml: String
  /// The spec after all fixes, safe and unsafe ones; nil for an example that no fix changes.
  package let fixed: String?
  /// Options of the rule.
  package let options: [String: OptionValue]
  /// A file of Swift code, for rules about sources; with its own marks.
  package let swift: String?
  /// The images of the emoji by their paths, for rules about images.
  package let images: [String: ImageFile]
  /// The document `brand.resolver.json` that the spec takes tokens from, for rules about contexts; with its own marks.
  package let resolver: String?

  /// An example with default options, and without fixes, sources, images and tokens unless they are given.
  package init(
    _ yaml: String,
    fixed: String? = nil,
    options: [String: OptionValue] = [:],
    swift: String? = nil,
    images: [String: ImageFile] = [:],
    resolver: String? = nil
  ) {
    self.yaml = yaml
    self.fixed = fixed
    self.options = options
    self.swift = swift
    self.images = images
    self.resolver = resolver
  }
}
