package import TokenDiagnostics
package import TokenEmit
package import TokenModel
package import TokenResolver
internal import TokenYAML

/// The whole pipeline: files in memory → catalogs, outputs and diagnostics. Does not access the disk.
package enum Compiler {
  /// The version of the tool, which is written in the header of generated files.
  package static let version = "0.2.0"
  /// The maximum size of a file. A caller need not read more of a larger file than one byte beyond this.
  package static let maximumFileBytes = SourceLimits.standard.maximumBytes
  /// The endings of the names of specs, in YAML and in JSON.
  package static let fileEndings = SourceLanguage.endings

  /// The result of a compile. It has no outputs if a diagnostic is an error.
  package struct Result: Sendable {
    /// The problems of all files, in source order.
    package let diagnostics: [Diagnostic]
    /// The inputs, followed by the files that they include. Ranges refer to a file by its index.
    package let files: [SourceFile]
    /// The errors of included files that cannot be read, by their paths.
    package let unreadable: [String: IncludeError]
    /// All specs without errors, in the order of the inputs, and the token files that outputs were made of.
    package let specs: [CompiledInput]
    /// The tokens of the Design Tokens format: those of all token files together, if there are any and none has an error;
    /// then those of each resolver document without errors.
    package let tokenSets: [CompiledInput]
    /// The outlines of all specs, with errors or without, in the order of the inputs, then that of token files; empty
    /// unless the compile asked for them.
    package let outlines: [SpecOutline]

    /// How many of the problems have fixes that were not tried by themselves, and count as unsafe.
    package var untriedFixes = 0

    /// The same result with other diagnostics.
    func with(diagnostics: [Diagnostic], untriedFixes: Int) -> Result {
      Result(
        diagnostics: diagnostics,
        files: files,
        unreadable: unreadable,
        specs: specs,
        tokenSets: tokenSets,
        outlines: outlines,
        untriedFixes: untriedFixes
      )
    }

    /// Everything without errors: specs, then tokens.
    ///
    /// - Complexity: O(*n*), where *n* is the number of specs and sets of tokens.
    package var inputs: [CompiledInput] { specs + tokenSets }
    /// The catalogs of all specs.
    ///
    /// - Complexity: O(*n*), where *n* is the number of specs.
    package var catalogs: [Catalog] { specs.map(\.catalog) }
    /// The outputs of all specs.
    ///
    /// - Complexity: O(*n*), where *n* is the number of outputs.
    package var outputs: [OutputFile] { specs.flatMap { $0.outputs.map(\.file) } }
  }

  /// Compiles every spec among the inputs. Never traps, whatever the files contain.
  ///
  /// - Parameters:
  ///   - inputs: Specs and candidates.
  ///   - formats: The formats of outputs, each once for each choice of its options.
  ///   - contexts: Contexts of modifiers; others have their default.
  ///   - backgrounds: What text of a spec is seen on, by the indexes of inputs: see ``TokenPerception/TextGrounds``.
  ///   - wantsOutlines: Whether specs get an outline, those with errors too.
  ///   - isStrict: Whether comments and trailing commas in JSON are errors.
  ///   - namesFiles: Whether outputs are written under their own names. Then two of them must not have names that are
  ///     equal on some file systems.
  ///   - include: Provides the files that specs include.
  /// - Returns: The specs without errors, and the problems of all.
  /// - Complexity: O(*n* + *m*), where *n* is the size of the files and *m* the number of codes.
  package static func compile(
    _ inputs: [CompilerInput],
    to formats: [OutputRequest] = [],
    choosing contexts: [ContextInput] = [],
    backgrounds: [Int: [String: [String]]] = [:],
    wantsOutlines: Bool = false,
    isStrict: Bool = false,
    namesFiles: Bool = true,
    include: @escaping SpecFiles.Provider
  ) -> Result {
    var diagnostics: [Diagnostic] = []
    let unreadable = Dictionary(uniqueKeysWithValues: inputs.enumerated().compactMap { problem(of: $0, $1) })
    var files = SpecFiles(inputs.map(\.file), isStrict: isStrict, problems: unreadable, provider: include)
    var specs: [CompiledInput] = []
    var outlines: [SpecOutline] = []
    var namedSpecs: [SourceFileID] = []
    var tokenInputs: [SourceFileID] = []
    let outputs = Outputs(formats: formats, contexts: contexts, backgrounds: backgrounds)
    let choice = ContextChoice(inputs: contexts, mustBeComplete: !formats.isEmpty)
    for (index, input) in inputs.enumerated() {
      let id = SourceFileID(index: index)
      if unreadable[index] != nil { continue }
      if let problem = OtherTokens.problem(with: input, as: id) {
        diagnostics.append(problem)
        continue
      }
      if ResolverInput.isResolverDocument(input) || TokenFiles.isTokenFile(input) {
        tokenInputs.append(id)
        continue
      }
      if input.role == .candidate, SpecCandidate.isNamedAsSpec(input.file), !SpecCandidate.triesToBeSpec(input.file) {
        namedSpecs.append(id)
      }
      let (catalog, outline) = resolve(
        input,
        as: id,
        from: &files,
        in: choice,
        wantsOutline: wantsOutlines,
        diagnostics: &diagnostics
      )
      if let outline { outlines.append(outline) }
      if let catalog { specs.append(CompiledInput(files: [id], catalog: catalog, outline: outline)) }
    }
    for id in namedSpecs where !files.includes(id) {
      diagnostics += problems(ofNamedSpec: inputs[id.index], as: id, from: &files)
    }
    // Token files that specs name are read for them.
    let resolved = resolveDocuments(
      among: tokenInputs.map { ($0, inputs[$0.index]) },
      from: &files,
      wantsOutlines: wantsOutlines,
      diagnostics: &diagnostics
    )
    // A file that another one names is reported there.
    for (index, error) in unreadable where !files.includes(SourceFileID(index: index)) {
      let place = SourceRange.start(of: SourceFileID(index: index))
      diagnostics.append(Diagnostic(rule: CompilerRule.unreadableFile.id, message: error.problem, at: place))
    }
    var tokenFiles = TokenFiles(isStrict: isStrict, wantsOutline: wantsOutlines)
    // What a resolver document refers to is read for it.
    for id in tokenInputs where !resolved.documents.contains(id) && !files.includes(id) {
      tokenFiles.take(inputs[id.index], as: id)
    }
    let (tokens, tokenOutline) = tokenFiles.resolve(files.files, diagnostics: &diagnostics)
    if let tokenOutline { outlines.append(tokenOutline) }
    outlines += resolved.outlines
    let tokenSets = (tokens.map { [$0] } ?? []) + resolved.sets
    if !formats.isEmpty {
      // Beside specs, the token files of a folder may be what a spec is about to take.
      let hasTokensOnly = specs.isEmpty && !diagnostics.hasErrors
      for tokens in tokenSets
      where hasTokensOnly || tokens.files.allSatisfy({ inputs[$0.index].role == .spec }) {
        let styled = tokens.withStyles(named: inputs, in: choice, to: formats, diagnostics: &diagnostics)
        if let styled { specs.append(styled) }
      }
    }
    if specs.count > 1 {
      let modules = Dictionary(grouping: specs) { inputs[$0.file.index].module }
      for specs in modules.values.sorted(by: { $0[0].file < $1[0].file }) {
        let hasFiles = namesFiles && !formats.isEmpty
        EqualNames.report(among: specs.map(\.catalog), asFiles: hasFiles, diagnostics: &diagnostics)
        if !diagnostics.hasErrors {
          outputs.reportEqualNames(among: specs.map(\.catalog), diagnostics: &diagnostics)
        }
      }
    }
    if !diagnostics.hasErrors { outputs.make(of: &specs, diagnostics: &diagnostics) }
    // A file that several specs include is read for each of them, but its mistakes are reported once.
    return Result(
      diagnostics: diagnostics.uniqued().inSourceOrder().spelled(in: files.files),
      files: files.files,
      unreadable: files.unreadable,
      specs: specs,
      tokenSets: tokenSets,
      outlines: outlines
    )
  }

  /// The problem of an input that cannot be read, with its index.
  private static func problem(of index: Int, _ input: CompilerInput) -> (Int, IncludeError)? {
    guard case .unreadable(let problem) = input.role else { return nil }
    return (index, IncludeError(problem: problem))
  }

  /// The resolver documents among the inputs, with their tokens and outlines.
  private static func resolveDocuments(
    among inputs: [(id: SourceFileID, input: CompilerInput)],
    from files: inout SpecFiles,
    wantsOutlines: Bool,
    diagnostics: inout [Diagnostic]
  ) -> (documents: Set<SourceFileID>, sets: [CompiledInput], outlines: [SpecOutline]) {
    var documents: Set<SourceFileID> = []
    var sets: [CompiledInput] = []
    var outlines: [SpecOutline] = []
    for (id, input) in inputs where ResolverInput.isResolverDocument(input) && !files.includes(id) {
      documents.insert(id)
      let (tokens, outline) = ResolverInput.resolve(
        input,
        as: id,
        from: &files,
        wantsOutline: wantsOutlines,
        diagnostics: &diagnostics
      )
      if let tokens { sets.append(tokens) }
      if let outline { outlines.append(outline) }
    }
    return (documents, sets, outlines)
  }

  /// The Swift name of each code, in the order of ``TokenModel/Catalog/codes``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes.
  package static func swiftNames(of catalog: Catalog) -> [String] { SwiftEmitter.names(of: catalog) }

  private static func resolve(
    _ input: CompilerInput,
    as id: SourceFileID,
    from files: inout SpecFiles,
    in contexts: ContextChoice,
    wantsOutline: Bool,
    diagnostics: inout [Diagnostic]
  ) -> (catalog: Catalog?, outline: SpecOutline?) {
    var tree = SourceTree()
    var found: [Diagnostic] = []
    defer { diagnostics += found }
    if input.role == .candidate, !SpecCandidate.mayBeSpec(input.file) { return (nil, nil) }
    let root = SourceReader.read(input.file, as: id, into: &tree, isStrict: files.isStrict, diagnostics: &found)
    if input.role == .candidate {
      // A file that is not a spec may be any YAML or JSON, so its mistakes are dropped.
      let isRoot = root.map { SpecResolver.isRoot($0, in: tree) } ?? false
      let isSpec = isRoot || root?.isComplete != true && SpecCandidate.triesToBeSpec(input.file)
      guard isSpec else {
        found = []
        return (nil, nil)
      }
    }
    guard let root, root.isComplete || wantsOutline else { return (nil, nil) }
    var mistakes: [Diagnostic] = []
    let resolved = SpecResolver.resolve(
      root,
      in: tree,
      files: &files,
      contexts: contexts,
      wantsOutline: wantsOutline,
      diagnostics: &mistakes
    )
    // Keys that are missing in a file that could not be read to its end must not be reported as well.
    if root.isComplete { found += mistakes }
    return (found.hasErrors ? nil : resolved.catalog, resolved.outline)
  }

  /// What makes a file of a folder not a spec although its name says that it is one; empty if it is one.
  private static func problems(
    ofNamedSpec input: CompilerInput,
    as id: SourceFileID,
    from files: inout SpecFiles
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var tree = SourceTree()
    let root = SourceReader.read(input.file, as: id, into: &tree, isStrict: files.isStrict, diagnostics: &found)
    guard let root, root.isComplete else { return found }
    if SpecResolver.isRoot(root, in: tree) { return [] }
    _ = SpecResolver.resolve(root, in: tree, files: &files, diagnostics: &found)
    let isNotASpec = found.filter { $0.rule == SpecRule.notASpec.id }
    return isNotASpec.isEmpty ? found : isNotASpec
  }
}
