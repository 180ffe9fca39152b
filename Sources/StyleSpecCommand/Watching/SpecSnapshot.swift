internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenWorkspace
internal import TokenResolver
internal import TokenSystem

/// The content of all files that a compile depends on. Equal snapshots compile alike.
struct SpecSnapshot: Equatable {
  /// The files that the user named, or the reason why they cannot be read.
  private let inputs: Result<[CompilerInput], FileError>
  /// The files that they include, or why these cannot be read, by their paths.
  private let includes: [String: Result<SourceFile, IncludeError>]
  /// The configurations that decide where outputs go.
  private let configurations: [SourceFile]

  /// Inputs that were just read, and the includes of an earlier snapshot, which this reads again.
  init(
    _ inputs: Result<[CompilerInput], FileError>,
    _ configurations: [SourceFile],
    includesOf earlier: SpecSnapshot?
  ) {
    self.configurations = configurations
    self.inputs = inputs
    var includes: [String: Result<SourceFile, IncludeError>] = [:]
    for path in earlier?.includes.keys ?? [:].keys {
      includes[path] = Result { () throws(IncludeError) in try SpecLoader.include(path) }
    }
    self.includes = includes
  }

  /// The files that a compile of inputs read.
  init(_ inputs: [CompilerInput], configurations: [SourceFile], result: Compiler.Result) {
    self.configurations = configurations
    self.inputs = .success(inputs)
    let included = result.files.dropFirst(inputs.count).map { ($0.path, Result<_, IncludeError>.success($0)) }
    let unreadable = result.unreadable.map { ($0, Result<SourceFile, _>.failure($1)) }
    includes = Dictionary(included + unreadable) { first, _ in first }
  }

  /// Every path to watch in addition to those that the user named: files in a folder may be links to elsewhere.
  var paths: [String] {
    let inputPaths =
      switch inputs {
      case .success(let inputs): inputs.map(\.file.path)
      case .failure(let error): [error.path]
      }
    return inputPaths + includes.keys + configurations.map(\.path) + [LintLoader.configurationName]
  }

  /// The number of files that could be read.
  var fileCount: Int {
    ((try? inputs.get().count) ?? 0) + includes.values.count { (try? $0.get()) != nil }
  }
}
