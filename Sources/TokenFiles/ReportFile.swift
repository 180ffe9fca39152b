internal import TokenDiagnostics

/// Writes a file that is made anew at each run: a report, a baseline.
public enum ReportFile {
  /// Makes the folders that are missing, and puts the text in the place of what was there, in one step. Throws, and changes
  /// nothing, when the path is no plain file.
  public static func write(_ text: String, to path: String) throws(FileError) {
    if FileSystem.kind(of: path, followsLinks: false) == nil {
      try NewFile.write(text, to: path)
    } else {
      try ExistingFile.replace(path, with: Array(text.utf8))
    }
  }

  /// The content of a file that was written so.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    try SpecLoader.read(path).bytes
  }
}
