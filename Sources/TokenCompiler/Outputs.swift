internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenResolver

/// Makes the outputs of specs without errors.
struct Outputs {
  /// The formats with their options.
  let formats: [OutputRequest]
  /// The contexts that the compile chose.
  let contexts: [ContextInput]
  /// What text is seen on, by the indexes of inputs.
  let backgrounds: [Int: [String: [String]]]

  /// Makes the outputs of each spec in each format. If one of the formats has an error, none has any.
  func make(of specs: inout [CompiledInput], diagnostics: inout [Diagnostic]) {
    var report = EmitterReport()
    var made: [[CompiledInput.Output]] = []
    for spec in specs {
      do throws(OutputPathError) {
        var outputs: [CompiledInput.Output] = []
        for format in formats { outputs += try files(of: spec, in: format, &report) }
        made.append(outputs)
      } catch {
        diagnostics.append(Self.invalidName(error, of: spec.catalog))
      }
    }
    diagnostics += report.diagnostics
    if diagnostics.hasErrors { return }
    for index in specs.indices { specs[index].outputs = made[index] }
  }

  private func files(
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
      input(of: catalog, in: format, backgrounds: backgrounds[spec.file.index] ?? [:]),
      &report
    )
    return files.map { CompiledInput.Output(format: format, file: $0) }
  }

  private static func invalidName(_ error: OutputPathError, of catalog: Catalog) -> Diagnostic {
    let message = "an output cannot be named after this catalog: \(error); rename the catalog"
    return Diagnostic(rule: SpecRule.invalidName.id, message: message, at: catalog.name.origin.range)
  }

  /// Reports names that outputs of several catalogs must not share.
  func reportEqualNames(among catalogs: [Catalog], diagnostics: inout [Diagnostic]) {
    guard catalogs.count > 1 else { return }
    var report = EmitterReport()
    for format in formats {
      format.emitter.reportEqualNames(among: catalogs.map { input(of: $0, in: format) }, &report)
    }
    diagnostics += report.diagnostics
  }

  /// What the emitter of a format gets, with the options that each format of the compile has.
  private func input(
    of catalog: Catalog,
    in format: OutputRequest,
    backgrounds: [String: [String]] = [:]
  ) -> EmitterInput {
    let known = EmitterRegistry.emitters.map { emitter in
      formats.first { $0.emitter.id == emitter.id } ?? OutputRequest(emitter)
    }
    return EmitterInput(
      catalog,
      options: format.options,
      chosenModifiers: Set(contexts.map(\.modifier)),
      backgrounds: backgrounds,
      toolVersion: Compiler.version,
      formats: known
    )
  }
}
