internal import TokenDiagnostics
package import TokenSystem

/// Writes a file that each run replaces: a report, a baseline.
package struct ReportFile: Sendable {
  private let path: String
  /// The name of such a file for users: `a SARIF report`.
  private let kind: String
  private let isOurs: @Sendable ([UInt8]) -> Bool

  /// A file, and how one of its kind begins. `isOurs` sees at most the first 64 KiB of what is there.
  package init(_ path: String, kind: String, isOurs: @escaping @Sendable ([UInt8]) -> Bool) {
    self.path = path
    self.kind = kind
    self.isOurs = isOurs
  }

  /// Throws when the file may not be written: it is an input of the run, or, without `force`, something else than an
  /// earlier file of its kind, or an empty one, is there.
  package func check(inputs: InputFiles, force: Bool) throws(FileError) {
    try inputs.check(path)
    guard !OutputStream.isStream(path) else { return }
    switch FileSystem.kind(of: path, followsLinks: false) {
    case nil, .file(size: 0): return
    case .file:
      if force { return }
      if !isOurs(try FileDescriptor.reading(path).readAll(limit: 1 << 16)) {
        throw FileError(path: path, problem: "is there and is not \(kind); name another file, or replace it by --force")
      }
    case .folder: throw FileError(path: path, problem: "is a folder; name a file")
    case .link, .other: throw FileError(path: path, problem: "is not a regular file, so it is not replaced")
    }
  }

  /// Makes missing folders, and replaces any existing file with the text, in one step. A pipe or a device is written
  /// to. Throws, and changes nothing, if that fails.
  package func write(_ text: String) throws(FileError) {
    if OutputStream.isStream(path) { return try OutputStream.write(Array(text.utf8), to: path) }
    let (prefix, name) = FolderWriter.split(path)
    let writer = try FolderWriter(prefix)
    defer { writer.close() }
    try writer.put(try writer.stage(Array(text.utf8), as: name))
    try writer.finish()
  }

  /// The content of a file that was written so.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    try SpecLoader.read(path).bytes
  }

  /// Whether two paths lead to one file, whether it exists or not.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    if let identity = FileIdentity(path), identity == FileIdentity(other) { return true }
    return CanonicalPath.of(path) == CanonicalPath.of(other)
  }
}
