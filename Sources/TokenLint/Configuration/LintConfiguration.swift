package import TokenDiagnostics

/// The settings of a project for its lints.
package struct LintConfiguration: Sendable {
  /// The settings of one rule.
  package struct RuleSetting: Sendable {
    /// Off, or how bad a finding is.
    package enum Level: Sendable, Hashable {
      case off
      case on(Diagnostic.Severity)
    }

    /// Nil leaves the level as it is.
    package var level: Level?
    /// By the names of options.
    package var options: [String: OptionValue]
    /// The ranges of the options' texts; empty for options that no file set.
    package var places: [OptionText]
    /// The location of the rule in the file; nil for a setting that no file has.
    package var place: SourceRange?

    /// Creates a setting; by default nothing is changed.
    package init(
      level: Level? = nil,
      options: [String: OptionValue] = [:],
      places: [OptionText] = [],
      place: SourceRange? = nil
    ) {
      self.level = level
      self.options = options
      self.places = places
      self.place = place
    }
  }

  /// Other levels for some files or tokens. All conditions that are given have to hold.
  package struct Override: Sendable {
    /// Patterns of paths of files, relative to the folder; nil for all files.
    package var files: [String]?
    /// Token path patterns, such as `palette.*`; nil for all tokens.
    package var tokens: [String]?
    /// By rule.
    package var levels: [String: RuleSetting.Level]
    /// The folder that paths are relative to; nil for the folder of the whole configuration.
    package var folder: String?
    /// The ranges of the file patterns, in their order; empty when no file set them.
    package var fileRanges: [SourceRange] = []
    /// The same for those of tokens.
    package var tokenRanges: [SourceRange] = []

    /// An override from its parts.
    package init(
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
  package var rules: [String: RuleSetting]
  /// Later ones win.
  package var overrides: [Override]
  /// The folder that paths are relative to, with a slash at its end; empty for the working folder.
  package var folder: String
  /// The locations of files, however they are named.
  package var filePlaces = FilePlaces()
  /// The rules requested for a run.
  package var selection = RuleSelection()

  /// Creates a configuration; by default, that of a project without a configuration file.
  package init(rules: [String: RuleSetting] = [:], overrides: [Override] = [], folder: String = "") {
    self.rules = rules
    self.overrides = overrides
    self.folder = folder
  }
}

extension LintConfiguration.RuleSetting {
  /// Removes option texts, which then have no effect.
  package mutating func remove(_ unwanted: OptionText) {
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
