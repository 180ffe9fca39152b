package import TokenCompiler
package import TokenComparison
internal import TokenDiagnostics
internal import TokenModel
package import TokenResolver

/// Gives a token, or something else that has a path, another name in all files of a compile.
package struct TokenRenaming: Sendable {
  /// The specs and token files.
  package let files: RenamedFiles
  /// The same, without an alias.
  package let filesWithoutAlias: RenamedFiles
  /// The specs and token files among the files, and what they include.
  let read: [SourceFileID]
  /// What is different: names, and an alias.
  package let changes: [Finding]
  /// What was compiled before and after, in the same order.
  let before: [CompiledInput]
  let after: [CompiledInput]
  /// Their catalogs with codes, as outputs have them.
  let catalogs: [(before: Catalog, after: Catalog)]
  let path: RenamedPath

  /// Renames a token in memory, and proves that nothing but names is different.
  ///
  /// - Parameters:
  ///   - old: The path of the token, as in references; or of a group, a mode, a style, a pack of emoji or a modifier.
  ///   - new: Its new name, or its new path.
  ///   - inputs: The inputs of a compile.
  ///   - reason: Keeps the old name as a deprecated alias, and is what the deprecation says first; nil does not keep it.
  ///   - isStrict: Whether comments and trailing commas in JSON are errors.
  ///   - include: Provides the files that specs include.
  /// - Throws: ``RenameProblem`` when the result would not compile, or would mean something else.
  /// - Complexity: As that of two compiles and a comparison; with an alias, of three compiles and two comparisons.
  package init(
    _ old: String,
    to new: String,
    in inputs: [CompilerInput],
    deprecating reason: String? = nil,
    isStrict: Bool = false,
    include: @escaping SpecFiles.Provider
  ) throws(RenameProblem) {
    let project = CompiledProject(inputs: inputs, isStrict: isStrict, include: include)
    let before = project.compile()
    if before.diagnostics.hasErrors { throw .mistakes(before.diagnostics, in: before.files) }
    path = try RenamedPath(old, to: new, in: before)
    if reason != nil, let problem = DeprecatedAlias.problem(of: path) { throw .names(problem) }
    let indices = before.inputs.map(\.catalog.resolved.index)
    var edits = RenameEdits(path) { path in indices.contains { $0[path] != nil } }
    read = Self.filesRead(by: before)
    for id in read { edits.add(before.files[id.index], as: id) }
    let renamed = RenamedFiles(before.files, edits.edits)
    filesWithoutAlias = renamed
    let after = try project.compiled(renamed.all)
    let changes = Self.compare(before, after)
    try Self.check(changes, path)
    (self.before, self.after) = (before.contents, after.contents)
    catalogs = zip(before.contents, after.contents).map { ($0.catalogOfOutputs, $1.catalogOfOutputs) }
    guard let reason else {
      (files, self.changes) = (renamed, changes)
      return
    }
    var alias = DeprecatedAlias(of: path, reason: reason)
    for id in read { alias.add(renamed.all[id.index], as: id) }
    files = renamed.adding(alias.edits, to: before.files)
    self.changes = Self.compare(before, try project.compiled(files.all))
    try Self.checkAlias(self.changes, path)
  }

  // MARK: Files

  /// The files of specs and tokens: not those of a folder that are something else.
  private static func filesRead(by result: Compiler.Result) -> [SourceFileID] {
    let read = Set(result.outlines.flatMap(\.files) + result.inputs.flatMap(\.files))
    return result.files.indices.map { SourceFileID(index: $0) }.filter(read.contains)
  }

  // MARK: Proof

  private static func compare(_ before: Compiler.Result, _ after: Compiler.Result) -> [Finding] {
    CatalogComparison.compare(compared(before), compared(after))
  }

  private static func compared(_ result: Compiler.Result) -> [ComparedCatalog] {
    result.contents.map { input in
      ComparedCatalog(
        catalog: input.catalog,
        swiftNames: Compiler.swiftNames(of: input.catalog),
        outline: input.outline
      )
    }
  }

  /// The changes that are of names alone.
  private static let ofNames: Set<Change> = [
    .codeRenamed, .colorRenamed, .tokenMoved, .tokenRenamed, .deprecationChanged, .emojiPackRenamed, .contextRenamed,
    .catalogRenamed,
  ]

  private static func check(_ changes: [Finding], _ rename: RenamedPath) throws(RenameProblem) {
    try require(ofNames, in: changes)
    for token in changes.flatMap(\.tokens) {
      let expected = token.old.map { rename.path(after: $0) ?? $0 }
      if token.new.map({ UTF8Name($0) }) != expected.map({ UTF8Name($0) }) {
        throw .otherChange("`\(token.old ?? "nothing")` would be `\(token.new ?? "nothing")`")
      }
    }
  }

  /// The changes that a deprecated alias makes.
  private static let ofAliases: Set<Change> = [.codeAdded, .tokenAdded, .deprecationAdded, .deprecationChanged]

  private static func checkAlias(_ changes: [Finding], _ rename: RenamedPath) throws(RenameProblem) {
    try require(ofAliases, in: changes)
    let added = changes.filter { $0.change == .tokenAdded }.flatMap(\.tokens).compactMap(\.new)
    if let other = added.first(where: { !$0.utf8.elementsEqual(rename.newPath.utf8) }) {
      throw .otherChange("`\(other)` would be new")
    }
  }

  private static func require(_ allowed: Set<Change>, in changes: [Finding]) throws(RenameProblem) {
    guard let other = changes.first(where: { !allowed.contains($0.change) }) else { return }
    let effects = other.effects.map(\.plain).joined(separator: ", ")
    throw .otherChange(effects.isEmpty ? other.message.plain : "\(other.message.plain): \(effects)")
  }
}

/// A compile whose files may have other content.
private struct CompiledProject {
  let inputs: [CompilerInput]
  let isStrict: Bool
  let include: SpecFiles.Provider

  /// Compiles the inputs, as if files had other content.
  func compile(_ files: [SourceFile] = []) -> Compiler.Result {
    let known = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    return Compiler.compile(inputs, replacing: known, isStrict: isStrict, include: include)
  }

  /// The same, without errors.
  func compiled(_ files: [SourceFile]) throws(RenameProblem) -> Compiler.Result {
    let result = compile(files)
    if result.diagnostics.hasErrors { throw .newMistakes(result.diagnostics, in: result.files) }
    return result
  }
}
