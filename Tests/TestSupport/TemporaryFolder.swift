package import Foundation

/// A folder for one test, which is removed with its content when the value is destroyed.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// `name` is the last part of the path, so that tests can ask for hard ones.
  package init(_ name: String = "stylespec test 汉字") throws {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    url = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  package var path: String { url.path }

  /// Writes a file, and the folders above it, and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Writes a file, and the folders above it that are missing, in one step: another program sees all of it or nothing.
  package func place(_ text: String, at name: String) throws {
    let parts = name.split(separator: "/").map(String.init)
    let paths = parts.indices.map { path + "/" + parts[...$0].joined(separator: "/") }
    let first = paths.firstIndex { !FileManager.default.fileExists(atPath: $0) } ?? parts.count - 1
    let prepared = try TemporaryFolder("prepared")
    try prepared.write(text, to: (["new"] + parts[(first + 1)...]).joined(separator: "/"))
    try withExtendedLifetime(prepared) { try move(prepared.path + "/new", to: paths[first]) }
  }

  /// Removes a file, or a folder with its content, in one step.
  package func takeAway(_ name: String) throws {
    let other = try TemporaryFolder("removed")
    try withExtendedLifetime(other) { try move(path + "/" + name, to: other.path + "/old") }
  }

  private func move(_ old: String, to new: String) throws {
    guard rename(old, new) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  /// Writes a script that can be run, and returns its path.
  @discardableResult
  package func writeProgram(_ script: String, to name: String) throws -> String {
    let path = try write(script, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of everything in the folder, at any depth, sorted.
  package func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }
}
