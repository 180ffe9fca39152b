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
