internal import TokenDiagnostics
package import TokenEmit
package import TokenSystem

/// The folders that a run reads. Token files that it writes there would be inputs of the next run.
package struct InputFolders: Sendable {
  /// The folders that are read as a whole, as their user wrote them.
  private let wholes: [String]
  /// The files that were read.
  private let files: [String]

  /// The folders of a run.
  ///
  /// - Parameters:
  ///   - chosen: The files and folders that the user chose. All files in a folder are inputs.
  ///   - files: The files that were read.
  package init(chosen: [String], files: [String]) {
    wholes = chosen.filter(FileSystem.isFolder)
    self.files = files
  }

  /// Throws when one of some formats writes token files, and their folder is one that the run reads.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files.
  package func check(_ folder: OutputFolder, for formats: [OutputRequest]) throws(FileError) {
    guard let format = formats.first(where: { $0.emitter.writesTokenFiles })?.emitter.id else { return }
    let path = Self.absolute(folder.path)
    if let whole = wholes.first(where: { Self.reads($0, path) }) {
      let part = Self.absolute(whole) == path ? "is" : "is in"
      throw FileError(
        path: folder.path,
        problem: """
          \(part) the folder `\(whole)` that is compiled, so the next run would read these outputs in `\(format)`; \
          name a folder outside of it by --out, or in .stylespec.yaml
          """
      )
    }
    if let file = files.first(where: { Self.absolute(PathText.folder(of: $0)) == path }) {
      throw FileError(
        path: folder.path,
        problem: """
          is the folder of the input `\(file)`, where outputs in `\(format)` look like inputs; name another folder by \
          --out, or in .stylespec.yaml
          """
      )
    }
  }

  /// Whether a compile of a folder reads the files of another one. It skips what is hidden.
  private static func reads(_ whole: String, _ path: String) -> Bool {
    let whole = absolute(whole)
    if whole == path { return true }
    guard path.hasPrefix(whole == "/" ? whole : whole + "/") else { return false }
    return !path.dropFirst(whole.count).contains("/.")
  }

  private static func absolute(_ folder: String) -> String {
    PathText.normalized(CanonicalPath.of((folder.isEmpty ? "." : folder) + "/."))
  }
}
