import Foundation
import TestSupport
import Testing

/// Results that do not reach their reader.
struct OutputErrorTests {
  private let project: LintProject
  private static let tool = Repository.product("stylespec")

  init() throws {
    project = try LintProject()
  }

  private func run(_ script: String, _ arguments: String) throws -> SubprocessResult {
    let command = script.replacing("TOOL", with: "\"$0\" \(arguments)")
    return try Subprocess.run("bash", ["-c", command, Self.tool], in: project.folder.path)
  }

  private static let commands = [
    "lint", "lint --format json", "lint --format sarif", "lint --diff --unsafe-fixes", "lint --list-rules",
    "lint --explain contrast", "list", "list --format json", "show 14_ink_bold", "diff tokens tokens", "compile",
    "compile --check", "init other.yaml --name Other", "explain", "--help", "help lint", "--version",
    "--generate-completion-script bash",
  ]

  #if os(Linux)
    @Test(arguments: commands)
    func aFullDiskIsAnError(command: String) throws {
      if command == "compile --check" { #expect(try run("TOOL", "compile").status == 0) }
      let result = try run("TOOL >/dev/full", command)
      #expect(result.errors == "standard output: error: cannot be written: No space left on device\n")
      #expect(result.status == 74)
    }

    @Test func aWatchEndsIfOutputCannotBeWritten() throws {
      let result = try run("timeout 20 TOOL >/dev/full", "watch")
      #expect(result.errors == "standard output: error: cannot be written: No space left on device\n")
      #expect(result.status == 74)
    }
  #endif

  /// A reader that stops early is not an error, and the exit status is that of the command.
  @Test(arguments: commands, ["", "trap '' PIPE; "])
  func aReaderThatStopsIsNotAnError(command: String, trap: String) throws {
    if command == "compile --check" { #expect(try run("TOOL", "compile").status == 0) }
    let whole = try run("TOOL >/dev/null", command)
    if command.hasPrefix("init") { try FileManager.default.removeItem(atPath: project.folder.path + "/other.yaml") }
    let script = "\(trap){ sleep 0.1; TOOL 2>errors; echo $? >status; } | true"
    #expect(try run(script, command).errors == "")
    #expect(try project.folder.read("errors") == whole.errors)
    #expect(try project.folder.read("status") == "\(whole.status)\n")
  }

  @Test func aClosedStreamIsNotAnError() throws {
    #expect(try run("TOOL >&-", "list").errors == "")
    #expect(try run("TOOL >&-", "list").status == 0)
  }

  /// A full pipe is not an error, even in non-blocking mode.
  @Test func aSlowReaderGetsEverything() throws {
    let tokens = Repository.root.appendingPathComponent("tokens/yanxuan.yaml").path
    let expected = try stylespec("list", "--format", "json", tokens).output
    try #require(expected.utf8.count > 200_000)
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.tool)
    process.arguments = ["list", "--format", "json", tokens]
    process.environment = Subprocess.environment()
    process.standardOutput = pipe
    try process.run()
    let watchdog = Watchdog(process: process.processIdentifier)
    try pipe.fileHandleForWriting.close()
    usleep(300_000)
    let output = try pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(!watchdog.stop())
    #expect(output.map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func standardOutputHasNames(name: String) throws {
    let report = try project.lint("--format", "json").output
    #expect(try project.lint("--format", "json:\(name)").output == report)
    #expect(try run("TOOL | cat", "lint --format json:\(name)").output == report)
    #expect(try run("TOOL --format text:lint.txt", "lint --format json:\(name)").output == report)
    let both = try project.lint("--format", "json:\(name)", "--format", "text")
    #expect(both.errors.hasPrefix("Error: Only one --format can go to standard output"))
    #expect(both.status == 64)
  }

  /// They are written to, and never replaced.
  @Test func streamsAreWrittenTo() throws {
    let report = try project.lint("--format", "json").output
    #expect(try project.lint("--format", "json:/dev/stderr").errors == report)
    #expect(try run("TOOL 5>five >/dev/null; cat five", "lint --format text --format json:/dev/fd/5").output == report)
    #expect(try run("mkfifo pipe; cat pipe & TOOL; wait", "lint --format json:pipe").output == report)
    #expect(try project.lint("--format", "json:/dev/null").errors == "")
    #expect(try project.lint("--write-baseline", "/dev/stdout").output.contains("\"findings\": ["))
    #expect(try Subprocess.run("test", ["-c", "/dev/null"]).status == 0)
    let closed = try project.lint("--format", "json:/dev/fd/77")
    #expect(closed.errors == "/dev/fd/77: error: cannot be written: Bad file descriptor\n" && closed.status == 74)
    #if os(Linux)
      let full = try project.lint("--format", "json:/dev/full")
      #expect(full.errors == "/dev/full: error: cannot be written: No space left on device\n" && full.status == 74)
    #endif
  }

  @Test func nothingIsAnEmptyList() throws {
    let clean = try LintProject(configuration: "rules: { small-size: off, contrast: off }\n")
    #expect(try clean.lint("--format", "json").output == "[]\n")
    #expect(try project.lint("--format", "json").output.contains("\"notes\" : [],\n"))
    try clean.folder.write(
      smallSpec + "codes: { name: \"{size}_{color}_{weight}\", only: [] }\n",
      to: "tokens/brand.yaml"
    )
    let list = try stylespec("list", "--format", "json", in: clean.folder.path)
    #expect(list.status != 0 || list.output == "[]\n")
  }

  @Test(arguments: ["dumb", "xterm"])
  func colorIsForTerminalsThatKnowIt(term: String) throws {
    let result = try Subprocess.run(
      "script",
      ["-qec", "'\(Self.tool)' lint", "/dev/null"],
      in: project.folder.path,
      environment: ["TERM": term, "NO_COLOR": ""]
    )
    #expect(result.output.contains("\u{1B}[") == (term == "xterm"), "\(result.output)")
    #expect(result.output.contains("tokens/brand.yaml:10:3:"))
  }

  @Test func oneCodeIsOne() throws {
    let spec = smallSpec.replacing(", bold: 700", with: "").replacing(", 13.5: plain", with: "")
    try project.folder.write(spec, to: "tokens/brand.yaml")
    let result = try stylespec("compile", in: project.folder.path)
    #expect(result.output.contains("\n1 style code in "))
    #expect(
      try project.folder.read("Generated/Swift/Brand.swift").contains("/// The catalog `Brand`: 1 style code.\n")
    )
  }
}
