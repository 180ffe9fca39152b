package import TokenDiagnostics
package import TokenEmit

/// The content of `.stylespec.yaml`, including the files that it extends.
package struct ProjectConfiguration: Sendable {
  /// A path that a configuration names, as a command line would name it.
  package struct Path: Sendable, Hashable {
    /// From the working folder, or absolute.
    package let path: String
    /// Its location in the file.
    package let range: SourceRange
  }

  /// An output of specs.
  package struct Output: Sendable, Hashable {
    /// The folder.
    package let folder: Path
    /// At least one, each with its options.
    package let formats: [OutputRequest]
  }

  /// The version of specs that sources have reached.
  package struct Migrated: Sendable, Hashable {
    /// Its name.
    package let version: String
    /// The hash of its files; nil where a person wrote the name alone.
    package let digest: String?
    /// Whether only names with equal values were written.
    package let isSafeOnly: Bool
    /// The location of the value in the file.
    package let range: SourceRange
  }

  /// The lint configuration.
  package var lint: LintConfiguration
  /// Swift files, and folders of them, to search for codes; nil if not set.
  package var sources: [Path]?
  /// The file of accepted findings.
  package var baseline: Path?
  /// The version that sources have reached; nil without the key. Only the file itself says it.
  package var migrated: Migrated?
  /// The outputs of specs; nil without the key.
  package var outputs: [Output]?

  init(folder: String = "") {
    lint = LintConfiguration(folder: folder)
  }

  /// The result of another configuration that extends this one: that one wins, rule by rule and option by option.
  func extended(by other: ProjectConfiguration) -> ProjectConfiguration {
    var result = other
    result.lint.rules = lint.rules.merging(other.lint.rules) { $0.extended(by: $1) }
    result.lint.overrides = lint.overrides + other.levelsOver(lint.overrides) + other.lint.overrides
    result.sources = other.sources ?? sources
    result.baseline = other.baseline ?? baseline
    result.outputs = other.outputs ?? outputs
    return result
  }

  /// Levels that hold everywhere, against overrides that were there before.
  private func levelsOver(_ overrides: [LintConfiguration.Override]) -> [LintConfiguration.Override] {
    let overridden = Set(overrides.flatMap(\.levels.keys))
    let levels = lint.rules.compactMapValues(\.level).filter { overridden.contains($0.key) }
    return levels.isEmpty ? [] : [LintConfiguration.Override(levels: levels)]
  }
}

extension LintConfiguration.RuleSetting {
  fileprivate func extended(by other: Self) -> Self {
    let kept = places.filter { other.options[$0.option] == nil }
    return Self(
      level: other.level ?? level,
      options: options.merging(other.options) { $1 },
      places: kept + other.places,
      place: other.place ?? place
    )
  }
}
