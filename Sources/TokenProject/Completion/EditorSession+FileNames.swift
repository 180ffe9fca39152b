internal import TokenDiagnostics
internal import TokenSystem
internal import TokenWorkspace

extension EditorSession {
  /// The files that a place may name, relative to the file that it is in: those of its projects, open ones, and what is
  /// in its folder and in the folder that is written there. Folders end with a slash.
  ///
  /// - Parameters:
  ///   - below: Whether files have to be in the folder of the file, or below it.
  ///   - isWanted: Whether a place names files of a kind. A file with a mistake of syntax is of any kind.
  /// - Complexity: O(*n*) in the files of the projects and of the folder, which are read once.
  mutating func fileNames(
    in path: String,
    _ place: WritingPlace,
    below: Bool,
    where isWanted: (FileIndex.Dialect) -> Bool
  ) -> [String] {
    let folder = PathText.folder(of: path)
    let listed = Self.entries(of: folder, at: place)
    let files = listed.files + projects(of: path).flatMap(\.allFiles) + documents.keys
    var names: Set<String> = []
    for file in Set(files) where file != path {
      let name = PathText.relative(file, to: folder)
      guard SpecLoader.isWanted(name.drop { $0 == "." || $0 == "/" }.description, SpecLoader.endings),
        !below || !name.hasPrefix("../"), index(of: file).map({ isWanted($0.dialect) }) ?? true
      else { continue }
      names.insert(name)
    }
    return names.sorted() + listed.folders
  }

  /// The wanted files, and the folders, in a folder or in the one below it that is written at a place. Folders end with
  /// a slash.
  ///
  /// - Complexity: O(*n*) in the entries of the folder, which are read once.
  static func fileNames(in folder: String, _ place: WritingPlace, where isWanted: (String) -> Bool) -> [String] {
    let listed = entries(of: folder, at: place)
    return listed.files.filter(isWanted).map { PathText.relative($0, to: folder) } + listed.folders
  }

  /// The files in a folder or in the one below it that is written at a place, and the names of the folders there from
  /// the first one. Hidden ones are left out.
  private static func entries(of folder: String, at place: WritingPlace) -> (files: [String], folders: [String]) {
    let written = PathText.folder(of: place.prefix)
    let listed = PathText.joined(folder, written.isEmpty ? "." : written)
    let names = ((try? FileSystem.names(in: listed)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    let paths = names.prefix(1_000).map { PathText.joined(listed + "/", $0) }
    let folders = paths.filter { FileSystem.isFolder($0) }.map { PathText.relative($0, to: folder) + "/" }
    return (paths.filter { !FileSystem.isFolder($0) }, folders)
  }
}
