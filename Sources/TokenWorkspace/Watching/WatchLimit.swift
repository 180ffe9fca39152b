/// The reason why the system does not report changes.
package struct WatchLimit: Error, Hashable, CustomStringConvertible {
  /// A phrase such as "the system has no inotify watches left (fs.inotify.max_user_watches)".
  package let description: String

  /// The reason for an error number of the system.
  init(systemError number: Int32) {
    description =
      switch number {
      case System.noSpace: "the system has no inotify watches left (fs.inotify.max_user_watches)"
      case System.tooManyFiles: "the system has no inotify instances left (fs.inotify.max_user_instances)"
      default: "inotify does not work here: \(System.message(of: number))"
      }
  }
}
