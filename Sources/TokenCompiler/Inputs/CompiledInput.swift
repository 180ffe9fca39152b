package import TokenDiagnostics
package import TokenEmit
package import TokenModel

/// A spec, a resolver document, or all token files of a compile: something without errors, and what was made of it.
package struct CompiledInput: Sendable {
  /// A file made from the catalog.
  package struct Output: Sendable, Hashable {
    /// The format of the file, with its options.
    package let format: OutputRequest
    /// Its path and content.
    package let file: OutputFile
  }

  /// The files, some of the inputs of the compile; at least one. A spec is one file.
  package let files: [SourceFileID]
  /// The resolved values and codes; without codes for tokens that no spec has, and that need no output.
  package let catalog: Catalog
  /// The declarations as written; nil unless the compile requested outlines.
  package let outline: SpecOutline?
  /// At least one for each format, in the order of the formats; empty when anything in the compile has an error.
  package internal(set) var outputs: [Output] = []

  /// The file of the spec, or the first of several.
  package var file: SourceFileID { files[0] }
}
