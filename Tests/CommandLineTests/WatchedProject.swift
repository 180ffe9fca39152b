import Foundation
import TestSupport
import Testing

/// The method by which `stylespec watch` notices changes.
enum WatchMethod: String, CaseIterable, CustomTestStringConvertible {
  case events, polling

  var arguments: [String] { self == .polling ? ["--poll"] : [] }

  var testDescription: String { rawValue }
}

/// A project with a running `stylespec watch`.
final class WatchedProject {
  let folder: TemporaryFolder
  let watch: RunningProcess

  /// `files` are written before the start. The initializer reads the first line.
  init(
    _ method: WatchMethod,
    _ arguments: [String] = [],
    files: [String: String] = ["tokens/brand.yaml": spec(weights: 1)],
    watching: String = "tokens (1 file)"
  ) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let tool = Repository.product("stylespec")
    watch = try RunningProcess(tool, ["watch"] + method.arguments + arguments, in: folder.path)
    let line = try watch.nextLine()
    guard line == "watching \(watching); press Ctrl-C to stop" else {
      throw RunningProcess.NoAnswer("the first line is: \(line)")
    }
  }

  /// A spec with as many codes as weights, so that the line of a compile shows the version that it has read.
  static func spec(weights: Int, name: String = "Brand", _ rest: String = "") -> String {
    let list = (1...weights).map { "w\($0): \($0)" }.joined(separator: ", ")
    // Catalogs that share a scope may not share names.
    let scope = name == "Brand" ? "code" : "catalog"
    return """
      stylespec: 1
      name: \(name)
      swift: { scope: \(scope) }
      offsetHost: css
      color: { ink: "#222222" }
      weight: { \(list) }
      typography: { 14: plain }
      \(rest)
      """
  }

  /// The line of the next compile, without its time. Then waits a moment, because the tool checks all files once more
  /// before it waits for changes, and the tests are about that wait.
  func nextCompile() throws -> String {
    let line = try watch.nextLine()
    _ = watch.hasLine(within: .milliseconds(100))
    return line.replacing(/\ in \d+ ms/, with: "")
  }

  /// Whether there is no compile for a moment.
  func isQuiet() -> Bool { !watch.hasLine(within: .milliseconds(300)) }

  /// Writes a file in one step, as most editors do.
  func write(_ text: String, to name: String = "tokens/brand.yaml") throws {
    try folder.place(text, at: name)
  }

  /// Overwrites a file in place, as `>` does in a shell. Meanwhile it is empty, which the tool may see.
  func overwrite(_ text: String, in name: String = "tokens/brand.yaml") throws {
    try folder.write(text, to: name)
  }

  func move(_ old: String, to new: String) throws {
    try FileManager.default.moveItem(atPath: path(old), toPath: path(new))
  }

  func remove(_ name: String) throws {
    try folder.takeAway(name)
  }

  func path(_ name: String) -> String { folder.path + "/" + name }
}
