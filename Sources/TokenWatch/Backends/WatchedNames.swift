/// What counts in a watched folder.
struct WatchedNames {
  private var names: Set<String> = []
  private var includesVisible = false

  /// Nothing yet.
  init() {}

  /// A name counts, too, be it hidden.
  mutating func insert(_ name: String) {
    names.insert(name)
  }

  /// Whatever is not hidden counts, too.
  mutating func insertVisible() {
    includesVisible = true
  }

  func contains(_ name: String) -> Bool {
    includesVisible && !name.hasPrefix(".") || names.contains(name)
  }
}
