import Foundation
import TestSupport

/// The package of `Examples/Shop`, built into a temporary folder.
struct ShopPackage {
  let folder: URL
  private let scratch: TemporaryFolder
  private let environment: [String: String]

  /// With Pango, the shop can draw its page.
  init(folder: URL, scratch: TemporaryFolder, hasPango: Bool) {
    self.folder = folder
    self.scratch = scratch
    environment = hasPango ? withoutPango.merging(["STYLESPEC_PANGO": "1"]) { $1 } : withoutPango
  }

  /// Copies the package's tracked files, and replaces its dependency.
  func copy(from original: URL, dependency: String) throws {
    try GitFiles(below: original).copy(to: folder)
    let manifest = folder.appendingPathComponent("Package.swift")
    let text = String(decoding: try Data(contentsOf: manifest), as: UTF8.self)
    let changed = text.replacing(#/\.package\(name: "StyleSpec", path: "[^"]*"/#, with: dependency)
    guard changed != text else { throw NothingReplaced(manifest: text) }
    try Data(changed.utf8).write(to: manifest)
  }

  /// Runs `swift COMMAND`, without the user's caches, which would outlive the temporary folders.
  func swift(_ command: String, _ arguments: String...) throws -> SubprocessResult {
    let options = ["--scratch-path", scratch.path + "/build", "--cache-path", scratch.path + "/cache"]
    let security = ["--security-path", scratch.path + "/security"]
    return try Subprocess.run(
      "swift",
      [command] + options + security + arguments,
      in: folder.path,
      environment: environment
    )
  }

  private struct NothingReplaced: Error {
    let manifest: String
  }
}
