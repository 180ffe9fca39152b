/// Looks at the files at intervals, where the system does not report changes: on network and container mounts, and on
/// systems without inotify.
final class PollingBackend: WatchBackend {
  private var paths: [String] = []
  private var seen: [String: Fingerprint] = [:]
  private(set) var interval: Duration? = PollingBackend.shortestInterval

  private static let shortestInterval = Duration.milliseconds(50)
  private static let longestInterval = Duration.seconds(5)
  /// The rest between two checks, as a multiple of a check's duration, up to the longest interval: checks take 4 % of
  /// the time.
  private static let restFactor = 25

  var descriptor: Int32? { nil }

  /// Changes count from this call on.
  func watch(_ paths: [String]) {
    self.paths = paths
    seen = look()
  }

  func takeChanges() -> Bool {
    let fresh = look()
    defer { seen = fresh }
    return fresh != seen
  }

  private func look() -> [String: Fingerprint] {
    let clock = ContinuousClock()
    let start = clock.now
    var walk = PathWalk(FingerprintVisitor(now: System.now))
    for path in paths { walk.walk(path) }
    interval = min(max(Self.shortestInterval, (clock.now - start) * Self.restFactor), Self.longestInterval)
    return walk.visitor.fingerprints
  }
}

/// The attributes of a file that change whenever its content does.
enum Fingerprint: Hashable {
  /// Of a folder only which one it is: its own times change with everything in it, whether that counts or not.
  case folder(FileStatus.Identity)
  case file(FileStatus, isRecent: Bool)

  /// Within this many seconds, two changes may leave the same times: file systems count in steps of up to 2 seconds.
  private static let coarseness = 3

  /// A file that changed just now is called recent, and so has another fingerprint later, when its times can be relied
  /// on.
  init(_ status: FileStatus, now: Int) {
    if status.kind == .folder {
      self = .folder(status.identity)
    } else {
      let age = now.subtractingReportingOverflow(max(status.modified.seconds, status.changed.seconds))
      self = .file(status, isRecent: !age.overflow && age.partialValue <= Self.coarseness)
    }
  }
}

/// Collects the fingerprints of what a walk finds.
struct FingerprintVisitor: PathVisitor {
  private(set) var fingerprints: [String: Fingerprint] = [:]
  private let now: Int

  /// `now` is in seconds since 1970.
  init(now: Int) {
    self.now = now
  }

  func look(for name: String, in folder: String) {}

  func list(_ folder: String) {}

  mutating func found(_ status: FileStatus, at path: String) {
    fingerprints[path] = Fingerprint(status, now: now)
  }
}
