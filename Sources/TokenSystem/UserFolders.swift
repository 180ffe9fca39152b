/// Folders of the user's account.
package enum UserFolders {
  /// The folder for files that can be made again: `Library/Caches` on macOS, otherwise that of the XDG Base Directory
  /// Specification (<https://specifications.freedesktop.org/basedir-spec/latest/>), `~/.cache` by default. Nil without a
  /// home folder.
  package static var caches: String? {
    #if os(macOS)
      return home.map { $0 + "/Library/Caches" }
    #else
      // A relative path is to be ignored.
      if let path = System.cacheFolder, path.hasPrefix("/") { return path }
      return home.map { $0 + "/.cache" }
    #endif
  }

  private static var home: String? { System.homeFolder.flatMap { $0.hasPrefix("/") ? $0 : nil } }
}
