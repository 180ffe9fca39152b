import Foundation
import TestSupport
import Testing

/// Events in the middle of a compile, which waits for a pipe in the place of an included file.
struct WatchRaceTests {
  private let folder: TemporaryFolder
  private let watch: RunningProcess
  private let pipe: Int32

  private static let held = "typography: { 15: plain }\n"

  /// When this returns, the tool has read `parts/a.yaml`, and waits for the content of `parts/b.yaml`.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(WatchedProject.spec(weights: 1, "include: [parts/a.yaml, parts/b.yaml]\n"), to: "brand.yaml")
    try folder.write("weight: { bold: 700 }\n", to: "parts/a.yaml")
    let path = folder.path + "/parts/b.yaml"
    mkfifo(path, 0o600)
    watch = try RunningProcess(Repository.product("stylespec"), ["watch", "brand.yaml"], in: folder.path)
    let deadline = ContinuousClock.now + .seconds(120)
    var writer: Int32 = -1
    while writer < 0 && ContinuousClock.now < deadline {
      // Fails until a reader opens the pipe.
      writer = open(path, O_WRONLY | O_NONBLOCK)
      usleep(1_000)
    }
    try #require(writer >= 0)
    pipe = writer
    // The next reader finds a regular file with the same content.
    try folder.write(Self.held, to: "parts/b.new")
    rename(folder.path + "/parts/b.new", path)
  }

  private func letGo() {
    _ = Self.held.utf8CString.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count - 1) }
    close(pipe)
  }

  /// The file was read before its folder was watched.
  @Test func aChangeBetweenReadingAndWatchingIsSeen() throws {
    try folder.place("weight: { bold: 700, black: 900 }\n", at: "parts/a.yaml")
    letGo()
    #expect(try watch.nextLine() == "watching brand.yaml (3 files); press Ctrl-C to stop")
    #expect(try watch.nextLine().contains("; 4 style codes"))
    #expect(try watch.nextLine().contains("; 6 style codes"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aCompileIsBroughtToItsEnd(signal: Int32) throws {
    watch.send(signal)
    letGo()
    #expect(try watch.nextLine() == "watching brand.yaml (3 files); press Ctrl-C to stop")
    #expect(try watch.nextLine().hasPrefix("wrote Generated/Swift/Brand.swift; 4 style codes"))
    #expect(try watch.end() == 0)
    #expect(try watch.errors == "")
  }

  /// The second signal is for a program that does not respond.
  @Test func aSecondSignalEndsAtOnce() throws {
    for _ in 1...2 { watch.send(SIGINT) }
    // Two signals that come at once are one.
    while !watch.hasLine(within: .milliseconds(100)) && watch.isRunning { watch.send(SIGINT) }
    #expect(try watch.end() == -1)
    close(pipe)
  }
}
