public import TokenDiagnostics

/// How a project wants its specs judged.
public struct LintConfiguration: Sendable {
  /// What is said of one rule. Nil leaves it as it is.
  public struct RuleSetting: Sendable {
    /// Off, or how bad a finding is.
    public enum Level: Sendable, Hashable {
      case off
      case on(Diagnostic.Severity)
    }

    /// Nil leaves the level as it is.
    public var level: Level?
    /// By the names of options.
    public var options: [String: OptionValue]

    /// A setting; nothing is changed unless said.
    public init(level: Level? = nil, options: [String: OptionValue] = [:]) {
      self.level = level
      self.options = options
    }
  }

  /// Other levels for some files or tokens. All conditions that are given have to hold.
  public struct Override: Sendable {
    /// Patterns of paths of files, relative to the configuration's folder; nil for all files.
    public var files: [String]?
    /// Patterns of paths of tokens, such as `palette.*`; nil for all places.
    public var tokens: [String]?
    /// By rule.
    public var levels: [String: RuleSetting.Level]

    /// An override from its parts.
    public init(files: [String]? = nil, tokens: [String]? = nil, levels: [String: RuleSetting.Level]) {
      self.files = files
      self.tokens = tokens
      self.levels = levels
    }
  }

  /// By rule.
  public var rules: [String: RuleSetting]
  /// Later ones win.
  public var overrides: [Override]
  /// The folder that paths are relative to, with a slash at its end; empty for the working folder.
  public var folder: String

  /// A configuration; that of a project without one unless said.
  public init(rules: [String: RuleSetting] = [:], overrides: [Override] = [], folder: String = "") {
    self.rules = rules
    self.overrides = overrides
    self.folder = folder
  }
}
