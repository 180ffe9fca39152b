package import ArgumentParser
internal import TokenCompiler

extension CompletionKind {
  /// The names of files that may be specs.
  package static var specFile: CompletionKind {
    .file(extensions: Compiler.fileEndings.map { String($0.dropFirst()) })
  }
}
