internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel

/// Makes the outputs of specs without errors.
struct Outputs {
  /// The formats with their options.
  let formats: [OutputRequest]
  /// The contexts that the compile chose.
  let contexts: [ContextInput]

  /// Makes the outputs of each spec in each format. If one of the formats has an error, none has any.
  func make(of specs: inout [CompiledSpec], diagnostics: inout [Diagnostic]) {
    var report = EmitterReport()
    let made = specs.map { spec in formats.flatMap { files(of: spec.catalog, in: $0, &report) } }
    diagnostics += report.diagnostics
    if report.diagnostics.hasErrors { return }
    for index in specs.indices { specs[index].outputs = made[index] }
  }

  private func files(
    of catalog: Catalog,
    in format: OutputRequest,
    _ report: inout EmitterReport
  ) -> [CompiledSpec.Output] {
    let isEmpty = catalog.codeCount == 0 && catalog.emoji.isEmpty
    if isEmpty, format.emitter.needsCodes {
      let problem = "these tokens make no style codes, and `\(format.emitter.id)` has nothing else; it gets no output"
      report.cannotExpress(problem, at: catalog.name.origin.range)
      return []
    }
    let files = format.emitter.emit(input(of: catalog, in: format), &report)
    return files.map { CompiledSpec.Output(format: format, file: $0) }
  }

  /// Reports names that outputs of several catalogs must not share.
  func reportEqualNames(among catalogs: [Catalog], diagnostics: inout [Diagnostic]) {
    var report = EmitterReport()
    for format in formats {
      format.emitter.reportEqualNames(among: catalogs.map { input(of: $0, in: format) }, &report)
    }
    diagnostics += report.diagnostics
  }

  /// What the emitter of a format gets, with the options that each format of the compile has.
  private func input(of catalog: Catalog, in format: OutputRequest) -> EmitterInput {
    let known = EmitterRegistry.emitters.map { emitter in
      formats.first { $0.emitter.id == emitter.id } ?? OutputRequest(emitter)
    }
    return EmitterInput(
      catalog,
      options: format.options,
      chosenModifiers: Set(contexts.map(\.modifier)),
      toolVersion: Compiler.version,
      formats: known
    )
  }
}
