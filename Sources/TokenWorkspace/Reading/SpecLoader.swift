package import TokenCompiler
package import TokenDiagnostics
package import TokenResolver
package import TokenSystem

/// Reads the files that a user names.
package enum SpecLoader {
  /// The name that means standard input.
  package static let standardInput = "-"

  /// The files at paths: a file as a spec, each file in YAML or JSON in a folder as a candidate, by its name, and `-`
  /// as standard input. In the order of the paths; inside a folder, by name.
  ///
  /// A file that is named twice (in two spellings, as a file and in a folder, or by a link to it) is one file: the name
  /// that comes first counts, and it has to be a spec if any of the names is its own.
  ///
  /// - Throws: An error if a path, or a folder below it, cannot be read. A file in a folder that cannot be read becomes
  ///   an ``TokenCompiler/CompilerInput/Role/unreadable(_:)`` input.
  package static func load(_ paths: [String]) throws(FileError) -> [CompilerInput] {
    var inputs = SpecInputs()
    for path in paths {
      if path == standardInput {
        try inputs.addStandardInput()
      } else if FileSystem.isFolder(path) {
        for file in try files(in: path, endings) { inputs.addCandidate(file) }
      } else {
        try inputs.add(path, role: .spec)
      }
    }
    return inputs.all
  }

  /// Whether a path gives its content once only: standard input, a pipe.
  package static func isStream(_ path: String) -> Bool {
    path == standardInput || FileSystem.kind(of: path, followsLinks: true) == .other
  }

  /// A file that a spec includes.
  package static func include(_ path: String) throws(IncludeError) -> SourceFile {
    do {
      return try load(path, role: .spec).file
    } catch {
      if isThere(path) { throw IncludeError(problem: problem(of: error)) }
      let folder = PathText.folder(of: path)
      let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
      throw IncludeError(missing: path, besides: names.map { PathText.joined(folder, $0) })
    }
  }

  /// Why a file that is there cannot be read.
  static func problem(of error: FileError) -> String {
    let isLink = FileSystem.kind(of: error.path, followsLinks: false) == .link
    let isBroken = isLink && FileSystem.kind(of: error.path, followsLinks: true) == nil
    return isBroken ? "is a link that leads nowhere" : error.problem
  }

  /// Whether anything is at a path on the disk, even a link that leads nowhere.
  package static func isThere(_ path: String) -> Bool { FileSystem.kind(of: path, followsLinks: false) != nil }

  /// The endings of names of specs in folders.
  package static let endings = Compiler.fileEndings

  /// One byte more than the compiler reads, so that it sees that a file is too large.
  package static let maximumBytes = Compiler.maximumFileBytes + 1

  static func load(_ path: String, role: CompilerInput.Role) throws(FileError) -> CompilerInput {
    CompilerInput(try read(path), role: role)
  }

  static func read(_ path: String) throws(FileError) -> SourceFile {
    let file = try FileDescriptor.reading(path)
    return SourceFile(path: path, bytes: try file.readAll(limit: maximumBytes), place: FilePlace(of: path))
  }

  /// The files in a folder with one of some endings, at any depth, by name. Hidden files are skipped, and so are pipes,
  /// and files whose names are not UTF-8: no path could name them.
  static func files(in folder: String, _ endings: [String]) throws(FileError) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return try FolderNames.all(in: folder)
      .filter { isWanted($0, endings) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { prefix + $0 }
      .filter { !FileSystem.isFolder($0) && !isStream($0) }
  }

  /// Whether a file belongs to a folder's, by its path in it: what is hidden does not.
  package static func isWanted(_ name: String, _ endings: [String]) -> Bool {
    endings.contains(where: name.hasSuffix) && !name.hasPrefix(".") && !name.contains("/.")
  }
}

extension FilePlace {
  /// The absolute path of a file; nil when nothing is there, or it is not a regular file.
  init?(of path: String) {
    guard case .file? = FileSystem.kind(of: path, followsLinks: true), let file = FileSystem.realPath(path) else {
      return nil
    }
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let real = FileSystem.realPath(folder) else { return nil }
    self.init(file: file, folder: real)
  }
}
