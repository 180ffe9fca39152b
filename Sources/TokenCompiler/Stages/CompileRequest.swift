internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel

/// The options of a compile, apart from its inputs.
struct CompileRequest {
  /// The formats of outputs.
  let formats: [OutputRequest]
  /// The contexts of modifiers.
  let contexts: [ContextInput]
  /// Each input's backgrounds.
  let backgrounds: [SourceFileID: EmitterInput.Backgrounds]
  /// The inputs that an outline is made of.
  let outlines: OutlineRequest
  /// Whether comments and trailing commas in JSON are errors.
  let isStrict: Bool
  /// Whether outputs are written under their own names.
  let namesFiles: Bool
  /// The version of the tool for the heads of outputs.
  let toolVersion: String

  /// Whether one of the formats passes `$extensions` and comments on.
  var keepsExtensions: Bool { formats.contains { $0.emitter.passesExtensionsOn } }
}

/// The inputs that a compile makes an outline of.
package enum OutlineRequest: Sendable {
  case none
  /// Specs alone: token files have most of it in their catalogs.
  case specs
  case all
}
