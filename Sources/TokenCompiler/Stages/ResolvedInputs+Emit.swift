internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenResolver

extension ResolvedInputs {
  /// The last stage: the outputs of each spec in each format. If one of the formats has an error, none has any.
  mutating func emit(_ request: CompileRequest) {
    let emission = Outputs(request, reading: SourcePaths(files.files.map(\.path)))
    var report = EmitterReport()
    var made: [[CompiledInput.Output]] = []
    for spec in specs {
      do throws(OutputPathError) {
        made.append(try emission.files(of: spec, &report))
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
  private let sources: SourcePaths

  init(_ request: CompileRequest, reading sources: SourcePaths = SourcePaths()) {
    self.request = request
    self.sources = sources
  }

  fileprivate func files(
    of spec: CompiledInput,
    _ report: inout EmitterReport
  ) throws(OutputPathError) -> [CompiledInput.Output] {
    let catalog = spec.catalog
    var outputs: [CompiledInput.Output] = []
    var omitted: [(format: String, reason: String)] = []
    for format in request.formats {
      let input = input(of: catalog, in: format, backgrounds: request.backgrounds[spec.file] ?? [:])
      // A spec is for code, even before it has codes; a token file need not be.
      if catalog.tokens.dialect == .designTokens, let reason = format.emitter.reasonForNoOutput(of: input) {
        omitted.append((format.emitter.id, reason))
      } else {
        outputs += try format.emitter.emit(input, &report).map { CompiledInput.Output(format: format, file: $0) }
      }
    }
    // Without any output, a fuller message follows.
    for (format, reason) in omitted where !outputs.isEmpty {
      report.cannotExpress("these tokens make no output `\(format)`: \(reason)", at: catalog.name.origin.range)
    }
    return outputs
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

  /// The input of a format's emitter, with the options of each format in the compile.
  private func input(
    of catalog: Catalog,
    in format: OutputRequest,
    backgrounds: EmitterInput.Backgrounds = [:]
  ) -> EmitterInput {
    EmitterInput(
      catalog,
      options: format.options,
      chosenModifiers: Set(request.contexts.map(\.modifier)),
      backgrounds: backgrounds,
      toolVersion: request.toolVersion,
      formats: Self.allFormats(with: request.formats),
      sources: sources
    )
  }

  /// All formats: some as requested, and others with their defaults.
  static func allFormats(with requested: [OutputRequest]) -> [OutputRequest] {
    EmitterRegistry.emitters.map { emitter in
      requested.first { $0.emitter.id == emitter.id } ?? OutputRequest(emitter)
    }
  }
}
