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

  /// Whether the path does not exist, because the revision lacks the file, or there are no commits. False for an
  /// unknown revision.
  func isAbsent() throws(FileError) -> Bool {
    if try isThere(place.path.isEmpty ? "tokens" : place.path) { return false }
    if place.path.isEmpty, try !specs(below: "", skippingPackages: false).isEmpty { return false }
    // A file that was never staged.
    if place.revision.isEmpty { return true }
    return try isThere() || hasNoCommits
  }

  /// Every repository has HEAD, unless it has no commits.
  private var hasNoCommits: Bool { place.revision == "HEAD" }

  /// Whether the revision exists.
  private func isThere() throws(FileError) -> Bool {
    if case .missing = try objects.object(named: place.revision) { return false }
    return true
  }

  /// Whether the revision has a path.
  private func isThere(_ path: String) throws(FileError) -> Bool {
    if case .missing = try objects.object(named: place.prefix + path) { return false }
    return true
  }

  /// A file as a spec, or each file in YAML or JSON in a folder as a candidate, by name. For an empty path, the folder
  /// `tokens`, or else every spec of the revision whose name ends as those of packages do. Paths are those in the
  /// revision; ``labeled(_:)`` converts them to those that users see.
  func load() throws(FileError) -> [CompilerInput] {
    guard place.path.isEmpty else { return try load(place.path) }
    if try isThere("tokens") { return try load("tokens") }
    let specs = try specs(below: "", skippingPackages: false)
    if specs.isEmpty { throw try missing() }
    return specs
  }

  /// The specs of the working folder's project as the revision has them; none for a path that the revision does not
  /// have.
  func load(_ project: ProjectSpecs) throws(FileError) -> [CompilerInput] {
    if try !isThere() {
      if hasNoCommits { return [] }
      throw try missing()
    }
    let here = CanonicalPath.of(".")
    if project.place == .package {
      return try specs(below: RevisionPath.path(to: project.folder, from: here), skippingPackages: true)
    }
    var inputs: [CompilerInput] = []
    for path in project.absolutePaths.map({ RevisionPath.path(to: $0, from: here) }) where try isThere(path) {
      inputs += try load(path)
    }
    return inputs
  }

  private func load(_ path: String) throws(FileError) -> [CompilerInput] {
    switch try objects.object(named: place.prefix + path) {
    case .file(let bytes): return [CompilerInput(SourceFile(path: path, bytes: bytes), role: .spec)]
    case .folder(let entries):
      let names = try names(in: entries, of: path) { SpecLoader.isWanted($0, SpecLoader.endings) }
      return try inputs(at: names.map { RevisionPath.joined(path, $0) }, role: .candidate)
    case .other(let type): throw FileError(path: label, problem: "is a \(type); name a file or a folder in it")
    case .missing: throw try missing()
    }
  }

  /// The files in a folder that are specs by their names, with or without those of packages inside of the folder.
  private func specs(below folder: String, skippingPackages: Bool) throws(FileError) -> [CompilerInput] {
    guard case .folder(let entries) = try objects.object(named: place.prefix + folder) else { return [] }
    let names = try names(in: entries, of: folder, skippingPackages: skippingPackages) { path in
      path.split(separator: "/").last.map { PackageSpecs.isSpec(named: String($0)) } ?? false
    }
    var known: Set<String> = []
    let paths = names.map { RevisionPath.target(of: RevisionPath.joined(folder, $0)) }
    return try inputs(at: paths.filter { known.insert($0).inserted }, role: .spec)
  }

  private func inputs(at paths: [String], role: CompilerInput.Role) throws(FileError) -> [CompilerInput] {
    var inputs: [CompilerInput] = []
    for path in paths {
      if let file = try candidate(path) { inputs.append(CompilerInput(file, role: role)) }
    }
    return inputs
  }

  /// Provides the files that specs include.
  var include: SpecFiles.Provider {
    // The compiler requests one file after the other, from one thread.
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

  /// The wanted files in a folder and its subfolders, by name; submodules are skipped. The predicate gets paths that
  /// count from the folder.
  private func names(
    in entries: [GitTreeEntry],
    of folder: String,
    skippingPackages: Bool = false,
    where isWanted: (String) -> Bool
  ) throws(FileError) -> [String] {
    var names: [String] = []
    var waiting = [(prefix: "", entries: entries)]
    while let (prefix, entries) = waiting.popLast() {
      // A name that is not UTF-8 cannot be requested.
      for entry in entries where !entry.isSubmodule && !entry.name.unicodeScalars.contains("\u{FFFD}") {
        let name = prefix + entry.name
        if !entry.isFolder {
          if isWanted(name) { names.append(name) }
        } else if !entry.name.hasPrefix("."),
          case .folder(let inner) = try objects.object(named: place.prefix + RevisionPath.joined(folder, name)),
          !skippingPackages || !inner.contains(where: { $0.name == "Package.swift" })
        {
          waiting.append((name + "/", inner))
        }
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The error for a missing revision or a missing path in it.
  private func missing() throws(FileError) -> FileError {
    if place.revision.isEmpty { return FileError(path: label, problem: "is not a file in the index") }
    if try !isThere() {
      let hint = "a shallow clone lacks older ones; 'git fetch --unshallow' gets them"
      return FileError(path: label, problem: "there is no revision '\(place.revision)'; \(hint)")
    }
    let what =
      place.path.isEmpty
      ? "has no folder 'tokens' and no *.stylespec.yaml; name a path, as in '\(place.revision):Design/tokens'" : nil
    let hint = "paths are relative to the root of the repository, or with './' to the working folder"
    return FileError(
      path: label,
      problem: "'\(place.revision)' " + (what ?? "has no file or folder '\(place.path)'; \(hint)")
    )
  }
}
