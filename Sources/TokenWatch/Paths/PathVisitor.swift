/// Learns what decides the content at a path. The first two calls come before the walk itself looks, so that a visitor who
/// listens for changes from then on misses none.
protocol PathVisitor {
  /// What has this name in this folder counts: a part of a path, whether it is there or not.
  mutating func look(for name: String, in folder: String)

  /// Everything in this folder counts, except for what is hidden.
  mutating func list(_ folder: String)

  /// Something is at a path that counts.
  mutating func found(_ status: FileStatus, at path: String)
}
