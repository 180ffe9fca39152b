#if os(Linux)
  import Foundation
  import Testing
  import TestSupport

  /// The system calls of `stylespec-gen`: the files of its command line, and nothing else that could change a byte.
  struct SystemCallTests {
    private static let gen = Repository.product("stylespec-gen")
    private static let include = "tokens/颜色/调色板 é.yaml"

    @Test(.enabled(if: Trace.isPossible, "needs strace"))
    func namesOnlyTheFilesThatItWasGiven() throws {
      let project = try HermeticProject()
      let trace = try trace(in: project)
      let inputs = ["tokens/brand.yaml", Self.include]
      // Opened to wait until the disk has the file, and the entries of the two folders.
      let outputs = ["made/.stylespec-1.tmp", "made", "."]
      #expect(Set(trace.ownFiles.filter(\.opensForReading).map(\.path)) == Set(inputs + outputs))
      #expect(Set(trace.ownFiles.map(\.path)) == Set(inputs + outputs + ["made/gen.swift"]))
      #expect(try project.folder.contents().contains("made/gen.swift"))
    }

    /// Also those that only a resolver document refers to.
    @Test(.enabled(if: Trace.isPossible, "needs strace"))
    func opensOnlyTokenFilesThatAreDeclared() throws {
      let project = try TokenProject(fonts: "Inter")
      let inputs = TokenProject.documents.map { "tokens/\($0)" }
      let arguments = ["--spec", TokenProject.spec, "--output", "gen.swift"] + inputs.flatMap { ["--input", $0] }
      let trace = try Trace(of: Self.gen, arguments, in: project.folder)
      let opened = Set(trace.ownFiles.filter(\.opensForReading).map(\.path)).subtracting([".", ".stylespec-1.tmp"])
      #expect(opened == Set(inputs + [TokenProject.spec]))
      // A file that is there and not declared is refused, by its name.
      let last = try #require(inputs.last)
      let others =
        ["--spec", TokenProject.spec, "--output", "gen.swift"] + inputs.dropLast().flatMap { ["--input", $0] }
      let refused = try Subprocess.run(Self.gen, others, in: project.folder.path)
      #expect(refused.status == 1)
      #expect(refused.errors.contains("`\(last.dropFirst(7))` is not among the inputs that the build declares"))
      #expect(refused.errors.hasSuffix("\n1 error\n"), "\(refused.errors)")
    }

    @Test(.enabled(if: Trace.isPossible, "needs strace"))
    func usesNoNetworkAndNoClockAndRunsNothing() throws {
      let trace = try trace(in: HermeticProject())
      #expect(trace.lines.count { $0.hasPrefix("execve(") } == 1)
      #expect(trace.names.isSubset(of: Self.harmless), "\(trace.names.subtracting(Self.harmless))")
    }

    /// Calls about files and the end of the process. No socket, clock or second process is among them.
    private static let harmless: Set<Substring> = [
      "access", "arch_prctl", "chmod", "execve", "exit_group", "faccessat", "faccessat2", "fstat", "getcwd", "lstat",
      "mkdir",
      "newfstatat", "open", "openat", "readlink", "rename", "stat", "statx", "unlink",
    ]

    private func trace(in project: HermeticProject) throws -> Trace {
      let arguments = ["--spec", "tokens/brand.yaml", "--output", "made/gen.swift", "--input", Self.include]
      return try Trace(of: Self.gen, arguments, in: project.folder)
    }

    /// A clock is read without a system call, so strace does not see it. This test checks the functions that the tool
    /// links.
    @Test func cannotAskForTimeOrPlaceOrUser() throws {
      let symbols = try Subprocess.run("nm", ["-u", Self.gen]).output.split(separator: "\n")
        .compactMap { $0.split(separator: " ").last?.prefix { $0 != "@" } }
      #expect(symbols.contains("getenv"))
      #expect(Set(symbols).isDisjoint(with: Self.functions))
      #expect(symbols.filter { symbol in Self.types.contains { symbol.contains($0) } } == [])
    }

    private static let functions: Set<Substring> = [
      "clock", "clock_gettime", "connect", "execve", "fork", "getaddrinfo", "getentropy", "geteuid", "gethostname",
      "getlogin",
      "getpid", "getpwuid", "getrandom", "gettimeofday", "getuid", "localtime", "localtime_r", "newlocale",
      "posix_spawn",
      "rand", "random", "setlocale", "socket", "strftime", "system", "time", "uname",
    ]

    /// As in mangled names: the length and then the name.
    private static let types = [
      "15ContinuousClock", "15SuspendingClock", "21FoundationEssentials4Date", "21FoundationEssentials6Locale",
      "21FoundationEssentials8TimeZone", "21FoundationEssentials8Calendar", "11ProcessInfo",
      "26SystemRandomNumberGenerator",
    ]

    /// The variables that the sources read are about color on a terminal, and where an editor finds the pages of rules.
    /// `diff` passes the environment to git, but does not write outputs.
    @Test func sourcesAskForFewVariables() throws {
      let found = try Subprocess.run(
        "grep",
        [
          "-rnoE", "(getenv|environ|ProcessInfo)\\b[^ ]*", "Sources", "--include=*.swift",
          "--exclude-dir=Git",
        ],
        in: Repository.root.relativePath
      )
      let uses = found.output.split(separator: "\n").map { $0.split(separator: ":").last ?? "" }
      let names = ["NO_COLOR", "TERM", "XDG_CACHE_HOME", "HOME"]
      #expect(uses == names.map { "getenv(\"\($0)\").map" }, "\(found.output)")
    }
  }
#endif
