internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenResolver
internal import TokenYAML

/// The third stage: trees → catalogs and sets of tokens. The files that they refer to are read for them.
struct ResolvedInputs {
  /// The specs without errors, and the tokens that outputs are made of.
  var specs: [CompiledInput] = []
  /// The tokens without errors that no spec takes.
  var tokenSets: [CompiledInput] = []
  var outlines: [SpecOutline] = []
  /// All files that were read.
  var files: SpecFiles
  var diagnostics: [Diagnostic] = []

  static func resolve(
    _ specs: some Sequence<ReadSpec>,
    among inputs: [ClassifiedInput],
    _ request: CompileRequest,
    include: @escaping SpecFiles.Provider
  ) -> ResolvedInputs {
    let contexts = ContextChoice(inputs: request.contexts, mustBeComplete: !request.formats.isEmpty)
    var resolved = ResolvedInputs(inputs, request, include: include)
    var parts: [ReadSpec] = []
    for spec in specs {
      if spec.isPart {
        parts.append(spec)
      } else {
        resolved.add(spec, in: contexts, wantsOutline: request.outlines != .none)
      }
    }
    // A file that another one names is read for it, and reported there.
    for part in parts where !resolved.files.includes(part.id) { resolved.reportNotASpec(part) }
    let embedded = resolved.addEmbeddedSpecs(among: inputs, request, in: contexts)
    let others = inputs.filter { !embedded.contains($0.id) }
    let documents = resolved.resolverDocuments(among: others, wantsOutlines: request.outlines == .all)
    let tokenFiles = resolved.tokenFiles(among: others, request)
    for file in [tokenFiles] + documents { resolved.add(file) }
    for case (let id, let problem?) in inputs.map({ ($0.id, $0.problem) }) where !resolved.files.includes(id) {
      resolved.diagnostics.append(Diagnostic(of: UnreadableFile.self, message: problem.problem, at: .start(of: id)))
    }
    if !request.formats.isEmpty { resolved.addStyles(of: inputs, in: contexts) }
    return resolved
  }
}

/// Tokens of the Design Tokens format, nil if a file has an error; and the outline if it is wanted, also of files with
/// errors.
typealias ResolvedInput = (tokens: CompiledInput?, outline: SpecOutline?)

extension ClassifiedInput {
  /// Whether it can name other files.
  fileprivate var mayBeSpec: Bool {
    switch kind {
    case .spec, .candidate, .namedSpec, .resolverDocument: true
    case .tokenFile, .other, .unreadable: false
    }
  }

  /// Why the file cannot be read; nil if it can.
  fileprivate var problem: IncludeError? { if case .unreadable(let problem) = kind { problem } else { nil } }
}

extension ResolvedInputs {
  fileprivate init(_ inputs: [ClassifiedInput], _ request: CompileRequest, include: @escaping SpecFiles.Provider) {
    var problems: [Int: IncludeError] = [:]
    for input in inputs { problems[input.id.index] = input.problem }
    files = SpecFiles(
      inputs.map(\.input.file),
      isStrict: request.isStrict,
      keepsExtensions: request.keepsExtensions,
      problems: problems,
      hasSeveralSpecs: inputs.count { $0.mayBeSpec } > 1,
      provider: include
    )
  }

  fileprivate mutating func add(_ spec: consuming ReadSpec, in contexts: ContextChoice, wantsOutline: Bool) {
    let (id, found) = (spec.id, spec.diagnostics)
    diagnostics += found
    guard let document = spec.document, document.isComplete || wantsOutline else { return }
    var mistakes: [Diagnostic] = []
    let (catalog, outline) = SpecResolver.resolve(
      document,
      in: spec.tree,
      files: &files,
      contexts: contexts,
      wantsOutline: wantsOutline,
      diagnostics: &mistakes
    )
    if let outline { outlines.append(outline) }
    // Keys that are missing in a file that could not be read to its end must not be reported as well.
    guard document.isComplete else { return }
    diagnostics += mistakes
    guard let catalog, !mistakes.hasErrors, !found.hasErrors else { return }
    specs.append(CompiledInput(files: [id], catalog: catalog, outline: outline))
  }

