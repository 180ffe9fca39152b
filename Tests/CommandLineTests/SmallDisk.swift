import Foundation
import TestSupport

/// A disk of 64 KB, which only the superuser of a machine that allows mounts can make.
final class SmallDisk {
  private let path: String

  static let canBeMounted: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? SmallDisk(at: folder.path + "/disk")) != nil
  }()

  private struct NotMounted: Error {}

  init(at path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let arguments = ["-t", "tmpfs", "-o", "size=64k", "tmpfs", path]
    guard try Subprocess.run("mount", arguments).status == 0 else { throw NotMounted() }
  }

  /// Fills the disk, so that another file does not fit.
  func fill() throws {
    _ = try Subprocess.run("dd", ["if=/dev/zero", "of=\(path)/fill", "bs=4096"])
  }

  deinit {
    _ = try? Subprocess.run("umount", [path])
  }
}
