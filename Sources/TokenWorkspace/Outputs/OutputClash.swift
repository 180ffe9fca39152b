internal import TokenEmit
internal import TokenSystem

/// Two outputs of a run that cannot be in one folder.
enum OutputClash {
  /// Throws when two outputs would be one file, here or on a file system that ignores case, or one of them is a file
  /// where the other one needs a folder.
  static func check(_ outputs: [OutputFile], in folder: OutputFolder) throws(FileError) {
    var files: [String: OutputPath] = [:]
    for output in outputs {
      guard let first = files.updateValue(output.path, forKey: output.path.folded) else { continue }
      let problem =
        first == output.path
        ? "is the path of two outputs of this run"
        : "would be one file on macOS and Windows with `\(first)`, another output of this run"
      throw FileError(path: folder.path(of: output), problem: "\(problem); rename one of the two")
    }
    for output in outputs {
      guard let file = output.path.foldedFolders.lazy.compactMap({ files[$0] }).first else { continue }
      let problem = "needs a folder where `\(file)` is a file, another output of this run; rename one of the two"
      throw FileError(path: folder.path(of: output), problem: problem)
    }
  }
}
