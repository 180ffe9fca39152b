import Foundation
import TestSupport
import Testing
import TokenWorkspace

/// Changes that end a wait, and changes that do not.
struct PathWatcherTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func watcher(_ method: PathWatcher.Method, _ names: String...) -> PathWatcher {
    let watcher = PathWatcher(method)
    #expect(watcher.watch(names.map(path)) == nil)
    return watcher
  }

  private func seesChange(_ watcher: PathWatcher) -> Bool {
    watcher.waitForChange(atMost: .seconds(120)) == .changed
  }

  /// Polling checks a recently changed file once more, so a second wait may be necessary.
  private func isQuiet(_ watcher: PathWatcher, after change: () throws -> Void) throws -> Bool {
    for _ in 1...2 {
      try change()
      if watcher.waitForChange(atMost: .milliseconds(300)) == .timedOut { return true }
    }
    return false
  }

  @Test(arguments: PathWatcher.Method.allCases)
  func changesOfFilesAreSeen(method: PathWatcher.Method) throws {
    try folder.write("1", to: "a b/汉字.txt")
    let watcher = watcher(method, "a b/汉字.txt")
    try folder.write("2", to: "a b/汉字.txt")
    #expect(seesChange(watcher))
    try folder.write("3", to: "a b/new")
    rename(path("a b/new"), path("a b/汉字.txt"))
    #expect(seesChange(watcher))
    try folder.write("4", to: "a b/汉字.txt")
    #expect(seesChange(watcher))
    try FileManager.default.removeItem(atPath: path("a b/汉字.txt"))
    #expect(seesChange(watcher))
  }

  /// A program that keeps its log open.
  @Test(arguments: PathWatcher.Method.allCases)
  func filesNeedNotBeClosed(method: PathWatcher.Method) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("", to: "file")))
    let watcher = watcher(method, "file")
    try file.write(contentsOf: Data("1".utf8))
    #expect(seesChange(watcher))
  }

  @Test(arguments: PathWatcher.Method.allCases)
  func missingFilesAreSeenWhenTheyAppear(method: PathWatcher.Method) throws {
    let watcher = watcher(method, "a/b/c/file")
    for name in ["a", "a/b", "a/b/c"] {
      try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
      #expect(seesChange(watcher))
      #expect(watcher.watch([path("a/b/c/file")]) == nil)
    }
    try folder.write("", to: "a/b/c/file")
    #expect(seesChange(watcher))
  }

  @Test(arguments: PathWatcher.Method.allCases)
  func foldersAreWatchedAtAnyDepth(method: PathWatcher.Method) throws {
    try folder.write("1", to: "tree/a/b/c/file")
    let watcher = watcher(method, "tree")
    try folder.write("2", to: "tree/a/b/c/file")
    #expect(seesChange(watcher))
    try folder.write("1", to: "tree/x/y/file")
    #expect(seesChange(watcher))
    #expect(watcher.watch([path("tree")]) == nil)
    try folder.write("2", to: "tree/x/y/file")
    #expect(seesChange(watcher))
  }

  /// A new folder with the name of the old one.
  @Test(arguments: PathWatcher.Method.allCases)
  func foldersMayBeReplaced(method: PathWatcher.Method) throws {
    try folder.write("1", to: "tree/file")
    let watcher = watcher(method, "tree")
    rename(path("tree"), path("old"))
    try folder.write("1", to: "tree/file")
    #expect(seesChange(watcher))
    #expect(watcher.watch([path("tree")]) == nil)
    #expect(try isQuiet(watcher) { try folder.write("2", to: "old/file") })
    try folder.write("3", to: "tree/file")
    #expect(seesChange(watcher))
  }

  @Test(arguments: PathWatcher.Method.allCases)
  func linksAreFollowed(method: PathWatcher.Method) throws {
    try folder.write("1", to: "v1/file")
    try folder.write("1", to: "v2/file")
    for (link, target) in [("now", "v1"), ("link", "./now/../now/file"), ("loop", "loop")] {
      try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
    }
    let watcher = watcher(method, "link", "loop")
    try folder.write("2", to: "v1/file")
    #expect(seesChange(watcher))
    try FileManager.default.createSymbolicLink(atPath: path("new"), withDestinationPath: path("v2"))
    rename(path("new"), path("now"))
    #expect(seesChange(watcher))
    #expect(watcher.watch([path("link"), path("loop")]) == nil)
    #expect(try isQuiet(watcher) { try folder.write("3", to: "v1/file") })
    try folder.write("3", to: "v2/file")
    #expect(seesChange(watcher))
  }

  @Test(arguments: PathWatcher.Method.allCases)
  func otherFilesDoNotCount(method: PathWatcher.Method) throws {
    try folder.write("1", to: "a/file")
    try folder.write("1", to: "tree/file")
    try folder.write("1", to: "tree/.hidden/file")
    let watcher = watcher(method, "a/file", "tree")
    let others = ["a/other", "a/.file", "other", "tree/.file", "tree/.hidden/file"]
    #expect(try isQuiet(watcher) { for name in others { try folder.write("2", to: name) } })
    try folder.write("2", to: "a/file")
    #expect(seesChange(watcher))
  }

  /// Hidden files count if they are named.
  @Test(arguments: PathWatcher.Method.allCases)
  func hiddenFilesCanBeNamed(method: PathWatcher.Method) throws {
    try folder.write("1", to: "tree/.a/.file")
    let watcher = watcher(method, "tree", "tree/.a/.file")
    try folder.write("2", to: "tree/.a/.file")
    #expect(seesChange(watcher))
  }

  @Test(arguments: PathWatcher.Method.allCases)
  func pathsThatAreNoLongerWatchedDoNotCount(method: PathWatcher.Method) throws {
    try folder.write("1", to: "a/file")
    try folder.write("1", to: "b/file")
    let watcher = watcher(method, "a/file")
    #expect(watcher.watch([path("b/file")]) == nil)
    #expect(try isQuiet(watcher) { try folder.write("2", to: "a/file") })
    try folder.write("2", to: "b/file")
    #expect(seesChange(watcher))
  }

  @Test(arguments: PathWatcher.Method.allCases)
  func aBurstEndsOneWait(method: PathWatcher.Method) throws {
    let watcher = watcher(method, "file")
    for number in 1...200 { try folder.write("\(number)", to: "file") }
    #expect(seesChange(watcher))
    #expect(try isQuiet(watcher) {})
  }

  @Test(arguments: PathWatcher.Method.allCases)
  func pausesInABurstDoNotEndIt(method: PathWatcher.Method) throws {
    let watcher = PathWatcher(method, quiet: .seconds(3), longestBurst: .seconds(120))
    #expect(watcher.watch([path("file")]) == nil)
    let script = "for i in 1 2 3 4 5 6 7 8; do echo $i > file; sleep 0.2; done; echo end"
    let writer = try RunningProcess("sh", ["-c", script], in: folder.path)
    #expect(seesChange(watcher))
    #expect(writer.hasLine(within: .zero))
  }

  @Test(arguments: PathWatcher.Method.allCases)
  func endlessChangesAreReportedNowAndThen(method: PathWatcher.Method) throws {
    let watcher = PathWatcher(method, quiet: .seconds(20), longestBurst: .milliseconds(200))
    #expect(watcher.watch([path("file")]) == nil)
    let script = "while [ $SECONDS -lt 60 ]; do echo 1 >> file; done"
    let writer = try RunningProcess("bash", ["-c", script], in: folder.path)
    for _ in 1...3 { #expect(seesChange(watcher)) }
    #expect(writer.isRunning)
  }

  /// The same size and a restored time.
  @Test(arguments: PathWatcher.Method.allCases)
  func timesMayLie(method: PathWatcher.Method) throws {
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1)]
    try folder.write("1", to: "file")
    try FileManager.default.setAttributes(old, ofItemAtPath: path("file"))
    let watcher = watcher(method, "file")
    try folder.write("2", to: "file")
    try FileManager.default.setAttributes(old, ofItemAtPath: path("file"))
    #expect(seesChange(watcher))
  }

  /// File systems with coarse time hide the second of two changes in one step: a reader between the two is told to read
  /// again later.
  @Test func pollingLooksAgainAtWhatIsFresh() throws {
    try folder.write("1", to: "file")
    let watcher = watcher(.polling, "file")
    #expect(seesChange(watcher))
  }

  #if os(Linux)
    /// Events of an unwatched file fill the system's queue, so that the relevant event is lost.
    @Test func lostEventsAreAChange() throws {
      let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
      let count = try #require(Int(limit.trimmingCharacters(in: .newlines)))
      try folder.write("1", to: "file")
      let watcher = watcher(.events, "file")
      for _ in 0...(count / 2) {
        close(open(path("other"), O_CREAT | O_WRONLY, 0o600))
        unlink(path("other"))
      }
      try folder.write("2", to: "file")
      #expect(seesChange(watcher))
    }
  #endif
}
