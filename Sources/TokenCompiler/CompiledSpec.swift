public import TokenDiagnostics
public import TokenEmit
public import TokenModel

/// A spec without errors, and everything that a compile made from it.
public struct CompiledSpec: Sendable {
  /// A file made from the spec.
  public struct Output: Sendable, Hashable {
    /// The format of the file.
    public let format: OutputFormat
    /// Its name and content.
    public let file: OutputFile
  }

  /// The file of the spec, one of the inputs.
  public let input: SourceFileID
  /// The resolved values and codes.
  public let catalog: Catalog
  /// The declarations as they are written; nil unless the compile asked for outlines.
  public let outline: SpecOutline?
  /// At least one for each format, in the order of the formats; empty when any spec of the compile has an error.
  public internal(set) var outputs: [Output] = []
}
