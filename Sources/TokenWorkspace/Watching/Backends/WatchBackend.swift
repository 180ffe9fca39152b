/// A way to learn that files may have changed.
protocol WatchBackend: AnyObject {
  /// Readable as soon as there are changes to take; nil for a backend that polls.
  var descriptor: Int32? { get }
  /// The time between two looks; nil for a backend with a descriptor.
  var interval: Duration? { get }

  /// Watches these paths from now on, and no others.
  func watch(_ paths: [String]) throws(WatchLimit)

  /// Whether something may have changed since the last call. Never blocks.
  func takeChanges() -> Bool
}
