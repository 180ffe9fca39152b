internal import TokenDiagnostics
internal import TokenSystem

/// The specs of a project, for a command that does not name any.
package struct ProjectSpecs: Sendable, Hashable {
  /// The way that specs were found.
  package enum Place: Sendable, Hashable {
    /// The key `specs` of the `.stylespec.yaml` in a folder.
    case configuration
    /// The folder `tokens`.
    case tokensFolder
    /// Files of a Swift package, which its build compiles.
    case package
  }

  /// The way that the specs were found.
  package let place: Place
  /// The absolute path of the folder that has the configuration, `tokens` or `Package.swift`; with a slash at its end.
  package let folder: String
  /// Files and folders of specs, by absolute paths. Not empty.
  package let absolutePaths: [String]

  /// The specs of the nearest folder that has any: the folder itself, or one above it. In each folder, the key `specs`
  /// of `.stylespec.yaml` comes first, then the folder `tokens`, then the specs of a Swift package.
  ///
  /// - Parameter start: An absolute path.
  /// - Returns: The specs; nil if no folder has any.
  /// - Throws: ``MistakenSpecs`` if a configuration names its specs in a wrong way, and an error of the file system if
  ///   a folder of a package cannot be read.
  package static func nearest(to start: String) throws -> ProjectSpecs? {
    for folder in CanonicalPath.foldersUpward(from: start) {
      if let paths = try SpecsSetting.paths(in: folder) {
        return ProjectSpecs(place: .configuration, folder: folder, absolutePaths: paths)
      }
      if FileSystem.isFolder(folder + "tokens") {
        return ProjectSpecs(place: .tokensFolder, folder: folder, absolutePaths: [folder + "tokens"])
      }
      let paths = try PackageSpecs.paths(in: folder)
      if !paths.isEmpty { return ProjectSpecs(place: .package, folder: folder, absolutePaths: paths) }
    }
    return nil
  }

  /// The paths for a reader who counts from the working folder: `../../tokens`.
  ///
  /// - Parameter here: The absolute path of the working folder.
  package func paths(countedFrom here: String) -> [String] { absolutePaths.map { PathText.relative($0, to: here) } }

  /// The folder of the Swift package that a file is in, with a slash at its end; nil outside of packages.
  ///
  /// - Parameter path: The absolute path of the file.
  package static func packageFolder(around path: String) -> String? {
    CanonicalPath.foldersUpward(from: PathText.folder(of: path)).first(where: PackageSpecs.isPackage)
  }

  /// The module of a package that a spec is compiled into, guessed from its location: the folder of a target in
  /// `Sources`, or else the folder of the spec.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the spec.
  ///   - folder: The folder of the package, with a slash at its end.
  /// - Returns: The path of the module's folder in the package.
  package static func module(of path: String, inPackage folder: String) -> String {
    let parts = path.dropFirst(path.hasPrefix(folder) ? folder.count : 0).split(separator: "/").dropLast()
    let isTarget = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"].contains(parts.first ?? "")
    return (isTarget ? parts.prefix(2) : parts[...]).joined(separator: "/")
  }

  /// Whether a build compiles these specs, so that a compile has nothing to write.
  package var areCompiledByBuild: Bool { place == .package }
}

/// Specs among the sources of a Swift package.
package enum PackageSpecs {
  /// The endings of the names of specs, as the build plugin knows them. A name has more than its ending:
  /// `.stylespec.yaml` is a configuration.
  private static let endings = [".stylespec.yaml", ".stylespec.yml", ".stylespec.json"]

  /// Whether a file is a spec by its name.
  package static func isSpec(named name: String) -> Bool {
    endings.contains { name.hasSuffix($0) && name != $0 }
  }

  /// The specs of the package whose `Package.swift` is in a folder, each once, by name; none if the folder does not
  /// have that file. A link counts as its target. Hidden folders and packages inside the package are not searched.
  ///
  /// - Parameter folder: An absolute path with a slash at its end.
  /// - Complexity: O(*n*), where *n* is the number of files in the package.
  static func paths(in folder: String) throws(FileError) -> [String] {
    guard isPackage(folder) else { return [] }
    var known: Set<String> = []
    return try files(in: folder, where: isSpec).map(target).filter { known.insert($0).inserted }
  }

  /// The Swift files of the package whose `Package.swift` is in a folder, by name; none if the folder does not have
  /// that file. Hidden folders are not searched, nor packages inside of the package.
  ///
  /// - Parameter folder: A path with a slash at its end.
  /// - Complexity: O(*n*), where *n* is the number of files in the package.
  static func swiftFiles(in folder: String) throws(FileError) -> [String] {
    guard isPackage(folder) else { return [] }
    return try files(in: folder) { $0.hasSuffix(".swift") }
  }

  /// Whether a folder is the root of a Swift package; its path ends with a slash.
  static func isPackage(_ folder: String) -> Bool {
    if case .file? = FileSystem.kind(of: folder + "Package.swift", followsLinks: true) { return true }
    return false
  }

  /// The paths of the files of a package with some names, in order.
  private static func files(in folder: String, where isWanted: (String) -> Bool) throws(FileError) -> [String] {
    var found: [String] = []
    try add(filesIn: folder, where: isWanted, to: &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func add(
    filesIn folder: String,
    where isWanted: (String) -> Bool,
    to found: inout [String]
  ) throws(FileError) {
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = folder + name
      if FileSystem.kind(of: path, followsLinks: false) != .folder {
        if isWanted(name) { found.append(path) }
      } else if !isPackage(path + "/") {
        try add(filesIn: path + "/", where: isWanted, to: &found)
      }
    }
  }

  /// The file that a link leads to; the path itself if it is not a link, or leads nowhere.
  static func target(of path: String) -> String {
    guard FileSystem.kind(of: path, followsLinks: false) == .link else { return path }
    return FileSystem.realPath(path) ?? path
  }
}
