import TestSupport

/// A limit of a new user in a new namespace. Not every system allows these.
enum InotifyLimit: String, CaseIterable, CustomStringConvertible {
  case instances, watches

  var description: String { rawValue }

  static let canBeSet: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    let runs = allCases.map { try? $0.run(["true"], in: folder.path).end() }
    return runs.allSatisfy { $0 == 0 }
  }()

  /// Runs a command with the limit set to zero.
  func run(_ command: [String], in folder: String) throws -> RunningProcess {
    let script = "echo 0 > /proc/sys/user/max_inotify_\(self) && exec \"$0\" \"$@\""
    return try RunningProcess("unshare", ["--user", "--map-root-user", "sh", "-c", script] + command, in: folder)
  }
}
