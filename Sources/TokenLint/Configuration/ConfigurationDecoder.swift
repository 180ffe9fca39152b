internal import TokenDiagnostics
internal import TokenYAML

/// Decodes one configuration.
struct ConfigurationDecoder: RecordDecoder {
  let tree: SourceTree
  private let log = DiagnosticLog()
  private let scope: ConfigurationReader.Scope
  private let folder: String
  /// Outputs are in these folders, or below.
  private let outputFolders: [String]
  private let resolve: (String) -> String

  /// `resolve` gives the path of a file from one that counts from the configuration's folder.
  init(
    tree: SourceTree,
    scope: ConfigurationReader.Scope,
    folder: String,
    outputFolders: [String],
    resolve: @escaping (String) -> String
  ) {
    self.tree = tree
    self.scope = scope
    self.folder = folder
    self.outputFolders = outputFolders
    self.resolve = resolve
  }

  /// The mistakes so far.
  var diagnostics: [Diagnostic] { log.diagnostics }

  /// The configuration, and the files that it extends, in order of precedence.
  func decode(_ root: NodeID) -> (configuration: ProjectConfiguration, extended: [ProjectConfiguration.Path]) {
    var configuration = ProjectConfiguration(folder: folder)
    var extended: [ProjectConfiguration.Path] = []
    let keys = ["extends", "specs", "rules", "overrides", "sources", "baseline", "outputs", "migrated"]
    for (key, value) in entries(of: root, allowed: keys, in: "a configuration") {
      // A key whose entries are all comments.
      if isNull(value) && key != "baseline" { continue }
      let before = log.diagnostics.count
      switch key {
      case "extends": extended = paths(value, for: "`extends`")
      // They were found before the configuration of each spec was read.
      case "specs": _ = paths(value, for: "`specs`")
      case "rules": configuration.lint.rules = rules(value)
      case "overrides": configuration.lint.overrides = overrides(value)
      case "sources": configuration.sources = paths(value, for: "`sources`")
      case "baseline": configuration.baseline = text(value, for: "`baseline`").map(path)
      case "migrated": configuration.migrated = migrated(value)
      default: configuration.outputs = outputs(value)
      }
      if scope == .outputs && key != "extends" && key != "outputs" {
        log.diagnostics.removeSubrange(before...)
      }
    }
    return (configuration, extended)
  }

  private func rules(_ node: NodeID) -> [String: LintConfiguration.RuleSetting] {
    var settings: [String: LintConfiguration.RuleSetting] = [:]
    for (key, rule, value) in ruleEntries(node) {
      settings[rule.id] = setting(value, rule)
      settings[rule.id]?.place = tree.range(of: key)
    }
    return settings
  }

  private func setting(_ node: NodeID, _ rule: any LintRule.Type) -> LintConfiguration.RuleSetting {
    guard tree.kind(of: node) == .mapping else { return .init(level: level(node)) }
    var setting = LintConfiguration.RuleSetting()
    let names = ["severity"] + rule.options.map(\.name)
    for (key, value) in entries(of: node, allowed: names, in: "`\(rule.id)`") {
      if key == "severity" {
        setting.level = level(value)
      } else if let option = rule.options.first(where: { $0.name == key }) {
        setting.options[key] = optionValue(value, of: option, into: &setting.places)
      }
    }
    return setting
  }

  private func overrides(_ node: NodeID) -> [LintConfiguration.Override] {
    guard expect(.sequence, node, for: "`overrides`") else { return [] }
    return tree.elements(of: node).compactMap { override($0) }
  }

  private func override(_ node: NodeID) -> LintConfiguration.Override? {
    guard expect(.mapping, node, for: "an override") else { return nil }
    var override = LintConfiguration.Override(levels: [:], folder: folder)
    var hasRules = false
    for (key, value) in entries(of: node, allowed: ["files", "tokens", "rules"], in: "an override") {
      switch key {
      case "files": (override.files, override.fileRanges) = patterns(value, for: "`files`")
      case "tokens": (override.tokens, override.tokenRanges) = patterns(value, for: "`tokens`")
      default:
        hasRules = true
        if isNull(value) { continue }
        for (_, rule, value) in ruleEntries(value) { override.levels[rule.id] = level(value) }
      }
    }
    guard !hasRules else { return override }
    let example = "rules: { off-grid: off }"
    report(.missingKey("rules", in: "an override", example: example, at: tree.range(of: node)))
    return nil
  }

  /// The name of a version, or a mapping with its hash.
  private func migrated(_ node: NodeID) -> ProjectConfiguration.Migrated? {
    guard tree.kind(of: node) == .mapping else {
      let name = text(node, for: "`migrated`")
      return name.map { .init(version: $0.text, digest: nil, isSafeOnly: false, range: tree.range(of: node)) }
    }
    var texts: [String: String] = [:]
    for (key, value) in entries(of: node, allowed: ["version", "digest", "apply"], in: "`migrated`") {
      let words = ["safe", "appearance"]
      texts[key] = key == "apply" ? choice(value, of: words, for: "`apply`") : text(value, for: "`\(key)`")?.text
    }
    guard let version = texts["version"] else {
      report(.missingKey("version", in: "`migrated`", example: "version: v3.0", at: tree.range(of: node)))
      return nil
    }
    return .init(
      version: version,
      digest: texts["digest"],
      isSafeOnly: texts["apply"] == "safe",
      range: tree.range(of: node)
    )
  }

  private func patterns(_ node: NodeID, for what: String) -> ([String], [SourceRange]) {
    let texts = texts(node, for: what)
    return (texts.map(\.text), texts.map(\.range))
  }

  private func level(_ node: NodeID) -> LintConfiguration.RuleSetting.Level? {
    let words = ["off", "info", "warning", "error"]
    guard let word = choice(node, of: words, for: "a severity") else { return nil }
    return Diagnostic.Severity(rawValue: word).map { .on($0) } ?? .off
  }

  /// The entries of a mapping from rules; unknown rules are reported.
  private func ruleEntries(_ node: NodeID) -> [(key: NodeID, rule: any LintRule.Type, value: NodeID)] {
    guard expect(.mapping, node, for: "`rules`") else { return [] }
    return tree.entries(of: node).compactMap { key, value in
      let name = tree.text(of: key)
      if let rule = RuleRegistry.rule(named: name) { return (key, rule, value) }
      report(.unknownRule(name, at: tree.range(of: key)))
      return nil
    }
  }

  func report(_ diagnostic: Diagnostic) { log.report(diagnostic) }
}

extension ConfigurationDecoder {
  /// Why a text cannot be a folder of outputs; nil for one in the folder of the configuration.
  func problem(ofOutputFolder text: String) -> String? {
    let path = PathText.joined(folder, text)
    let isInside = outputFolders.contains { outer in
      let inner = PathText.relative(path, to: outer)
      return !inner.hasPrefix("/") && inner != ".." && !inner.hasPrefix("../")
    }
    return isInside ? nil : "is not in the folder of this file, which `outputs` stays in; use `--out`"
  }

  func path(_ text: (text: String, range: SourceRange)) -> ProjectConfiguration.Path {
    ProjectConfiguration.Path(path: resolve(text.text), range: text.range)
  }

  func paths(_ node: NodeID, for what: String) -> [ProjectConfiguration.Path] {
    texts(node, for: what).map(path)
  }
}
