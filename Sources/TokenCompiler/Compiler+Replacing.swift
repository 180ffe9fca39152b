package import TokenDiagnostics
package import TokenResolver

extension Compiler {
  /// Compiles inputs with all outlines, as if files had other content.
  ///
  /// - Parameters:
  ///   - inputs: The inputs as they are.
  ///   - files: The other files, by their paths: inputs, and what they include.
  ///   - isStrict: Whether comments and trailing commas in JSON are errors.
  ///   - include: Provides the files that specs include and that stay.
  /// - Complexity: As that of a compile.
  package static func compile(
    _ inputs: [CompilerInput],
    replacing files: [String: SourceFile],
    isStrict: Bool = false,
    include: @escaping SpecFiles.Provider
  ) -> Result {
    let inputs = inputs.map { $0.replacing(file: files[$0.file.path] ?? $0.file) }
    return compile(inputs, outlines: .all, isStrict: isStrict) { path throws(IncludeError) in
      if let file = files[path] { return file }
      return try include(path)
    }
  }
}
