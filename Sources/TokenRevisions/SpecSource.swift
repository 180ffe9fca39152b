public import TokenCompiler
public import TokenDiagnostics
public import TokenFiles
public import TokenResolver

/// Specs from wherever a user says: the disk, standard input, or a revision of a git repository.
public struct SpecSource {
  /// The specs and candidates that were found.
  public let inputs: [CompilerInput]
  /// Gives the files that they include.
  public let include: SpecFiles.Provider
  private let revision: RevisionLoader?

  /// What is there on the disk comes first; what is not, and has a colon, is a place in a revision. Throws when it cannot be
  /// read, or is neither.
  public init(_ name: String) throws(FileError) {
    if name == SpecLoader.standardInput || SpecLoader.isThere(name) {
      inputs = try SpecLoader.load([name])
      include = SpecLoader.include
      revision = nil
    } else if let place = RevisionPath(name) {
      let loader = try RevisionLoader(place)
      inputs = try loader.load()
      include = loader.include
      revision = loader
    } else {
      throw FileError(path: name, problem: "is no file or folder here, and no 'REVISION:PATH' of git")
    }
  }

  /// A file under the name that diagnostics print.
  public func labelled(_ file: SourceFile) -> SourceFile { revision?.labelled(file) ?? file }
}
