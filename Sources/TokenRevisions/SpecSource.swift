public import TokenCompiler
public import TokenDiagnostics
internal import TokenFiles
public import TokenResolver
public import TokenSystem

/// Specs from wherever a user says: the disk, standard input, or a revision of a git repository.
public struct SpecSource {
  /// The specs and candidates that were found.
  public let inputs: [CompilerInput]
  /// Gives the files that they include.
  public let include: SpecFiles.Provider
  private let revision: RevisionLoader?

  /// What is there on the disk comes first; what is not, and has a colon, is a place in a revision. Throws when it cannot be
  /// read, or is neither. With `mayBeAbsent`, a place in a revision that has nothing there is a source without inputs.
  public init(_ name: String, mayBeAbsent: Bool = false) throws(FileError) {
    if name == SpecLoader.standardInput || SpecLoader.isThere(name) {
      inputs = try SpecLoader.load([name])
      include = SpecLoader.include
      revision = nil
    } else if let place = RevisionPath(name) {
      let loader = try RevisionLoader(place)
      let isAbsent = mayBeAbsent ? try loader.isAbsent() : false
      inputs = isAbsent ? [] : try loader.load()
      include = loader.include
      revision = loader
    } else {
      throw FileError(path: name, problem: "is no file or folder here, and no 'REVISION:PATH' of git")
    }
  }

  /// How a user may name a revision for short: with no path, it means the one that is given. Nil for what is there on the disk, or
  /// says itself where in a revision it is.
  public static func place(in revision: String, path: String) -> String? {
    guard revision != SpecLoader.standardInput, !SpecLoader.isThere(revision), RevisionPath(revision) == nil else {
      return nil
    }
    return revision + ":" + path
  }

  /// A file under the name that diagnostics print.
  public func labeled(_ file: SourceFile) -> SourceFile { revision?.labeled(file) ?? file }
}
