package import TokenCompiler
internal import TokenDiagnostics
package import TokenEmit
internal import TokenSystem

/// A compile as the folder of its outputs sees it.
package struct OutputRun: Sendable {
  /// An output, and what it was made of.
  package struct Output: Sendable {
    /// The file's path and content.
    package let file: OutputFile
    let format: OutputRequest
    /// The path of the spec; nil for one that came through a pipe and cannot be read again.
    let spec: String?

    /// An output of a spec in a format.
    package init(_ file: OutputFile, format: OutputRequest, spec: String?) {
      self.file = file
      self.format = format
      self.spec = spec
    }
  }

  /// The outputs, in the order of the specs.
  package let outputs: [Output]
  /// The names of the formats.
  let formats: Set<String>
  /// Every file that was read: specs, candidates that are not specs, and included files.
  let paths: [String]
  let inputs: InputFiles

  /// Outputs of some formats. `paths` are those of all files that were read.
  package init(_ outputs: [Output], to formats: Set<OutputRequest>, reading paths: [String]) {
    self.outputs = outputs
    self.formats = Set(formats.map { $0.emitter.id })
    self.paths = paths
    inputs = InputFiles(paths)
  }

  /// The outputs of some formats of a compile without an error, which may have had other formats.
  package init(_ result: Compiler.Result, to formats: [OutputRequest]) {
    let outputs = result.specs.flatMap { spec in
      let path = result.files[spec.file.index].path
      return spec.outputs.filter { formats.contains($0.format) }.map { output in
        Output(output.file, format: output.format, spec: Self.isOnDisk(path) ? path : nil)
      }
    }
    self.init(outputs, to: Set(formats), reading: result.files.map(\.path).filter(Self.isOnDisk))
  }

  private static func isOnDisk(_ path: String) -> Bool {
    if case .file? = FileSystem.kind(of: path, followsLinks: true) { return true }
    return false
  }
}
