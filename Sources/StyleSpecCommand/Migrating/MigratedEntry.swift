internal import TokenDiagnostics
internal import TokenLint
internal import TokenSystem
internal import TokenWorkspace

/// The entry of a configuration that says which version sources have reached.
struct MigratedEntry {
  let version: String
  let digest: String
  /// Whether names of the grade `appearance` were left.
  let isSafeOnly: Bool

  var line: String { "migrated: \(value)" }

  private var value: String {
    let name = version.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "{ version: \"\(name)\", digest: \"\(digest)\"\(isSafeOnly ? ", apply: safe" : "") }"
  }

  /// A configuration with this entry in place of the one that it has, or as its last one.
  ///
  /// - Throws: If the file is written in a way that has no place for an entry at its end.
  func written(into file: SourceFile, _ old: ProjectConfiguration.Migrated?) throws(FileError) -> [UInt8] {
    var bytes = file.bytes
    if let range = old?.range {
      bytes.replaceSubrange(range.bytes, with: value.utf8)
    } else {
      let newline = bytes.contains(0x0D) ? "\r\n" : "\n"
      let isEnded = bytes.isEmpty || bytes.last == 0x0A
      bytes += Array("\(isEnded ? "" : newline)\(line)\(newline)".utf8)
    }
    guard isRead(from: SourceFile(path: file.path, bytes: bytes)) else {
      throw FileError(path: file.path, problem: "has no place for the version; write `\(line)` into it")
    }
    return bytes
  }

  private func isRead(from file: SourceFile) -> Bool {
    var reader = ConfigurationReader(places: FilePlaces(CanonicalPath.of), provider: SpecLoader.include)
    let migrated = reader.read(file).migrated
    return migrated?.version == version && migrated?.digest == digest && !reader.diagnostics.hasErrors
  }
}
