internal import TokenCompiler
package import TokenDiagnostics
internal import TokenLint
internal import TokenModel
internal import TokenPerception
package import TokenResolver
internal import TokenYAML

/// The configurations that name a renamed token, in overrides and options of rules.
package struct ConfigurationRenaming: Sendable {
  /// The configurations, also those that they extend.
  package let files: RenamedFiles

  /// Renames what configurations name.
  ///
  /// - Parameters:
  ///   - renaming: A rename of their specs.
  ///   - files: The configurations of the specs. Those that they extend are read, too.
  ///   - read: Provides the files that they extend.
  /// - Throws: ``RenameProblem`` when a pattern would match other tokens than before.
  /// - Complexity: O(*m* · *n*), where *m* is the number of renamed names and *n* that of patterns.
  package init(
    of renaming: TokenRenaming,
    in files: [SourceFile],
    reading read: @escaping SpecFiles.Provider
  ) throws(RenameProblem) {
    var reader = ConfigurationReader(provider: read)
    for file in files { _ = reader.read(file) }
    let names = RenamedNames(of: renaming)
    let locator = SourceLocator(reader.files)
    var edits: [TextEdit] = []
    for (index, file) in reader.files.enumerated() {
      // On its own, so that what another one replaces counts, too.
      var alone = ConfigurationReader(firstFile: index, provider: read)
      let texts = Self.texts(of: alone.read(file).lint).filter { $0.range.file.index == index }
      for (text, range, kind) in texts + Self.patternsOfOutputs(in: file, as: SourceFileID(index: index)) {
        switch names.renamed(text, as: kind) {
        case .equal: break
        case .other(let new):
          if let edit = Self.edit(of: text, to: new, at: range, in: file) { edits.append(edit) }
        case .conflict(let problem): throw .otherChange("\(locator.location(of: range)): `\(text)` \(problem)")
        }
      }
    }
    self.files = RenamedFiles(reader.files, edits)
  }

  private typealias NamingText = (text: String, range: SourceRange, kind: RenamedNames.Kind)

  /// The texts of overrides and rules that may name tokens.
  private static func texts(of configuration: LintConfiguration) -> [NamingText] {
    let overrides = configuration.overrides.flatMap { zip($0.tokens ?? [], $0.tokenRanges) }
    let options = RuleRegistry.rules.flatMap { rule -> [OptionText] in
      let names = rule.options.filter { $0.names != nil }.map(\.name)
      return (configuration.rules[rule.id]?.places ?? []).filter { names.contains($0.option) }
    }
    return overrides.map { ($0, $1, .tokens) } + options.map { ($0.text, $0.range, .tokensAndColors) }
  }

  /// The tokens that outputs are of: `outputs: { options: { only: color.** } }`.
  private static func patternsOfOutputs(in file: SourceFile, as id: SourceFileID) -> [NamingText] {
    var tree = SourceTree()
    var ignored: [Diagnostic] = []
    guard let root = SourceReader.read(file, as: id, into: &tree, diagnostics: &ignored)?.root,
      let outputs = tree.entry(at: ["outputs"], from: root)?.value
    else { return [] }
    let all = tree.kind(of: outputs) == .sequence ? Array(tree.elements(of: outputs)) : [outputs]
    return all.compactMap { tree.entry(at: ["options", "only"], from: $0)?.value }.map {
      (tree.text(of: $0), tree.range(of: $0), .paths)
    }
  }

  /// Writes a text again in its quotes, if it has any.
  private static func edit(of text: String, to new: String, at range: SourceRange, in file: SourceFile) -> TextEdit? {
    guard let place = file.bytes[range.bytes].firstRange(of: Array(text.utf8)) else { return nil }
    return TextEdit(replacing: SourceRange(file: range.file, bytes: place), with: new)
  }
}

/// What texts of a configuration stand for, before and after.
private struct RenamedNames {
  /// What a text is a pattern of.
  enum Kind {
    /// Paths of tokens, in which a star stands for any text.
    case tokens
    /// Those, or names of colors.
    case tokensAndColors
    /// Paths of tokens, in which a star stands for a name.
    case paths
  }

  /// A text after a rename.
  enum Text {
    case equal
    case other(String)
    /// The text would match more, or less: a phrase.
    case conflict(String)
  }

  /// Names that are gone, with what is there instead; names that stay.
  private struct Names {
    var old: [String] = []
    var new: [String] = []
    var others: [String] = []

    mutating func add(_ before: [String], _ after: [String]) {
      let (known, now) = (Set(before.map { UTF8Name($0) }), Set(after.map { UTF8Name($0) }))
      let (gone, added) = (
        before.filter { !now.contains(UTF8Name($0)) }, after.filter { !known.contains(UTF8Name($0)) }
      )
      guard gone.count == added.count else { return }
      old += gone
      new += added
      others += after.filter { known.contains(UTF8Name($0)) }
    }
  }

  private let path: RenamedPath
  private var paths = Names()
  private var colors = Names()

  init(of renaming: TokenRenaming) {
    path = renaming.path
    for (before, after) in zip(renaming.before, renaming.after) {
      paths.add(Self.paths(of: before), Self.paths(of: after))
      colors.add(before.catalog.colors.map(\.name.value), after.catalog.colors.map(\.name.value))
    }
  }

  private static func paths(of input: CompiledInput) -> [String] {
    let tokens = input.catalog.resolved.tokens
    let declared = (input.outline?.tokens ?? []).map(\.path)
    let known = Set(declared)
    return declared + tokens.indices.map { tokens.path(of: $0).description }.filter { !known.contains($0) }
  }

  func renamed(_ text: String, as kind: Kind) -> Text {
    let new = name(after: text) ?? text
    for (names, isOfColors) in kind == .tokensAndColors ? [(paths, false), (colors, true)] : [(paths, false)] {
      let before = isOfColors ? ColorPattern(text).matches : Self.pattern(text, kind)
      let after = isOfColors ? ColorPattern(new).matches : Self.pattern(new, kind)
      if let index = names.old.indices.first(where: { before(names.old[$0]) != after(names.new[$0]) }) {
        let (old, new) = (names.old[index], names.new[index])
        return .conflict(before(old) ? "matches `\(old)`, and would not match `\(new)`" : "would match `\(new)`")
      }
      if let other = names.others.first(where: { before($0) != after($0) }) {
        return .conflict("would \(before(other) ? "no longer match" : "also match") `\(other)`")
      }
    }
    return new.utf8.elementsEqual(text.utf8) ? .equal : .other(new)
  }

  private static func pattern(_ text: String, _ kind: Kind) -> (String) -> Bool {
    guard kind == .paths else { return NamePattern(text).matches }
    let pattern = PathPattern(text)
    return { pattern.matches(TokenPath($0.split(separator: ".").map(String.init))) }
  }

  /// The text with the new path at its start, or the new name of a color.
  private func name(after text: String) -> String? {
    if path.kind == .catalog { return nil }
    let written = String(ColorGround.path(in: text))
    let old = path.oldPath
    if written.utf8.starts(with: old.utf8),
      [nil, UInt8(ascii: ".")].contains(written.utf8.dropFirst(old.utf8.count).first)
    {
      return text.replacing(written, with: path.newPath + written.dropFirst(old.count), maxReplacements: 1)
    }
    for (old, new) in zip(colors.old, colors.new) where old.utf8.elementsEqual(text.utf8) { return new }
    return nil
  }
}
