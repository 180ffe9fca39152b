/// A way to learn that files may have changed.
protocol WatchBackend: AnyObject {
  /// Readable as soon as there are changes to take; nil when nobody tells, and one has to look.
  var descriptor: Int32? { get }
  /// How long to sleep between two looks; nil when the descriptor tells.
  var interval: Duration? { get }

  /// Watches these paths from now on, and no others.
  func watch(_ paths: [String]) throws(WatchLimit)

  /// Whether something may have changed since the last call. Never blocks.
  func takeChanges() -> Bool
}