  /// Adds the specs in token files and resolver documents.
  ///
  /// - Returns: The files that have one.
  fileprivate mutating func addEmbeddedSpecs(
    among inputs: [ClassifiedInput],
    _ request: CompileRequest,
    in contexts: ContextChoice
  ) -> Set<SourceFileID> {
    var found: Set<SourceFileID> = []
    for input in inputs where [.tokenFile, .resolverDocument].contains(input.kind) && !files.includes(input.id) {
      guard EmbeddedSpec.mayBe(in: input.input.file) else { continue }
      var tree = SourceTree()
      var mistakes: [Diagnostic] = []
      guard let document = input.document(into: &tree, isStrict: files.isStrict, diagnostics: &mistakes),
        document.isComplete, let spec = EmbeddedSpec(in: document, of: tree)
      else { continue }
      found.insert(input.id)
      let (catalog, outline) = SpecResolver.resolve(
        spec,
        in: tree,
        files: &files,
        contexts: contexts,
        wantsOutline: request.outlines != .none,
        diagnostics: &mistakes
      )
      if let outline { outlines.append(outline) }
      diagnostics += mistakes
      guard let catalog, !mistakes.hasErrors else { continue }
      specs.append(CompiledInput(files: [input.id], catalog: catalog, outline: outline))
    }
    return found
  }

  /// Reports why a file of a folder is not a spec although it is named as one.
  fileprivate mutating func reportNotASpec(_ spec: ReadSpec) {
    var found = spec.diagnostics
    if let document = spec.document, document.isComplete {
      _ = SpecResolver.resolve(document, in: spec.tree, files: &files, diagnostics: &found)
    }
    let isNotASpec = found.filter { $0.rule == NotASpec.id }
    diagnostics += isNotASpec.isEmpty ? found : isNotASpec
  }

  fileprivate mutating func resolverDocuments(
    among inputs: [ClassifiedInput],
    wantsOutlines: Bool
  ) -> [ResolvedInput] {
    var documents: [ResolvedInput] = []
    for input in inputs where input.kind == .resolverDocument && !files.includes(input.id) {
      let document = ResolverInput.resolve(
        input,
        from: &files,
        wantsOutline: wantsOutlines,
        diagnostics: &diagnostics
      )
      documents.append(document)
    }
    return documents
  }

  /// All token files that nothing else names, together.
  fileprivate mutating func tokenFiles(
    among inputs: [ClassifiedInput],
    _ request: CompileRequest
  ) -> ResolvedInput {
    // If there are specs, a folder's token files may be about to be used by one.
    let areAlone = specs.isEmpty && !diagnostics.hasErrors
    var tokenFiles = TokenFiles(
      isStrict: request.isStrict,
      keepsExtensions: request.keepsExtensions,
      wantsOutline: request.outlines == .all,
      mayConflict: areAlone
    )
    for input in inputs where input.kind == .tokenFile && !files.includes(input.id) { tokenFiles.take(input) }
    return tokenFiles.resolve(files.files, diagnostics: &diagnostics)
  }

  fileprivate mutating func add(_ input: ResolvedInput) {
    if let tokens = input.tokens { tokenSets.append(tokens) }
    if let outline = input.outline { outlines.append(outline) }
  }

  /// The specs, and the tokens that have their own outputs, without the codes of these.
  func contents(among inputs: [ClassifiedInput]) -> [CompiledInput] {
    specs.filter { $0.catalog.tokens.dialect == .spec } + tokenSets.filter { haveOutputs($0, among: inputs) }
  }

  /// Whether outputs are made of tokens without a spec. If there are specs, a folder's token files may be about to be
  /// used by one, so only token files that the user names have outputs.
  private func haveOutputs(_ tokens: CompiledInput, among inputs: [ClassifiedInput]) -> Bool {
    let areAlone = specs.allSatisfy { $0.catalog.tokens.dialect == .designTokens } && !diagnostics.hasErrors
    return areAlone || tokens.files.allSatisfy { inputs[$0.index].input.role == .spec }
  }

  /// Adds tokens of files without a spec, with the styles of their typography tokens.
  fileprivate mutating func addStyles(of inputs: [ClassifiedInput], in contexts: ContextChoice) {
    for tokens in tokenSets.filter({ haveOutputs($0, among: inputs) }) {
      let styled = tokens.withStyles(named: inputs, in: contexts, diagnostics: &diagnostics)
      if let styled { specs.append(styled) }
    }
  }
}
