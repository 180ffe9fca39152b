internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenResolver
internal import TokenSystem

/// The files that a build system watches. It would not notice an edit of any other included file.
struct DeclaredInputs {
  private let paths: Set<String>
  /// Whether files that are not declared are hidden from the build, as by Bazel.
  private let hidesOthers: Bool

  init(_ arguments: GenerateArguments) {
    paths = Set(arguments.inputs)
    hidesOthers = arguments.jobs.contains { $0.output.hasPrefix("bazel-out/") }
  }

  /// Reads a declared file. Throws for any other one, with the reason: whether it exists or not.
  @Sendable func include(_ path: String) throws(IncludeError) -> SourceFile {
    if FileSystem.kind(of: path, followsLinks: false) == nil {
      let hint = hidesOthers ? ", or is not in the `srcs` of the rule, so that Bazel hides it" : ""
      throw IncludeError(missing: path, besides: Array(paths), hint: hint)
    }
    guard paths.contains(path) else {
      throw IncludeError(
        problem: """
          is not among the inputs that the build declares. The build plugin declares files beside or below the spec \
          that end in .yaml, .yml, .json or .tokens, are not hidden, and are not links that \
          lead out of that folder; if the file is new, save Package.swift. In Bazel, add it to `srcs`
          """
      )
    }
    do throws(FileError) {
      return try Self.read(path)
    } catch {
      throw IncludeError(problem: error.problem)
    }
  }

  /// Reads a file that the build system named. One byte more than the compiler reads, so that it sees that a file is
  /// too large.
  static func read(_ path: String) throws(FileError) -> SourceFile {
    let bytes = try FileDescriptor.reading(path).readAll(limit: Compiler.maximumFileBytes + 1)
    return SourceFile(path: path, bytes: bytes)
  }
}
