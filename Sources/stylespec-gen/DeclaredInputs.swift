internal import TokenDiagnostics
internal import TokenFiles
internal import TokenResolver

/// The files that a build system watches. An include that is none of them would be read, but an edit of it not noticed.
struct DeclaredInputs {
  private let paths: Set<String>

  init(_ paths: [String]) {
    self.paths = Set(paths)
  }

  /// Reads a declared file. Throws for any other one, whether it exists or not.
  @Sendable func include(_ path: String) throws(IncludeError) -> SourceFile {
    guard paths.contains(path) else {
      throw IncludeError(
        problem: """
          is not among the inputs that the build declares. The build plugin declares what lies beside or below the spec, \
          ends in .yaml, .yml or .json, is not hidden, and is no link that leads \
          out of that folder; if the file is new, save Package.swift. In Bazel, add it to `srcs`
          """
      )
    }
    do throws(FileError) {
      return try SpecLoader.declared(path)
    } catch {
      throw IncludeError(problem: error.problem)
    }
  }
}
