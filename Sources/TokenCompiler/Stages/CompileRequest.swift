internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel

/// What a compile is asked for beside its inputs.
struct CompileRequest {
  /// The formats of outputs.
  let formats: [OutputRequest]
  /// The contexts of modifiers.
  let contexts: [ContextInput]
  /// What text of each input is seen on.
  let backgrounds: [SourceFileID: EmitterInput.Backgrounds]
  /// Whether outlines are made.
  let wantsOutlines: Bool
  /// Whether comments and trailing commas in JSON are errors.
  let isStrict: Bool
  /// Whether outputs are written under their own names.
  let namesFiles: Bool
  /// The version of the tool for the heads of outputs.
  let toolVersion: String
}
