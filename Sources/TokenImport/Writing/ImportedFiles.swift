internal import TokenCompiler
package import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenModel
internal import TokenResolver

/// The files that an import writes, and the proof that they compile.
package struct ImportedFiles: Sendable {
  package typealias File = ImportReading.File

  /// Token files, the resolver document if there is one, and the spec, which is the last.
  package let files: [File]
  /// What a compile and a lint report about them, with the files that ranges refer to.
  package let diagnostics: [Diagnostic]
  package let sources: [SourceFile]

  /// The files of a reading: its own, or those of its system.
  ///
  /// - Parameters:
  ///   - name: The Swift name of the catalog, unless the reading has its own files.
  ///   - isStrict: Whether the files must compile with `--strict`.
  /// - Complexity: That of a compile.
  package init(of reading: ImportReading, named name: String, isStrict: Bool) {
    guard let spec = reading.files.last else {
      self.init(reading.system, named: name, from: reading.kind.name, isStrict: isStrict)
      return
    }
    let compiled = Self.compile(reading.files, spec.path, isStrict: isStrict)
    self.init(files: reading.files, diagnostics: compiled.diagnostics, sources: compiled.files)
  }

  private init(files: [File], diagnostics: [Diagnostic], sources: [SourceFile]) {
    self.files = files
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// The files of a system.
  ///
  /// - Parameters:
  ///   - name: The Swift name of the catalog; also the name of the files.
  ///   - tool: The name of the tool that it comes from.
  ///   - isStrict: Whether the files must compile with `--strict`.
  /// - Complexity: That of a compile.
  package init(_ system: ImportedSystem, named name: String, from tool: String, isStrict: Bool = false) {
    let names = ImportedFileNames(system)
    let text = TokenFileText(system)
    var files = zip(system.sets, names.files).compactMap { set, path in
      path.map { File(path: $0, bytes: text.bytes(of: set)) }
    }
    let needsResolver = files.count > 1 || !system.modifiers.isEmpty
    var tokenFile = files.first?.path ?? ""
    var modifiers: [Modifier] = []
    if needsResolver {
      tokenFile = "\(name).resolver.json"
      files.append(File(path: tokenFile, bytes: ResolverText.bytes(of: system, names)))
      let compiled = Self.compile(Self.withoutTokens(files, besides: tokenFile), tokenFile, isStrict: isStrict)
      modifiers = compiled.tokenSets.first.map { Array($0.catalog.tokens.modifiers) } ?? []
    }
    let spec = SpecText(name, of: ImportedTokens(system), in: tokenFile, modifiers, from: tool).text
    files.append(File(path: "\(name).yaml", bytes: Array(spec.utf8)))
    let compiled = Self.compile(files, "\(name).yaml", isStrict: isStrict)
    let linted = Compiler.lint(compiled, Compiler.LintOptions())
    self.init(files: files, diagnostics: linted.diagnostics, sources: linted.files)
  }

  /// The files with nothing in them but one: what the names of modifiers say does not need tokens.
  private static func withoutTokens(_ files: [File], besides path: String) -> [File] {
    files.map { $0.path == path ? $0 : File(path: $0.path, bytes: Array("{}".utf8)) }
  }

  private static func compile(_ files: [File], _ path: String, isStrict: Bool) -> Compiler.Result {
    let sources = Dictionary(files.map { ($0.path, SourceFile(path: $0.path, bytes: $0.bytes)) }) { first, _ in first }
    let inputs = sources[path].map { [CompilerInput($0, role: .spec)] } ?? []
    return Compiler.compile(inputs, outlines: .all, isStrict: isStrict) { path throws(IncludeError) in
      guard let file = sources[path] else { throw IncludeError(problem: "is not there") }
      return file
    }
  }
}
