#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    internal import Glibc
  #else
    internal import Musl
  #endif

  /// Watches each folder of a walk before the walk looks into it.
  struct InotifyVisitor: PathVisitor {
    private let inotify: Int32
    /// By the number that the system gives a folder; several paths to a folder have one number.
    private(set) var watched: [Int32: WatchedNames] = [:]
    /// Why not all is watched.
    private(set) var limit: WatchLimit?
    private var numbers: [String: Int32] = [:]

    /// `IN_MODIFY` is for those who keep a file open; whoever closes it is heard by `IN_CLOSE_WRITE`.
    private static let events =
      IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR

    init(_ inotify: Int32) {
      self.inotify = inotify
    }

    mutating func look(for name: String, in folder: String) {
      guard let number = number(of: folder) else { return }
      watched[number, default: WatchedNames()].insert(name)
    }

    mutating func list(_ folder: String) {
      guard let number = number(of: folder) else { return }
      watched[number, default: WatchedNames()].insertVisible()
    }

    func found(_ status: FileStatus, at path: String) {}

    /// Starts to watch a folder; nil when there is none, or nobody may look into it.
    private mutating func number(of folder: String) -> Int32? {
      if let known = numbers[folder] { return known }
      let number = inotify_add_watch(inotify, folder, UInt32(bitPattern: Self.events))
      if number < 0 {
        if errno == ENOSPC || errno == ENOMEM { limit = WatchLimit(systemError: errno) }
        return nil
      }
      numbers[folder] = number
      return number
    }
  }
#endif
