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

  /// Creates a source from specs that were read from the disk.
  package init(_ inputs: [CompilerInput]) {
    self.inputs = inputs
    include = SpecLoader.include
    revision = nil
  }

  /// Creates a source from the specs of the working folder's project as a revision has them; without inputs if it has
  /// none.
  ///
  /// - Throws: An error if git fails, or does not know the revision.
  package init(_ project: ProjectSpecs, in revision: String) throws(FileError) {
    let loader = try RevisionLoader(RevisionPath(revision: revision, path: project.pathInRevision))
    inputs = try loader.load(project)
    include = loader.include
    self.revision = loader
  }

  /// A path on the disk as a revision has it: `HEAD:./tokens`.
  package static func name(of path: String, in revision: String) -> String {
    "\(revision):\(RevisionPath.path(to: CanonicalPath.of(path), from: CanonicalPath.of(".")))"
  }

  /// Whether a user's argument means a revision: it is neither standard input, a path on the disk nor a path in a
  /// revision. False outside of repositories.
  ///
  /// - Throws: An error if the argument is a path on the disk and a revision that git knows.
  package static func isRevision(_ name: String) throws(FileError) -> Bool {
    guard name != SpecLoader.standardInput, RevisionPath(name) == nil else { return false }
    guard SpecLoader.isThere(name) else { return objectInGit(named: name) != nil }
    // Revisions do not start like these paths.
    if name.hasPrefix(".") || name.hasPrefix("/") { return false }
    switch objectInGit(named: name) {
    case nil, .missing: return false
    case .file, .folder, .other:
      let kind = FileSystem.isFolder(name) ? "folder" : "file"
      let ways = "'./\(name)' for the \(kind) or '\(name):' for the revision"
      throw FileError(path: name, problem: "is a \(kind) here and a revision of git; write \(ways)")
    }
  }

  /// Nil without git, and outside of repositories.
  private static func objectInGit(named name: String) -> GitObjects.Object? {
    try? GitObjects(reportedAs: name).object(named: name)
  }

  /// Whether the paths of inputs are those of files on the disk.
  package var isOnDisk: Bool { revision == nil }

  /// A file under the name that diagnostics print.
  package func labeled(_ file: SourceFile) -> SourceFile { revision?.labeled(file) ?? file }
}
