internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Looks for what configurations name: files, tokens, backgrounds. A name that matches nothing would silently have no
/// effect.
///
/// A file that others extend may speak of tokens that only some of them have. So its names are judged only where it is
/// itself the configuration of a spec, and then by the specs of all that extend it.
struct ConfigurationNames {
  /// The mistakes, wherever they were found.
  var diagnostics: [Diagnostic] {
    unmatched.values.filter { $0.count == looks[$0[0].range] }.map { $0[0] }
  }
  /// By the locations of names.
  private var unmatched: [SourceRange: [Diagnostic]] = [:]
  private var looks: [SourceRange: Int] = [:]
  private let judgedFiles: Set<SourceFileID>
  private let files: [SourceFile]
  private let places: FilePlaces
  private let hasFile: (_ pattern: String, _ folder: String) -> Bool

  init(
    files: [SourceFile],
    judging judgedFiles: Set<SourceFileID>,
    places: FilePlaces,
    hasFile: @escaping (String, String) -> Bool
  ) {
    self.files = files
    self.judgedFiles = judgedFiles
    self.places = places
    self.hasFile = hasFile
  }

  /// The configuration without names that none of its specs has. A name that only some have is a matter of the others'
  /// findings.
  mutating func judged(
    _ configuration: LintConfiguration,
    for specs: [SpecNames],
    by selection: RuleSelection
  ) -> LintConfiguration {
    var configuration = configuration
    guard !specs.isEmpty else { return configuration }
    for override in configuration.overrides { judge(override, specs) }
    if specs.allSatisfy({ $0.tokens.tokens.dialect == .designTokens }) {
      for rule in RuleRegistry.rules where selection.allows(rule.id) {
        if let setting = configuration.rules[rule.id] { judge(setting, of: rule) }
      }
    }
    for rule in RuleRegistry.rules where selection.allows(rule.id) {
      for option in rule.options {
        guard let names = option.names, let setting = configuration.rules[rule.id], setting.level != .off else {
          continue
        }
        for text in setting.places where text.option == option.name && look(at: text.range) {
          let problems = specs.compactMap { names.problem(text, in: $0) }
          guard problems.count == specs.count, let problem = problems.first else { continue }
          report(text, problem, isMistake: !isPattern(text.text))
          configuration.rules[rule.id]?.remove(text)
        }
      }
    }
    return configuration
  }

  private mutating func judge(_ override: LintConfiguration.Override, _ specs: [SpecNames]) {
    for (pattern, range) in zip(override.files ?? [], override.fileRanges) where look(at: range) {
      let text = PathText.pattern(pattern)
      let name = NamePattern(text)
      let folder = override.folder ?? ""
      if files.contains(where: { name.matches(places.path(of: $0, from: folder)) }) || hasFile(text, folder) {
        continue
      }
      report("`\(pattern)` fits no file; patterns count from the configuration's folder", at: range)
    }
    for (pattern, range) in zip(override.tokens ?? [], override.tokenRanges) where look(at: range) {
      let name = NamePattern(pattern)
      if specs.contains(where: { $0.paths.contains(where: name.matches) }) { continue }
      report("`\(pattern)` fits no token; paths are such as `color.ink` and `typography.14`", at: range)
    }
  }

  private mutating func judge(_ setting: LintConfiguration.RuleSetting, of rule: any LintRule.Type) {
    guard setting.level != .off, let place = setting.place, look(at: place),
      let problem = rule.problem(ofTokenFileOptions: setting.options)
    else { return }
    unmatched[place, default: []].append(Diagnostic(of: NeedlessSetting.self, message: problem, at: place))
  }

  private mutating func look(at range: SourceRange) -> Bool {
    guard judgedFiles.contains(range.file) else { return false }
    looks[range, default: 0] += 1
    return true
  }

  private mutating func report(_ message: String, at range: SourceRange) {
    unmatched[range, default: []].append(Diagnostic(of: UnmatchedOverride.self, message: message, at: range))
  }

  private mutating func report(_ text: OptionText, _ problem: String, isMistake: Bool) {
    let message = "`\(text.text)` \(problem)"
    unmatched[text.range, default: []].append(
      Diagnostic(of: isMistake ? UnknownValue.self : UnmatchedOverride.self, message: message, at: text.range)
    )
  }

  private func isPattern(_ text: String) -> Bool { text.contains("*") || text.contains("?") }
}
