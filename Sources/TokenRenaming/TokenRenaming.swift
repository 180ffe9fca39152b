package import TokenCompiler
package import TokenComparison
package import TokenDiagnostics
internal import TokenModel
package import TokenResolver

/// Gives a token, or something else that has a path, another name in all files of a compile.
package struct TokenRenaming: Sendable {
  /// The files that have other content, with it.
  package let changed: [SourceFile]
  /// The same files as they were.
  package let original: [SourceFile]
  /// The number of edits: declarations and references.
  package let editCount: Int
  /// What is different: names alone.
  package let changes: [Finding]
  /// What was compiled before and after, in the same order.
  let before: [CompiledInput]
  let after: [CompiledInput]
  let path: RenamedPath

  /// Renames a token in memory, and proves that nothing but names is different.
  ///
  /// - Parameters:
  ///   - old: The path of the token, as in references; or of a group, a mode, a style, a pack of emoji or a modifier.
  ///   - new: Its new name, or its new path.
  ///   - inputs: The inputs of a compile.
  ///   - isStrict: Whether comments and trailing commas in JSON are errors.
  ///   - include: Provides the files that specs include.
  /// - Throws: ``RenameProblem`` when the result would not compile, or would mean something else.
  /// - Complexity: As that of two compiles and a comparison.
  package init(
    _ old: String,
    to new: String,
    in inputs: [CompilerInput],
    isStrict: Bool = false,
    include: @escaping SpecFiles.Provider
  ) throws(RenameProblem) {
    let before = Compiler.compile(inputs, outlines: .all, isStrict: isStrict, include: include)
    if before.diagnostics.hasErrors { throw .mistakes(before.diagnostics, in: before.files) }
    let rename = try RenamedPath(old, to: new, in: before)
    let indices = before.inputs.map(\.catalog.resolved.index)
    var edits = RenameEdits(rename) { path in indices.contains { $0[path] != nil } }
    for id in Self.filesRead(by: before) { edits.add(before.files[id.index], as: id) }
    let files = before.files.enumerated().map { index, file in
      Self.applied(edits.edits.filter { $0.range.file.index == index }, to: file)
    }
    let changed = zip(before.files, files).filter { $0.bytes != $1.bytes }
    original = changed.map(\.0)
    self.changed = changed.map(\.1)
    editCount = edits.edits.count
    let known = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    let after = Compiler.compile(
      inputs.map { $0.replacing(file: known[$0.file.path] ?? $0.file) },
      outlines: .all,
      isStrict: isStrict
    ) { path throws(IncludeError) in
      if let file = known[path] { return file }
      return try include(path)
    }
    if after.diagnostics.hasErrors { throw .newMistakes(after.diagnostics, in: after.files) }
    changes = CatalogComparison.compare(Self.compared(before), Self.compared(after))
    (self.before, self.after) = (before.contents, after.contents)
    path = rename
    try Self.check(changes, rename)
  }

  // MARK: Files

  /// The files of specs and tokens: not those of a folder that are something else.
  private static func filesRead(by result: Compiler.Result) -> [SourceFileID] {
    let read = Set(result.outlines.flatMap(\.files) + result.inputs.flatMap(\.files))
    return result.files.indices.map { SourceFileID(index: $0) }.filter(read.contains)
  }

  /// A file with edits, which do not overlap.
  static func applied(_ edits: [TextEdit], to file: SourceFile) -> SourceFile {
    var bytes = file.bytes
    for edit in edits.sorted(by: { ($0.range.lower, $0.range.upper) > ($1.range.lower, $1.range.upper) }) {
      bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
    }
    return edits.isEmpty ? file : SourceFile(path: file.path, bytes: bytes)
  }

  // MARK: Proof

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
  ]

  private static func check(_ changes: [Finding], _ rename: RenamedPath) throws(RenameProblem) {
    if let other = changes.first(where: { !ofNames.contains($0.change) }) {
      let effects = other.effects.map(\.plain).joined(separator: ", ")
      throw .otherChange(effects.isEmpty ? other.message.plain : "\(other.message.plain): \(effects)")
    }
    for token in changes.flatMap(\.tokens) {
      let expected = token.old.map { rename.path(after: $0) ?? $0 }
      if token.new.map({ UTF8Name($0) }) != expected.map({ UTF8Name($0) }) {
        throw .otherChange("`\(token.old ?? "nothing")` would be `\(token.new ?? "nothing")`")
      }
    }
  }
}
