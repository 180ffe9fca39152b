internal import Foundation

/// The independent checkers that `Scripts/checkers` installs. `STYLESPEC_CHECKERS` is the folder that it prints.
package enum Checkers {
  /// The path of a program; nil when it is not installed.
  package static func path(of program: String) -> String? {
    guard let folder = ProcessInfo.processInfo.environment["STYLESPEC_CHECKERS"] else { return nil }
    let path = URL(fileURLWithPath: folder, relativeTo: Repository.root).appendingPathComponent(program).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }
}
