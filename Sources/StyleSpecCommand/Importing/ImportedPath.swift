internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenImport
internal import TokenSystem
internal import TokenWorkspace

/// The file or the folder that a user wants to import.
enum ImportedPath {
  /// Reads a file, or the JSON files of a folder.
  static func load(_ path: String) throws -> ImportInput {
    let isFolder = FileSystem.isFolder(path)
    let files = try SpecLoader.load([path]).map(\.file)
    if !isFolder {
      return ImportInput(files.map { ImportInput.File($0, path: FolderWriter.split($0.path).name) }, isFolder: false)
    }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    let json = files.filter { $0.path.hasSuffix(".json") }.map { file in
      ImportInput.File(file, path: file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path)
    }
    guard !json.isEmpty else {
      throw FileError(
        path: path,
        problem: "has no JSON file; name the export of Tokens Studio, Penpot or Figma, or its folder"
      )
    }
    return ImportInput(json, isFolder: true)
  }
}
