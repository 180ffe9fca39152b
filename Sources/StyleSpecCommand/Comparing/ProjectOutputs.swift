internal import TokenCompiler
internal import TokenEmit
internal import TokenModel

/// The outputs that a project makes of its specs, as a comparison has to know them.
struct ProjectOutputs {
  /// The formats: those of the configuration, and Swift where a build makes it; any where neither is known.
  private let formats: [OutputRequest]

  /// Creates the outputs from a configuration, nil without one, and whether a build makes Swift.
  init(configured: [OutputRequest]?, areCompiledByBuild: Bool) {
    let configured = configured ?? []
    let isSwiftMissing = areCompiledByBuild && !configured.contains { $0.emitter.id == OutputRequest.swift.emitter.id }
    let known = configured + (isSwiftMissing ? [.swift] : [])
    formats = known.isEmpty ? EmitterRegistry.emitters.map { OutputRequest($0) } : known
  }

  /// The token names of a compiled input in the outputs.
  func names(of input: CompiledInput) -> [OutputNames] {
    Compiler.names(of: input, in: formats)
  }
}
