package import TokenDiagnostics
package import TokenEmit
package import TokenModel

/// A spec without errors, and everything that a compile made from it.
package struct CompiledSpec: Sendable {
  /// A file made from the spec.
  package struct Output: Sendable, Hashable {
    /// The format of the file, with its options.
    package let format: OutputRequest
    /// Its path and content.
    package let file: OutputFile
  }

  /// The file of the spec, one of the inputs.
  package let input: SourceFileID
  /// The resolved values and codes.
  package let catalog: Catalog
  /// The declarations as they are written; nil unless the compile asked for outlines.
  package let outline: SpecOutline?
  /// At least one for each format, in the order of the formats; empty when any spec of the compile has an error.
  package internal(set) var outputs: [Output] = []
}
