package import TokenCompiler
internal import TokenComparison
package import TokenEmit
internal import TokenModel
package import TokenPerception

/// A compiled spec, or compiled token files, of one version, with what its project says about it.
package struct MigratedInput: Sendable {
  /// What was compiled.
  package let input: CompiledInput
  /// The outputs of the project, of all formats.
  package let formats: [OutputRequest]
  /// The grounds of its text.
  package let grounds: TextGrounds
  /// The catalog with the codes that outputs have.
  let catalog: Catalog

  /// An input from its parts.
  ///
  /// - Parameters:
  ///   - input: What was compiled, with its outline.
  ///   - formats: The outputs of the project. Names of a format that is missing are those of its defaults.
  ///   - grounds: The grounds of its text.
  package init(_ input: CompiledInput, formats: [OutputRequest] = [], grounds: TextGrounds = TextGrounds()) {
    (self.input, self.formats, self.grounds) = (input, formats, grounds)
    catalog = input.catalogOfOutputs
  }

  var name: String { catalog.name.value }

  /// The outputs of one format; one with its defaults if there is none.
  func outputs(of emitter: any OutputEmitter.Type) -> [OutputRequest] {
    let configured = formats.filter { $0.emitter.id == emitter.id }
    return configured.isEmpty ? [OutputRequest(emitter)] : configured
  }

  var compared: ComparedCatalog {
    ComparedCatalog(
      catalog: catalog,
      swiftNames: Compiler.swiftNames(of: catalog),
      outline: input.outline,
      grounds: grounds
    )
  }
}
