/// Looks at the files again and again, where nobody tells of changes: on network and container mounts, and on systems
/// without inotify.
final class PollingBackend: WatchBackend {
  private var paths: [String] = []
  private var seen: [String: Fingerprint] = [:]
  private(set) var interval: Duration? = PollingBackend.shortestInterval

  private static let shortestInterval = Duration.milliseconds(50)
  private static let longestInterval = Duration.seconds(5)
  /// A look takes at most this part of the time between two, up to the longest interval: 4 %.
  private static let restFactor = 25

  var descriptor: Int32? { nil }

  /// What changes after this call is a change.
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
