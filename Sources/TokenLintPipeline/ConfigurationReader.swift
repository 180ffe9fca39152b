public import TokenDiagnostics
public import TokenLint
internal import TokenYAML

/// Reads `.stylespec.yaml`.
public enum ConfigurationReader {
  /// The configuration that a file holds. Every mistake is appended to `diagnostics`; what is right counts all the same.
  public static func read(
    _ file: SourceFile,
    as id: SourceFileID,
    diagnostics: inout [Diagnostic]
  ) -> LintConfiguration {
    var tree = YAMLTree()
    var found: [Diagnostic] = []
    defer { diagnostics += found }
    let folder = file.path.lastIndex(of: "/").map { String(file.path[...$0]) } ?? ""
    guard let root = YAMLReader.read(file, as: id, into: &tree, diagnostics: &found)?.root else {
      return LintConfiguration(folder: folder)
    }
    var decoder = ConfigurationDecoder(tree: tree)
    let configuration = decoder.decode(root, folder: folder)
    found += decoder.diagnostics
    return configuration
  }
}

/// Decodes one configuration.
struct ConfigurationDecoder {
  let tree: YAMLTree
  private(set) var diagnostics: [Diagnostic] = []

  init(tree: YAMLTree) {
    self.tree = tree
  }

  mutating func decode(_ root: YAMLNodeID, folder: String) -> LintConfiguration {
    var configuration = LintConfiguration(folder: folder)
    for (key, value) in entries(of: root, allowed: ["rules", "overrides"], in: "a configuration") {
      switch key {
      case "rules": configuration.rules = rules(value)
      default: configuration.overrides = overrides(value)
      }
    }
    return configuration
  }

  private mutating func rules(_ node: YAMLNodeID) -> [String: LintConfiguration.RuleSetting] {
    var settings: [String: LintConfiguration.RuleSetting] = [:]
    for (rule, value) in ruleEntries(node) { settings[rule.id] = setting(value, rule) }
    return settings
  }

  private mutating func setting(_ node: YAMLNodeID, _ rule: any LintRule.Type) -> LintConfiguration.RuleSetting {
    guard tree.kind(of: node) == .mapping else { return .init(level: level(node)) }
    var setting = LintConfiguration.RuleSetting()
    let names = ["severity"] + rule.options.map(\.name)
    for (key, value) in entries(of: node, allowed: names, in: "`\(rule.id)`") {
      if key == "severity" {
        setting.level = level(value)
      } else if let option = rule.options.first(where: { $0.name == key }) {
        setting.options[key] = optionValue(value, option)
      }
    }
    return setting
  }

  private mutating func overrides(_ node: YAMLNodeID) -> [LintConfiguration.Override] {
    guard expect(.sequence, node, for: "`overrides`") else { return [] }
    return tree.elements(of: node).map { element in
      var override = LintConfiguration.Override(levels: [:])
      for (key, value) in entries(of: element, allowed: ["files", "tokens", "rules"], in: "an override") {
        switch key {
        case "files": override.files = texts(value, for: "`files`")
        case "tokens": override.tokens = texts(value, for: "`tokens`")
        default:
          for (rule, value) in ruleEntries(value) { override.levels[rule.id] = level(value) }
        }
      }
      return override
    }
  }

  private mutating func level(_ node: YAMLNodeID) -> LintConfiguration.RuleSetting.Level? {
    let words = ["off", "info", "warning", "error"]
    guard let word = choice(node, of: words, for: "a severity") else { return nil }
    return Diagnostic.Severity(rawValue: word).map { .on($0) } ?? .off
  }

  /// The entries of a mapping from rules; unknown rules are reported.
  private mutating func ruleEntries(_ node: YAMLNodeID) -> [(rule: any LintRule.Type, value: YAMLNodeID)] {
    guard expect(.mapping, node, for: "`rules`") else { return [] }
    return tree.entries(of: node).compactMap { key, value in
      let name = tree.text(of: key)
      if let rule = Linter.rule(named: name) { return (rule, value) }
      report(.unknownRule(name, at: tree.range(of: key)))
      return nil
    }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}
