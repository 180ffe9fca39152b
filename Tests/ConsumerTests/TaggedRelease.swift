import Foundation
import TestSupport

/// A git repository with one tagged version: the tracked files of a checkout in their current state, committed or not.
final class TaggedRelease: Sendable {
  /// Its folder.
  let path: String
  /// The beginning of the dependency in a manifest. SwiftPM needs the path without escapes.
  let dependency: String
  private let folder: TemporaryFolder

  init(of checkout: URL, version: String) throws {
    folder = try TemporaryFolder("发布 StyleSpec")
    let repository = folder.url.appendingPathComponent("StyleSpec.git")
    path = repository.path
    dependency = ".package(url: \"file://\(path)\", from: \"\(version)\""
    try GitFiles(below: checkout).copy(to: repository)
    try Self.git("init", "--quiet", in: repository)
    try Self.git("add", "--all", "--force", in: repository)
    try Self.git("commit", "--quiet", "--message", version, in: repository)
    try Self.git("tag", version, in: repository)
  }

  private static func git(_ arguments: String..., in folder: URL) throws {
    let person = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgSign=false"]
    let result = try Subprocess.run("git", person + arguments, in: folder.path)
    guard result.status == 0 else { throw GitFailed(message: result.errors) }
  }
}

/// The tracked files below a folder, in their current state.
struct GitFiles {
  private let folder: URL
  private let names: [String]

  init(below folder: URL) throws {
    let listed = try Subprocess.run("git", ["ls-files", "-z"], in: folder.path)
    guard listed.status == 0 else { throw GitFailed(message: listed.errors) }
    self.folder = folder
    names = listed.output.split(separator: "\0").map(String.init)
  }

  /// Copies the files; symbolic links stay links.
  func copy(to destination: URL) throws {
    let files = FileManager.default
    for name in names {
      let (source, copy) = (folder.appendingPathComponent(name), destination.appendingPathComponent(name))
      // A file that was removed, but is still tracked.
      guard (try? files.attributesOfItem(atPath: source.path)) != nil else { continue }
      try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: source, to: copy)
    }
  }
}

struct GitFailed: Error {
  let message: String
}
