internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenResolver
internal import TokenSystem

/// Reads specs from a revision of a git repository, by the same rules as ``SpecLoader`` reads them from the disk.
struct RevisionLoader {
  private let place: RevisionPath
  private let objects: GitObjects
  private var label: String { place.prefix + place.path }

  /// Starts git, which runs as long as this value and its copies live. Throws if git cannot be started.
  init(_ place: RevisionPath) throws(FileError) {
    self.place = place
    objects = try GitObjects(reportedAs: place.prefix + place.path)
  }

  /// Whether the path does not exist, because the revision does not have the file, or there are no commits. False for
  /// an unknown revision.
  func isAbsent() throws(FileError) -> Bool {
    guard case .missing = try objects.object(named: place.prefix + loadedPath) else { return false }
    // A file that was never staged.
    if place.revision.isEmpty { return true }
    guard case .missing = try objects.object(named: place.revision) else { return true }
    // Every repository has HEAD, unless it has no commits.
    return place.revision == "HEAD"
  }

  private var loadedPath: String { place.path.isEmpty ? "tokens" : place.path }

  /// A file as a spec, or each file in YAML or JSON in a folder as a candidate, by name; the folder `tokens` for an
  /// empty path. Paths are those in the revision; ``labeled(_:)`` converts them to those that users see.
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

  /// Provides the files that specs include.
  var include: SpecFiles.Provider {
    // The compiler asks for one file after the other, from one thread.
    nonisolated(unsafe) let objects = objects
    let prefix = place.prefix
    return { path throws(IncludeError) in
      let object: GitObjects.Object
      do throws(FileError) {
        object = try objects.object(named: prefix + path)
      } catch {
        throw IncludeError(problem: error.problem)
      }
      guard case .file(let bytes) = object else { throw IncludeError(problem: "is not a file in that revision") }
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

  /// The names of candidates in a folder and its subfolders; submodules are skipped.
  private func names(in entries: [GitTreeEntry], of path: String, below folder: String) throws(FileError) -> [String] {
    var names: [String] = []
    // A name that is not UTF-8 cannot be asked for.
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

  /// The error for a missing revision or a missing path in it.
  private func missing() throws(FileError) -> FileError {
    if place.revision.isEmpty { return FileError(path: label, problem: "is not a file in the index") }
    if case .missing = try objects.object(named: place.revision) {
      let hint = "a shallow clone lacks older ones; 'git fetch --unshallow' gets them"
      return FileError(path: label, problem: "there is no revision '\(place.revision)'; \(hint)")
    }
    let what = place.path.isEmpty ? "has no folder 'tokens'; name a path, as in '\(place.revision):Design/tokens'" : nil
    let hint = "paths are relative to the root of the repository, or with './' to the working folder"
    return FileError(
      path: label,
      problem: "'\(place.revision)' " + (what ?? "has no file or folder '\(place.path)'; \(hint)")
    )
  }
}
