package import TokenCompiler
package import TokenDiagnostics
package import TokenResolver
package import TokenSystem

/// Specs from the disk, standard input, or a revision of a git repository.
package struct SpecSource {
  /// The specs and candidates that were found.
  package let inputs: [CompilerInput]
  /// Provides the files that they include.
  package let include: SpecFiles.Provider
  private let revision: RevisionLoader?

  /// Creates a source from a path on the disk. A name with a colon that is not a path on the disk is a path in a
  /// revision.
  ///
  /// - Parameters:
  ///   - name: The user's argument.
  ///   - mayBeAbsent: Whether a missing path in a revision gives a source without inputs.
  /// - Throws: An error if the source cannot be read, or if the name is neither of the two.
  package init(_ name: String, mayBeAbsent: Bool = false) throws(FileError) {
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
      throw FileError(path: name, problem: "is neither a file or folder here nor a 'REVISION:PATH' of git")
    }
  }

  /// The name of a path in a revision, for a user's argument that is the revision alone. Nil for a path on the disk,
  /// and for an argument with a path of its own.
  package static func place(in revision: String, path: String) -> String? {
    guard revision != SpecLoader.standardInput, !SpecLoader.isThere(revision), RevisionPath(revision) == nil else {
      return nil
    }
    return revision + ":" + path
  }

  /// A file under the name that diagnostics print.
  package func labeled(_ file: SourceFile) -> SourceFile { revision?.labeled(file) ?? file }
}
