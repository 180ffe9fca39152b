public import TokenDiagnostics

/// The settings of a project for its lints.
public struct LintConfiguration: Sendable {
  /// The settings of one rule.
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
    /// The places of the texts of the options; empty for options that no file set.
    public var places: [OptionText]

    /// A setting; nothing is changed unless said.
    public init(level: Level? = nil, options: [String: OptionValue] = [:], places: [OptionText] = []) {
      self.level = level
      self.options = options
      self.places = places
    }
  }

  /// Other levels for some files or tokens. All conditions that are given have to hold.
  public struct Override: Sendable {
    /// Patterns of paths of files, relative to the folder; nil for all files.
    public var files: [String]?
    /// Patterns of paths of tokens, such as `palette.*`; nil for all places.
    public var tokens: [String]?
    /// By rule.
    public var levels: [String: RuleSetting.Level]
    /// The folder that paths are relative to; nil for that of the whole configuration.
    public var folder: String?
    /// The places of the patterns of files, in their order; empty when no file set them.
    public var fileRanges: [SourceRange] = []
    /// The same for those of tokens.
    public var tokenRanges: [SourceRange] = []

    /// An override from its parts.
    public init(
      files: [String]? = nil,
      tokens: [String]? = nil,
      levels: [String: RuleSetting.Level],
      folder: String? = nil
    ) {
      self.files = files
      self.tokens = tokens
      self.levels = levels
      self.folder = folder
    }
  }

  /// By rule.
  public var rules: [String: RuleSetting]
  /// Later ones win.
  public var overrides: [Override]
  /// The folder that paths are relative to, with a slash at its end; empty for the working folder.
  public var folder: String
  /// Where files are, whatever they are called.
  public var filePlaces = FilePlaces()
  /// The rules that a run was asked for.
  public var selection = RuleSelection()

  /// A configuration; that of a project without one unless said.
  public init(rules: [String: RuleSetting] = [:], overrides: [Override] = [], folder: String = "") {
    self.rules = rules
    self.overrides = overrides
    self.folder = folder
  }
}

/// A text in an option of a rule, and its place.
public struct OptionText: Sendable {
  /// The name of the option.
  public let option: String
  /// The name that a table has it under; nil for a list.
  public let key: String?
  /// Whether it is that name itself.
  public let isKey: Bool
  /// The text.
  public let text: String
  /// Its place in a file.
  public let range: SourceRange

  /// A text from its parts.
  public init(option: String, key: String? = nil, isKey: Bool = false, text: String, range: SourceRange) {
    self.option = option
    self.key = key
    self.isKey = isKey
    self.text = text
    self.range = range
  }
}

extension LintConfiguration.RuleSetting {
  /// Leaves out texts of options, which then say nothing.
  public mutating func remove(_ unwanted: OptionText) {
    switch options[unwanted.option] {
    case .texts(let texts): options[unwanted.option] = .texts(texts.filter { $0 != unwanted.text })
    case .table(var table):
      if unwanted.isKey {
        table[unwanted.text] = nil
      } else if let key = unwanted.key {
        table[key]?.removeAll { $0 == unwanted.text }
      }
      options[unwanted.option] = .table(table)
    default: break
    }
  }
}
