package import TokenCompiler
package import TokenDiagnostics
package import TokenSystem

/// Finds the files that a lint needs in addition to specs.
package enum LintLoader {
  /// The name of a configuration.
  package static let configurationName = ".stylespec.yaml"

  /// The configurations of the inputs of one run.
  package struct Configurations: Sendable {
    /// By the inputs' indexes. Specs of one folder have one file, under one path.
    package internal(set) var files: [Int: SourceFile] = [:]
    /// Files and folders that seem to be meant as configurations, and are not read.
    package internal(set) var problems: [Problem] = []

    /// No configurations.
    package init() {}
  }

  /// A file or folder that seems to be meant as a configuration.
  package struct Problem: Sendable {
    /// The problem.
    package enum Kind: Sendable {
      /// `.stylespec.yml`, which is not looked for; whether the right name is there as well.
      case wrongEnding(hasRightOne: Bool)
      /// A folder, a pipe, a link that leads nowhere: the phrase that describes it.
      case noFile(String)
    }

    /// The file; empty unless it is a regular file.
    package let file: SourceFile
    /// The problem.
    package let kind: Kind
  }

  /// The configuration of each input that has one, by the input's index: the nearest file of that name in the spec's
  /// folder or above it. Each is read once.
  package static func configurations(for inputs: [CompilerInput]) throws(FileError) -> Configurations {
    var search = ConfigurationSearch()
    var found = Configurations()
    for (index, input) in inputs.enumerated() where input.file.path != "<stdin>" {
      found.files[index] = try search.configuration(above: input.file.path)
    }
    found.problems = search.problems
    return found
  }

  /// The configuration in the working folder, or the nearest folder above it that has one.
  package static func configuration() throws(FileError) -> SourceFile? {
    var search = ConfigurationSearch()
    return try search.configuration(above: "x")
  }

  /// One configuration for all inputs.
  package static func configuration(at path: String, for inputs: [CompilerInput]) throws(FileError) -> Configurations {
    let file = try SpecLoader.read(path)
    var found = Configurations()
    found.files = Dictionary(uniqueKeysWithValues: inputs.indices.map { ($0, file) })
    return found
  }

  /// The files that say what names of earlier versions are now, in the folders of the inputs, each once: as candidates,
  /// or as unreadable files.
  package static func migrations(for inputs: [CompilerInput]) -> [CompilerInput] {
    let folders = Set(inputs.map(\.file.path).filter { $0 != "<stdin>" }.map(PathText.folder))
    let paths = folders.map { $0 + CompilerInput.migrationsName }.sorted().filter(SpecLoader.isThere)
    let unique = Dictionary(paths.map { (CanonicalPath.of($0), $0) }) { first, _ in first }
    let read = Dictionary(inputs.map { ($0.file.path, $0.file) }) { first, _ in first }
    return unique.values.sorted().map { migrations(at: $0, content: read[$0]) }
  }

  /// `content` is that of the file if it was read before.
  private static func migrations(at path: String, content: SourceFile?) -> CompilerInput {
    func unreadable(_ problem: String) -> CompilerInput {
      CompilerInput(SourceFile(path: path, bytes: []), role: .unreadable(problem))
    }
    switch FileSystem.kind(of: path, followsLinks: true) {
    case .file:
      if let content { return CompilerInput(content, role: .candidate) }
      do throws(FileError) {
        return try SpecLoader.load(path, role: .candidate)
      } catch {
        return unreadable(error.problem)
      }
    case .folder: return unreadable("is a folder")
    case .link, .other: return unreadable("is not a regular file")
    case nil: return unreadable("is a link that leads nowhere")
    }
  }

  /// The Swift files in folders, at any depth, and those that are named themselves; by folder, and then by name. Hidden
  /// folders are passed over, and with them what was checked out or built.
  package static func swiftSources(in paths: [String]) throws(FileError) -> [SourceFile] {
    try sources(in: paths, endings: [".swift"])
  }

  /// The same for files with other endings. Packages that a program of Node.js installs are passed over.
  package static func sources(in paths: [String], endings: [String]) throws(FileError) -> [SourceFile] {
    var sources: [SourceFile] = []
    for path in paths {
      if FileSystem.isFolder(path) {
        for file in try SpecLoader.files(in: path, endings) where !file.contains("/node_modules/") {
          sources.append(try SpecLoader.read(file))
        }
      } else {
        sources.append(try SpecLoader.read(path))
      }
    }
    return sources
  }

  /// The same without links: what they lead to is changed under its own path, if at all.
  package static func sourcesWithoutLinks(in paths: [String], endings: [String]) throws(FileError) -> [SourceFile] {
    try sources(in: paths, endings: endings).filter { file in
      if case .link = FileSystem.kind(of: file.path, followsLinks: false) { false } else { true }
    }
  }

  /// Whether the path of a file below a folder is wanted. The folder is empty or ends in a slash, and paths count from
  /// it. Returns true after 100,000 files, so that it does not take long.
  package static func hasFile(in folder: String, where isWanted: (String) -> Bool) -> Bool {
    let root = folder.isEmpty ? "./" : folder
    var count = 0
    var waiting = [""]
    while let part = waiting.popLast() {
      for name in (try? FileSystem.names(in: root + part)) ?? [] {
        count += 1
        if count > 100_000 { return true }
        // Links are not followed: they may lead in a circle.
        if FileSystem.kind(of: root + part + name, followsLinks: false) == .folder {
          waiting.append(part + name + "/")
        } else if isWanted(part + name) {
          return true
        }
      }
    }
    return false
  }
}

