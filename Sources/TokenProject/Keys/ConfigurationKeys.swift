internal import TokenEmit
internal import TokenLint
internal import TokenModel
internal import TokenWorkspace

/// The keys and words of `.stylespec.yaml`, for completion.
enum ConfigurationKeys {
  /// What the texts of a value, or the keys of a mapping, name in a spec.
  enum Names {
    /// Patterns of paths of tokens.
    case tokens
    /// Patterns of names of colors, beside appearances.
    case colors
    /// Colors by their paths.
    case backgrounds
  }

  /// The keys of the mapping at a path of keys; none for an unknown one.
  static func keys(in names: [String]) -> [KnownKey] {
    switch (names.first, names.count) {
    case (nil, _): root
    case ("rules", 1), ("overrides", 2): names.last == "rules" ? rules : []
    case ("rules", 2): options(of: names[1])
    case ("rules", 3): tableKeys(of: names)
    case ("overrides", 1): overrides
    case ("outputs", 1): outputs
    case ("outputs", 2) where names[1] == "options": optionsOfFormats
    case ("migrated", 1): migrated
    default: []
    }
  }

  /// The words that a value may be; none for a value that is not a choice.
  static func words(of names: [String]) -> [String] {
    switch (names.first, names.count, names.last) {
    case ("rules", 2, _), ("rules", 3, "severity"), ("overrides", 3, _): ["off", "info", "warning", "error"]
    case ("outputs", 2, "emit"): EmitterRegistry.emitters.map { $0.id }
    case ("outputs", 3, _): option(ofFormats: names[2])?.words ?? []
    case ("migrated", 2, "apply"): ["safe", "appearance"]
    default: option(at: names)?.words ?? []
    }
  }

  /// The endings of the files that the value of a key names; empty where it names folders only, nil for other values.
  static func fileEndings(of names: [String]) -> [String]? {
    switch (names.first, names.count, names.last) {
    case ("sources", 1, _): [".swift"]
    case ("specs", 1, _), ("overrides", 2, "files"): SpecLoader.endings
    case ("extends", 1, _): [".yaml", ".yml"]
    case ("baseline", 1, _): [".json"]
    case ("outputs", 2, "out"): []
    default: nil
    }
  }

  /// What the value of a key names in a spec; nil for other values.
  static func namesInValue(of names: [String]) -> Names? {
    if names == ["overrides", "tokens"] { return .tokens }
    switch option(at: names)?.names {
    case .tokens: return .tokens
    case .backgrounds: return .backgrounds
    case nil: return nil
    }
  }

  /// What the keys of a mapping name in a spec; nil for other mappings.
  static func namesInKeys(of names: [String]) -> Names? {
    guard names.count == 3, let option = option(at: names), case .table = option.kind else { return nil }
    switch option.names {
    case .tokens: return .tokens
    case .backgrounds: return .colors
    case nil: return nil
    }
  }

  // MARK: Rules

  private static var rules: [KnownKey] {
    RuleRegistry.rules.map { rule in
      let page = rule.documentation
      return KnownKey(
        name: rule.id,
        meaning: page.summary + ".",
        details: "\(page.whatItDoes)\n\n\(page.whyIsThisBad)"
      )
    }
  }

  private static func options(of rule: String) -> [KnownKey] {
    guard let rule = RuleRegistry.rule(named: rule) else { return [] }
    let severity = KnownKey(name: "severity", meaning: "How grave a finding is, or `off`.")
    return [severity] + rule.options.map { KnownKey(name: $0.name, meaning: $0.summary) }
  }

  /// The option of a rule that a path of keys leads to, or into.
  private static func option(at names: [String]) -> RuleOption? {
    guard names.count == 3 || names.count == 4, names[0] == "rules", let rule = RuleRegistry.rule(named: names[1])
    else {
      return nil
    }
    return rule.options.first { $0.name == names[2] }
  }

  private static func tableKeys(of names: [String]) -> [KnownKey] {
    guard let option = option(at: names), case .table(_, let keys) = option.kind else { return [] }
    let known =
      keys
      ?? (option.names.map { if case .backgrounds = $0 { true } else { false } } == true
        ? Appearance.allCases.map(\.rawValue) : [])
    return known.map { KnownKey(name: $0, meaning: "") }
  }

  // MARK: Formats

  /// The options of all formats; which formats an output has may be written after them.
  private static var optionsOfFormats: [KnownKey] {
    var formats: [(option: EmitterOption, ids: [String])] = []
    for emitter in EmitterRegistry.emitters {
      for option in emitter.options {
        if let index = formats.firstIndex(where: { $0.option.name == option.name }) {
          formats[index].ids.append(emitter.id)
        } else {
          formats.append((option, [emitter.id]))
        }
      }
    }
    return formats.map { option, ids in
      KnownKey(name: option.name, meaning: "\(ids.joined(separator: ", ")): \(option.summary).")
    }
  }

  private static func option(ofFormats name: String) -> EmitterOption? {
    EmitterRegistry.emitters.lazy.flatMap { $0.options }.first { $0.name == name }
  }

  // MARK: Tables

  private static let root = [
    KnownKey(name: "extends", meaning: "Configurations that this one is based on, from its own folder."),
    KnownKey(name: "rules", meaning: "The severities and options of rules."),
    KnownKey(name: "overrides", meaning: "Severities for some files or tokens."),
    KnownKey(name: "sources", meaning: "Swift files and folders to check for codes."),
    KnownKey(name: "specs", meaning: "The specs that commands work on: files and folders."),
    KnownKey(name: "baseline", meaning: "The file of accepted findings."),
    KnownKey(name: "outputs", meaning: "What specs are compiled into."),
    KnownKey(name: "migrated", meaning: "The version of specs that sources have reached."),
  ]
  private static let overrides = [
    KnownKey(name: "files", meaning: "Patterns of paths of files, from this file's folder."),
    KnownKey(name: "tokens", meaning: "Patterns of paths of tokens."),
    KnownKey(name: "rules", meaning: "The severities of rules. Required."),
  ]
  private static let outputs = [
    KnownKey(name: "out", meaning: "The folder. Required."),
    KnownKey(name: "emit", meaning: "The formats; by default `swift`."),
    KnownKey(name: "options", meaning: "The options of the format."),
  ]
  private static let migrated = [
    KnownKey(name: "version", meaning: "The name of the version. Required."),
    KnownKey(name: "digest", meaning: "The hash of its specs."),
    KnownKey(name: "apply", meaning: "Which renames `stylespec migrate` applies."),
  ]
}

extension RuleOption {
  /// The words that a value may be; none for a value that is not a choice.
  fileprivate var words: [String] {
    switch kind {
    case .choice(_, of: let words), .words(_, of: let words): words
    case .flag: ["true", "false"]
    case .number, .texts, .table: []
    }
  }
}

extension EmitterOption {
  /// The words that a value may be; none for a value that is not a choice.
  fileprivate var words: [String] {
    switch kind {
    case .choice(_, of: let words): words
    case .flag: ["true", "false"]
    case .text: []
    }
  }
}
