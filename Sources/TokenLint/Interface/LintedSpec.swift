package import TokenDiagnostics
package import TokenModel

/// One spec as rules see it: the meaning of its tokens, and their notation.
package struct LintedSpec: Sendable {
  /// The outline of the spec's token files.
  package let tokenFiles: TokenFileOutline
  /// The meaning of the tokens.
  package let catalog: Catalog
  /// The text as it was written.
  package let outline: SpecOutline
  /// Every file of the run; ranges refer to a file by its index.
  package let files: [SourceFile]
  /// The Swift name of each code, in the order of ``Catalog/codes``; empty unless a rule needs it.
  package let swiftNames: [String]
  /// The Swift sources to look for codes in, by their index in ``files``; nil when none were named.
  package let sources: [SourceFileID]?
  /// The images of the emoji; nil if they were not read.
  package let images: EmojiImages?
  /// Which suppressions were used; nil until all other rules have run.
  package internal(set) var suppressions: SuppressionReview?
  /// The uses of codes in the sources; nil when none were named.
  let codeUses: CodeUses?
  /// The options of the rule that is looking.
  package internal(set) var options: RuleOptions

  /// A spec from its parts; `others` are the other catalogs that the sources may name. Reads the sources.
  package init(
    catalog: Catalog,
    outline: SpecOutline,
    files: [SourceFile],
    swiftNames: [String] = [],
    sources: [SourceFileID]? = nil,
    others: [OtherCatalog] = [],
    images: EmojiImages? = nil
  ) {
    self.catalog = catalog
    self.outline = outline
    self.files = files
    tokenFiles = TokenFileOutline(of: catalog, besides: outline, in: files)
    self.swiftNames = swiftNames
    self.sources = sources
    self.images = images
    codeUses = sources.map { sources in
      let sources = sources.compactMap { id in files[id].map { (id, $0.bytes) } }
      return CodeUses(of: catalog, swiftNames: swiftNames, others: others, in: sources)
    }
    options = RuleOptions([])
  }

  /// Whether this is a spec, or token files on their own.
  var dialect: TokenDialect { catalog.tokens.dialect }

  /// Whether a location is in a token file of the spec, where values are written differently than in the spec.
  func isInTokenFile(_ range: SourceRange) -> Bool { tokenFiles.files.contains(range.file) }

  /// The text of a range as it is written. Bytes that are not UTF-8 become U+FFFD.
  func text(_ range: SourceRange) -> String { files.text(of: range) }

  /// A value in the quotes, if any, that another one is written in.
  func spelled(_ text: String, like range: SourceRange) -> String {
    switch self.text(range).first {
    case "\"": "\"\(text)\""
    case "'": "'\(text)'"
    default: text
    }
  }
}

/// The findings of rules, in the order of finding.
package struct Findings: Sendable {
  /// Severities are those of the rules; the configuration may change them.
  package private(set) var diagnostics: [Diagnostic] = []
  private let rule: RuleID
  private let severity: Diagnostic.Severity

  init(rule: any LintRule.Type) {
    self.rule = RuleID(rawValue: rule.id)
    severity = rule.severity ?? .warning
  }

  /// Reports a finding: one sentence without a full stop that explains the mistake and the correction.
  mutating func report(_ message: String, at range: SourceRange, notes: [Note] = [], fix: FixIt? = nil) {
    diagnostics.append(
      Diagnostic(severity, rule: rule, message: message, at: range, notes: notes, fixIts: fix.map { [$0] } ?? [])
    )
  }
}
