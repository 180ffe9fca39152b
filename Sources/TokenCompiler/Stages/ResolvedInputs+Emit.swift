internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenResolver

extension ResolvedInputs {
  /// The last stage: the outputs of each spec in each format. If one of the formats has an error, none has any.
  mutating func emit(_ request: CompileRequest) {
    let emission = Outputs(request)
    var report = EmitterReport()
    var made: [[CompiledInput.Output]] = []
    for spec in specs {
      do throws(OutputPathError) {
        var outputs: [CompiledInput.Output] = []
        for format in request.formats { outputs += try emission.files(of: spec, in: format, &report) }
        made.append(outputs)
      } catch {
        diagnostics.append(Outputs.invalidName(error, of: spec.catalog))
      }
    }
    diagnostics += report.diagnostics
    if diagnostics.hasErrors { return }
    for index in specs.indices { specs[index].outputs = made[index] }
  }
}

/// Makes the outputs of specs without errors.
struct Outputs {
  private let request: CompileRequest

  init(_ request: CompileRequest) {
    self.request = request
  }

  fileprivate func files(
    of spec: CompiledInput,
    in format: OutputRequest,
    _ report: inout EmitterReport
  ) throws(OutputPathError) -> [CompiledInput.Output] {
    let catalog = spec.catalog
    // A spec is for code, even before it has codes; a token file need not be.
    let isWithoutCodes = catalog.codeCount == 0 && catalog.tokens.dialect == .designTokens
    if isWithoutCodes, format.emitter.needsCodes {
      let problem = "these tokens make no style codes, and `\(format.emitter.id)` has nothing else; it gets no output"
      report.cannotExpress(problem, at: catalog.name.origin.range)
      return []
    }
    let files = try format.emitter.emit(
      input(of: catalog, in: format, backgrounds: request.backgrounds[spec.file] ?? [:]),
      &report
    )
    return files.map { CompiledInput.Output(format: format, file: $0) }
  }

  fileprivate static func invalidName(_ error: OutputPathError, of catalog: Catalog) -> Diagnostic {
    let message = "an output cannot be named after this catalog: \(error); rename the catalog"
    return Diagnostic(of: InvalidName.self, message: message, at: catalog.name.origin.range)
  }

  /// Reports names that outputs of several catalogs must not share.
  func reportEqualNames(among catalogs: [Catalog], diagnostics: inout [Diagnostic]) {
    guard catalogs.count > 1 else { return }
    var report = EmitterReport()
    for format in request.formats {
      format.emitter.reportEqualNames(among: catalogs.map { input(of: $0, in: format) }, &report)
    }
    diagnostics += report.diagnostics
  }

  /// What the emitter of a format gets, with the options that each format of the compile has.
  private func input(
    of catalog: Catalog,
    in format: OutputRequest,
    backgrounds: EmitterInput.Backgrounds = [:]
  ) -> EmitterInput {
    let known = EmitterRegistry.emitters.map { emitter in
      request.formats.first { $0.emitter.id == emitter.id } ?? OutputRequest(emitter)
    }
    return EmitterInput(
      catalog,
      options: format.options,
      chosenModifiers: Set(request.contexts.map(\.modifier)),
      backgrounds: backgrounds,
      toolVersion: request.toolVersion,
      formats: known
    )
  }
}
