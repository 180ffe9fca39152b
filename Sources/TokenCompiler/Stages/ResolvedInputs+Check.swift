internal import TokenDiagnostics
internal import TokenModel

extension ResolvedInputs {
  /// The fourth stage: the problems between specs, whose outputs are in one module and one folder.
  func check(among inputs: [ClassifiedInput], _ request: CompileRequest) -> [Diagnostic] {
    guard specs.count > 1 else { return [] }
    var found: [Diagnostic] = []
    let hasFiles = request.namesFiles && !request.formats.isEmpty
    let modules = Dictionary(grouping: specs) { inputs[$0.file.index].input.module }
    for specs in modules.values.sorted(by: { $0[0].file < $1[0].file }) {
      let catalogs = specs.map(\.catalog)
      EqualNames.report(among: catalogs, asFiles: hasFiles, diagnostics: &found)
      if diagnostics.hasErrors || found.hasErrors { continue }
      Outputs(request).reportEqualNames(among: catalogs, diagnostics: &found)
    }
    return found
  }
}
