internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenFiles
internal import TokenResolver
internal import TokenSystem

/// Reads specs from a revision of a git repository, by the rules by which ``SpecLoader`` reads them from the disk.
struct RevisionLoader {
  private let place: RevisionPath
  private let objects: GitObjects
  private var label: String { place.prefix + place.path }

  /// Starts git, which lives as long as this value and its copies. Throws when it cannot be started.
  init(_ place: RevisionPath) throws(FileError) {
    self.place = place
    objects = try GitObjects(reportedAs: place.prefix + place.path)
  }

  /// Whether there is nothing at the place, because the revision has no such file, or nothing was ever committed. False for a
  /// revision that does not exist.
  func isAbsent() throws(FileError) -> Bool {
    guard case .missing = try objects.object(named: place.prefix + loadedPath) else { return false }
    // A file that was never staged.
    if place.revision.isEmpty { return true }
    guard case .missing = try objects.object(named: place.revision) else { return true }
    // What is checked out is the one revision that everybody has, but for a repository without any.
    return place.revision == "HEAD"
  }

  private var loadedPath: String { place.path.isEmpty ? "tokens" : place.path }

  /// A file as a spec, or each `.yaml` and `.yml` in a folder as a candidate, by name; the folder `tokens` for an empty path.
  /// Paths are those in the revision: ``label(_:)`` makes of them what users see.
  func load() throws(FileError) -> [CompilerInput] {
    let path = loadedPath
    switch try objects.object(named: place.prefix + path) {
    case .file(let bytes): return [CompilerInput(SourceFile(path: path, bytes: bytes), role: .spec)]
    case .folder(let entries):
      let names = try names(in: entries, of: path, below: "").sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      var inputs: [CompilerInput] = []
      for name in names {
        if let file = try candidate("\(path)/\(name)") { inputs.append(CompilerInput(file, role: .candidate)) }
      }
      return inputs
    case .other(let type): throw FileError(path: label, problem: "is a \(type); name a file or a folder in it")
    case .missing: throw try missing()
    }
  }

  /// A file that a spec includes.
  var include: SpecFiles.Provider {
    // The compiler asks from one thread, one file after the other.
    nonisolated(unsafe) let objects = objects
    let prefix = place.prefix
    return { path throws(IncludeError) in
      let object: GitObjects.Object
      do throws(FileError) {
        object = try objects.object(named: prefix + path)
      } catch {
        throw IncludeError(problem: error.problem)
      }
      guard case .file(let bytes) = object else { throw IncludeError(problem: "is no file in that revision") }
      return SourceFile(path: path, bytes: bytes)
    }
  }

  /// A file of the revision under the name that diagnostics print: `HEAD~1:tokens/brand.yaml`.
  func labeled(_ file: SourceFile) -> SourceFile {
    SourceFile(path: place.prefix + file.path, bytes: file.bytes)
  }

  /// A file in a folder; nil for a link to another folder.
  private func candidate(_ path: String) throws(FileError) -> SourceFile? {
    switch try objects.object(named: place.prefix + path) {
    case .file(let bytes): return SourceFile(path: path, bytes: bytes)
    case .folder, .other: return nil
    case .missing: throw FileError(path: place.prefix + path, problem: "is a link that leads nowhere in the repository")
    }
  }

  /// The names of candidates in a folder and in those in it; submodules are passed over.
  private func names(in entries: [GitTreeEntry], of path: String, below folder: String) throws(FileError) -> [String] {
    var names: [String] = []
    // What a name that is not UTF-8 becomes names nothing in the repository.
    for entry in entries where !entry.isSubmodule && !entry.name.unicodeScalars.contains("\u{FFFD}") {
      let name = folder + entry.name
      if !entry.isFolder {
        if SpecLoader.isWanted(name, SpecLoader.endings) { names.append(name) }
      } else if !entry.name.hasPrefix("."),
        case .folder(let entries) = try objects.object(named: "\(place.prefix)\(path)/\(name)")
      {
        names += try self.names(in: entries, of: path, below: name + "/")
      }
    }
    return names
  }

  /// Which of the two is missing, the revision or the path in it.
  private func missing() throws(FileError) -> FileError {
    if place.revision.isEmpty { return FileError(path: label, problem: "is no file in the index") }
    if case .missing = try objects.object(named: place.revision) {
      let hint = "a shallow clone lacks the older ones, which 'git fetch --unshallow' gets"
      return FileError(path: label, problem: "there is no revision '\(place.revision)'; \(hint)")
    }
    let what = place.path.isEmpty ? "has no folder 'tokens'; name a path, as in '\(place.revision):Design/tokens'" : nil
    let hint = "paths count from the root of the repository, or with './' from here"
    return FileError(
      path: label,
      problem: "'\(place.revision)' " + (what ?? "has no file or folder '\(place.path)'; \(hint)")
    )
  }
}