/// Looks for configurations from the folders of specs upward, by where these folders are and not by how they were
/// named.
private struct ConfigurationSearch {
  private(set) var problems: [LintLoader.Problem] = []
  /// By folder; nil where no folder up to the root has one.
  private var known: [String: SourceFile?] = [:]
  private let workingFolder = CanonicalPath.of(".")

  mutating func configuration(above spec: String) throws(FileError) -> SourceFile? {
    try configuration(in: Self.folder(of: CanonicalPath.of(spec)), isAbsolute: spec.hasPrefix("/"))
  }

  private mutating func configuration(in folder: String, isAbsolute: Bool) throws(FileError) -> SourceFile? {
    if let known = known[folder] { return known }
    let found = try look(in: folder, isAbsolute)
    let result: SourceFile? =
      if let found {
        found
      } else if folder == "/" {
        nil
      } else {
        try configuration(in: Self.folder(of: folder), isAbsolute: isAbsolute)
      }
    known[folder] = .some(result)
    return result
  }

  private mutating func look(in folder: String, _ isAbsolute: Bool) throws(FileError) -> SourceFile? {
    let path = shown((folder == "/" ? "" : folder) + "/" + LintLoader.configurationName, isAbsolute)
    let kind = FileSystem.kind(of: path, followsLinks: true)
    let other = String(path.dropLast("yaml".count)) + "yml"
    if case .file? = FileSystem.kind(of: other, followsLinks: true) {
      let file = try SpecLoader.read(other)
      problems.append(LintLoader.Problem(file: file, kind: .wrongEnding(hasRightOne: kind != nil)))
    }
    switch kind {
    case .file: return try SpecLoader.read(path)
    case .folder: refuse(path, "is a folder")
    case .link, .other: refuse(path, "is not a regular file")
    case nil:
      if FileSystem.kind(of: path, followsLinks: false) != nil { refuse(path, "is a link that leads nowhere") }
    }
    return nil
  }

  private mutating func refuse(_ path: String, _ problem: String) {
    problems.append(LintLoader.Problem(file: SourceFile(path: path, bytes: []), kind: .noFile(problem)))
  }

  /// Relative to the working folder if the file is in it and the spec was also named that way.
  private func shown(_ path: String, _ isAbsolute: Bool) -> String {
    isAbsolute ? path : PathText.seen(path, from: workingFolder)
  }

  /// Of an absolute path.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
