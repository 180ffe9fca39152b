/// Reports that something may have changed at paths, once for each burst of changes.
///
/// A report is a hint: to know the changes, read the files again. The watcher follows symbolic links. It notices
/// missing files when they appear, and files and folders that are replaced or renamed, at any step of a path.
package final class PathWatcher {
  /// The way that a watcher learns of changes.
  package enum Method: Sendable, CaseIterable {
    /// From the system, on Linux. Elsewhere, this is `polling`.
    case events
    /// By checking 20 times a second or, if a check takes long, for 4 % of the time.
    case polling
  }

  /// The outcome of a wait.
  package enum Outcome: Sendable {
    /// Something may have changed, and nothing has changed since for a moment.
    case changed
    /// The program should end.
    case stopped
    /// The time was over.
    case timedOut
  }

  private let method: Method
  private let quiet: Duration
  private let longestBurst: Duration
  private let clock = ContinuousClock()
  private var backend: any WatchBackend = PollingBackend()
  private var isStarted = false

  /// A watcher of nothing yet. A burst ends when nothing has changed for the time `quiet`, or after `longestBurst`, in
  /// case that changes never end.
  package init(
    _ method: Method = .events,
    quiet: Duration = .milliseconds(30),
    longestBurst: Duration = .milliseconds(500)
  ) {
    self.method = method
    self.quiet = quiet
    self.longestBurst = longestBurst
  }

  /// Watches these paths from now on, and no others. A path may lead to a file, to a folder, where everything that is
  /// not hidden counts, at any depth, or to nothing yet.
  ///
  /// A change after this call ends the next wait; so read the files after it, not before. Call it again after each
  /// wait: it also finds folders that are new or replaced others. Linear in the number of names in the folders. If the
  /// system can no longer report changes, the watcher continues by polling, and this returns the reason, once.
  package func watch(_ paths: [String]) -> WatchLimit? {
    do {
      try start()
      try backend.watch(paths)
      return nil
    } catch {
      let polling = PollingBackend()
      polling.watch(paths)
      backend = polling
      return error
    }
  }

  private func start() throws(WatchLimit) {
    guard !isStarted else { return }
    isStarted = true
    #if os(Linux)
      if method == .events { backend = try InotifyBackend() }
    #endif
  }

  /// Waits for a change, and then until its burst is over.
  package func waitForChange(orUntil stop: StopRequest? = nil, atMost limit: Duration? = nil) -> Outcome {
    let end = limit.map { clock.now + $0 }
    while true {
      let nextLook = backend.interval.map { clock.now + $0 }
      guard sleep(orUntil: stop, [nextLook, end].compactMap { $0 }.min()) else { return .stopped }
      if backend.takeChanges() { return waitForQuiet(orUntil: stop) }
      if let end, clock.now >= end { return .timedOut }
    }
  }

  /// Waits until nothing changes, as if something had changed just now.
  package func waitForQuiet(orUntil stop: StopRequest? = nil) -> Outcome {
    let end = clock.now + longestBurst
    var quietEnd = clock.now + quiet
    while clock.now < min(quietEnd, end) {
      guard sleep(orUntil: stop, min(quietEnd, end)) else { return .stopped }
      if backend.takeChanges() { quietEnd = clock.now + quiet }
    }
    return .changed
  }

  private func sleep(orUntil stop: StopRequest?, _ deadline: ContinuousClock.Instant?) -> Bool {
    Sleep.untilReadable(backend.descriptor, orUntil: stop, deadline)
  }
}
