public import TokenCompiler
public import TokenDiagnostics

/// Finds what a lint needs besides specs.
public enum LintLoader {
  /// The name of a configuration.
  public static let configurationName = ".stylespec.yaml"

  /// The configuration of each input that has one, by the input's index: the nearest file of that name in the spec's folder or
  /// above it. Each is read once.
  public static func configurations(for inputs: [CompilerInput]) throws(FileError) -> [Int: SourceFile] {
    var found: [Int: SourceFile] = [:]
    var read: [String: SourceFile] = [:]
    for (index, input) in inputs.enumerated() {
      guard let path = configurationPath(above: input.file.path) else { continue }
      if read[path] == nil { read[path] = try SpecLoader.read(path) }
      found[index] = read[path]
    }
    return found
  }

  /// One configuration for all inputs.
  public static func configuration(
    at path: String,
    for inputs: [CompilerInput]
  ) throws(FileError) -> [Int: SourceFile] {
    let file = try SpecLoader.read(path)
    return Dictionary(uniqueKeysWithValues: inputs.indices.map { ($0, file) })
  }

  /// The Swift files in folders, at any depth, and those that are named themselves; by folder, and then by name. Hidden
  /// folders are passed over, and with them what was checked out or built.
  public static func swiftSources(in paths: [String]) throws(FileError) -> [SourceFile] {
    var sources: [SourceFile] = []
    for path in paths {
      if FileSystem.isFolder(path) {
        for file in try SpecLoader.files(in: path, [".swift"]) { sources.append(try SpecLoader.read(file)) }
      } else {
        sources.append(try SpecLoader.read(path))
      }
    }
    return sources
  }

  private static func configurationPath(above spec: String) -> String? {
    guard spec != "<stdin>" else { return nil }
    var folder = spec.lastIndex(of: "/").map { String(spec[...$0]) } ?? ""
    while true {
      let path = folder + configurationName
      if case .file? = FileSystem.kind(of: path, followsLinks: true) { return path }
      guard let parent = parent(of: folder) else { return nil }
      folder = parent
    }
  }

  /// The folder above one, both with a slash at the end. Above a relative folder stands the working folder, and above that
  /// its own parents.
  private static func parent(of folder: String) -> String? {
    if folder == "/" { return nil }
    if folder.isEmpty || folder == "./" {
      return Console.workingFolder.flatMap { parent(of: $0.hasSuffix("/") ? $0 : $0 + "/") }
    }
    if folder.hasSuffix("../") { return nil }
    let above = folder.dropLast()
    return above.lastIndex(of: "/").map { String(above[...$0]) } ?? ""
  }
}
