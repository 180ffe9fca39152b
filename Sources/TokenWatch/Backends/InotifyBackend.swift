#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    internal import Glibc
  #else
    internal import Musl
  #endif

  /// Linux tells of changes in folders. Files themselves are not watched: an atomic save puts another file in the place of
  /// the old one, of which a watch on the old one would know nothing.
  final class InotifyBackend: WatchBackend {
    private let inotify: Int32
    private var watched: [Int32: WatchedNames] = [:]
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init() throws(WatchLimit) {
      inotify = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard inotify >= 0 else { throw WatchLimit(systemError: errno) }
    }

    deinit {
      close(inotify)
    }

    var descriptor: Int32? { inotify }

    var interval: Duration? { nil }

    /// To watch a folder again costs nothing, and finds out whether another one has taken its place.
    func watch(_ paths: [String]) throws(WatchLimit) {
      var walk = PathWalk(InotifyVisitor(inotify))
      for path in paths { walk.walk(path) }
      if let limit = walk.visitor.limit { throw limit }
      for old in watched.keys where walk.visitor.watched[old] == nil { inotify_rm_watch(inotify, old) }
      watched = walk.visitor.watched
    }

    func takeChanges() -> Bool {
      var hasChanges = false
      while true {
        let count = read(inotify, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
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
      // Events were lost, and nobody knows which.
      if event.has(IN_Q_OVERFLOW) { return true }
      // The answer to the end of a watch, which is no news.
      if event.has(IN_IGNORED) { return false }
      guard let names = watched[event.watch] else { return false }
      return event.name.isEmpty || names.contains(event.name)
    }
  }
#endif
