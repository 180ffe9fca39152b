#if os(Linux)
  /// Learns of changes in folders from Linux. Files themselves are not watched: an atomic save replaces the old file
  /// with another one, and a watch on the old one would not notice it.
  final class InotifyBackend: WatchBackend {
    private let inotify: Int32
    private var watched: [Int32: WatchedNames] = [:]
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init() throws(WatchLimit) {
      inotify = System.startInotify()
      guard inotify >= 0 else { throw WatchLimit(systemError: System.lastError) }
    }

    deinit {
      System.closeFile(inotify)
    }

    var descriptor: Int32? { inotify }

    var interval: Duration? { nil }

    /// Watching a folder again is cheap, and detects whether another one has replaced it.
    func watch(_ paths: [String]) throws(WatchLimit) {
      var walk = PathWalk(InotifyVisitor(inotify))
      for path in paths { walk.walk(path) }
      if let limit = walk.visitor.limit { throw limit }
      for old in watched.keys where walk.visitor.watched[old] == nil { System.removeWatch(old, from: inotify) }
      watched = walk.visitor.watched
    }

    func takeChanges() -> Bool {
      var hasChanges = false
      while true {
        let count = System.readBytes(from: inotify, to: &buffer)
        guard count > 0 else { return hasChanges }
        if hasHint(in: count) { hasChanges = true }
      }
    }

    private func hasHint(in count: Int) -> Bool {
      buffer.withUnsafeBytes { bytes in
        var rest = bytes.prefix(count)
        var hasHint = false
        while let event = InotifyEvent(readingFrom: &rest) { if isHint(event) { hasHint = true } }
        return hasHint
      }
    }

    private func isHint(_ event: InotifyEvent) -> Bool {
      if event.isOverflow { return true }
      if event.isEndOfWatch { return false }
      guard let names = watched[event.watch] else { return false }
      return event.name.isEmpty || names.contains(event.name)
    }
  }

  /// Watches each folder of a walk before the walk looks into it.
  private struct InotifyVisitor: PathVisitor {
    private let inotify: Int32
    /// By the number that the system gives a folder; several paths to a folder have one number.
    private(set) var watched: [Int32: WatchedNames] = [:]
    /// Why not all is watched.
    private(set) var limit: WatchLimit?
    private var watches: [String: Int32] = [:]

    init(_ inotify: Int32) {
      self.inotify = inotify
    }

    mutating func look(for name: String, in folder: String) {
      guard let watch = watch(on: folder) else { return }
      watched[watch, default: WatchedNames()].insert(name)
    }

    mutating func list(_ folder: String) {
      guard let watch = watch(on: folder) else { return }
      watched[watch, default: WatchedNames()].insertVisible()
    }

    func found(_ status: FileStatus, at path: String) {}

    /// Starts to watch a folder; nil when it is missing, or cannot be read.
    private mutating func watch(on folder: String) -> Int32? {
      if let known = watches[folder] { return known }
      let watch = System.addWatch(on: folder, to: inotify)
      if watch < 0 {
        let error = System.lastError
        if error == System.noSpace || error == System.noMemory { limit = WatchLimit(systemError: error) }
        return nil
      }
      watches[folder] = watch
      return watch
    }
  }

  /// The events that count in a watched folder.
  private struct WatchedNames {
    private var names: Set<String> = []
    private var includesVisible = false

    /// Nothing yet.
    init() {}

    /// Hidden names also count.
    mutating func insert(_ name: String) {
      names.insert(name)
    }

    /// Everything that is not hidden also counts.
    mutating func insertVisible() {
      includesVisible = true
    }

    func contains(_ name: String) -> Bool {
      includesVisible && !name.hasPrefix(".") || names.contains(name)
    }
  }
#endif
