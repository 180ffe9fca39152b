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
    /// The tokens of the Design Tokens format: those of all token files together, if there are any and none has an
    /// error; then those of each resolver document without errors.
    package let tokenSets: [CompiledInput]
    /// The outlines of all specs, with errors or without, in the order of the inputs, then the outline of token files;
    /// empty unless requested.
    package let outlines: [SpecOutline]
    /// The content of the files: the specs, and the token files and resolver documents that outputs would be made of.
    package let contents: [CompiledInput]

    /// The number of problems whose fixes were not tried separately, and count as unsafe.
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
        contents: contents,
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
  ///   - backgrounds: What text of an input is seen on: see ``TokenPerception/TextGrounds``.
  ///   - outlines: Which inputs get an outline, those with errors too.
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
    backgrounds: [SourceFileID: EmitterInput.Backgrounds] = [:],
    outlines: OutlineRequest = .none,
    isStrict: Bool = false,
    namesFiles: Bool = true,
    include: @escaping SpecFiles.Provider
  ) -> Result {
    let request = CompileRequest(
      formats: formats,
      contexts: contexts,
      backgrounds: backgrounds,
      outlines: outlines,
      isStrict: isStrict,
      namesFiles: namesFiles,
      toolVersion: version
    )
    let inputs = ClassifiedInput.classify(inputs)
    let documents = ReadSpec.read(inputs, isStrict: isStrict)
    var resolved = ResolvedInputs.resolve(documents, among: inputs, request, include: include)
    resolved.diagnostics += resolved.check(among: inputs, request)
    if !resolved.diagnostics.hasErrors { resolved.emit(request) }
    // A file that several specs include is read for each of them, but its mistakes are reported once.
    return Result(
      diagnostics: resolved.diagnostics.uniqued().inSourceOrder().spelled(in: resolved.files.files),
      files: resolved.files.files,
      unreadable: resolved.files.unreadable,
      specs: resolved.specs,
      tokenSets: resolved.tokenSets,
      outlines: resolved.outlines,
      contents: resolved.contents(among: inputs)
    )
  }

  /// The Swift name of each code, in the order of ``TokenModel/Catalog/codes``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes.
  package static func swiftNames(of catalog: Catalog) -> [String] { SwiftEmitter.names(of: catalog) }
}
