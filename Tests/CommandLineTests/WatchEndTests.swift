import Foundation
import TestSupport
import Testing

/// The end of `stylespec watch`.
struct WatchEndTests {
  private typealias Project = WatchedProject

  @Test(arguments: WatchMethod.allCases, [SIGINT, SIGTERM, SIGHUP])
  func signalsEndTheWait(method: WatchMethod, signal: Int32) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == "wrote Generated/Swift/Brand.swift; 1 style code")
    project.watch.send(signal)
    #expect(try project.watch.end() == 0)
    #expect(try project.watch.errors == "")
    #expect(!project.watch.hasLine(within: .zero))
  }

  /// At any moment of a burst and of a compile. The remaining files are complete.
  @Test(arguments: WatchMethod.allCases, [SIGINT, SIGTERM])
  func signalsAreHeardInABurst(method: WatchMethod, signal: Int32) throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 1...10 {
      let project = try Project(method)
      let writes = Int.random(in: 0...60, using: &generator)
      for weights in 1...(1 + writes) { try project.write(Project.spec(weights: 1 + weights)) }
      usleep(UInt32.random(in: 0...60_000, using: &generator))
      project.watch.send(signal)
      #expect(try project.watch.end() == 0, "seed \(seed), round \(round)")
      let left = try project.folder.contents().filter { $0.hasPrefix("Generated/Swift/") }
      let known = ["Brand.swift", ".stylespec-outputs"].map { "Generated/Swift/\($0)" }
      #expect(left.allSatisfy(known.contains), "seed \(seed), round \(round): \(left)")
      guard left.contains(known[0]) else { continue }
      let text = try project.folder.read("Generated/Swift/Brand.swift")
      #expect(text.hasSuffix("}\n"), "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func endsWithoutAReader(method: WatchMethod) throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.spec(weights: 1), to: "tokens/brand.yaml")
    let arguments = method.arguments.joined(separator: " ")
    let script = "\"$0\" watch \(arguments) | head -n 1; echo \"${PIPESTATUS[0]}\""
    let shell = try RunningProcess("bash", ["-c", script, Repository.product("stylespec")], in: folder.path)
    #expect(try shell.nextLine() == "watching tokens (1 file); press Ctrl-C to stop")
    #expect(try shell.nextLine() == "0")
    #expect(try shell.errors == "")
  }

  @Test func endsWithoutOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.spec(weights: 1), to: "tokens/brand.yaml")
    let script = "\"$0\" watch >&-; echo $?"
    let shell = try RunningProcess("bash", ["-c", script, Repository.product("stylespec")], in: folder.path)
    #expect(try shell.nextLine() == "0")
    #expect(try shell.errors == "")
  }

  /// A program under `nohup` outlives its terminal.
  @Test func nohupIsRespected() throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.spec(weights: 1), to: "tokens/brand.yaml")
    let watch = try RunningProcess("nohup", [Repository.product("stylespec"), "watch"], in: folder.path)
    while try !watch.nextLine().hasPrefix("wrote") {}
    watch.send(SIGHUP)
    try folder.place(Project.spec(weights: 2), at: "tokens/brand.yaml")
    #expect(try watch.nextLine().contains("2 style codes"))
    watch.send(SIGTERM)
    #expect(try watch.end() == 0)
  }

  /// A terminal shows `^C` at the cursor; the shell's prompt belongs on the next line.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func theCursorIsLeftAtTheStartOfALine() throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.spec(weights: 1), to: "tokens/brand.yaml")
    let tool = Repository.product("stylespec")
    let command = "echo $$; exec \"$TOOL\" watch"
    let arguments = ["TOOL=\(tool)", "script", "-qec", command, "/dev/null"]
    let terminal = try RunningProcess("env", arguments, in: folder.path)
    let process = try #require(Int32(terminal.nextLine().dropLast()))
    #expect(try terminal.nextLine() == "watching tokens (1 file); press Ctrl-C to stop\r")
    #expect(try terminal.nextLine().hasPrefix("wrote Generated/Swift/Brand.swift"))
    kill(process, SIGINT)
    #expect(try terminal.nextLine() == "\r")
    #expect(try terminal.end() == 0)
  }
}
