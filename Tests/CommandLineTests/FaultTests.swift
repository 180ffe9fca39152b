import Foundation
import TestSupport
import Testing

/// Full disks, killed processes, shared folders: every file is completely the old one or the new one.
struct FaultTests {
  private static let names = ["One", "Two", "Three", "Four", "Five"]

  /// The contents of a folder with their outputs.
  private static let left = ([".stylespec-outputs"] + names.map { "\($0).swift" }).sorted()

  /// Several specs with the same line height, so that every output shows its version.
  private func writeSpecs(lineHeight: Int, in folder: TemporaryFolder) throws {
    for name in Self.names {
      let spec = smallSpec.replacing("Brand", with: "\(name)\nswift: { scope: catalog }").replacing(
        "20",
        with: "\(lineHeight)"
      )
      try folder.write(spec, to: "tokens/\(name).yaml")
    }
  }

  @Test func killedCompilesLeaveWholeFiles() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    var versions: [Int: [String]] = [:]
    for lineHeight in [20, 21] {
      try writeSpecs(lineHeight: lineHeight, in: folder)
      #expect(try stylespec("compile", in: folder.path).status == 0)
      versions[lineHeight] = try Self.names.map { try folder.read("Generated/Swift/\($0).swift") }
    }
    for round in 0..<lawRounds(200) {
      try writeSpecs(lineHeight: 20 + round % 2, in: folder)
      try killCompile(in: folder, after: .random(in: 0...25_000, using: &generator))
      for (index, name) in Self.names.enumerated() {
        let text = try folder.read("Generated/Swift/\(name).swift")
        #expect(text == versions[20]?[index] || text == versions[21]?[index], "seed \(seed), round \(round)")
      }
    }
    // An unfinished set of outputs is reported, and the next run completes it and cleans up.
    try writeSpecs(lineHeight: 22, in: folder)
    #expect(try stylespec("compile", "--check", in: folder.path).status == 1)
    #expect(try stylespec("compile", in: folder.path).status == 0)
    #expect(try stylespec("compile", "--check", in: folder.path).status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Generated/Swift").sorted()
    #expect(left == Self.left)
  }

  /// The same with 500 files, half of which have other names in each version. The run after the killed one leaves
  /// exactly its own files.
  @Test func killedCompilesOfManyFilesLeaveWholeFiles() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let arguments = ["--emit", "swift,catalog", "--out", "out"]
    func write(version: Int) throws {
      for index in 0..<250 {
        let name = "S\(index)" + (index % 2 == 0 ? "" : "V\(version)")
        let spec = smallSpec.replacing("20", with: "\(20 + version)")
          .replacing("Brand", with: "\(name)\nswift: { scope: catalog }")
        try folder.write(spec, to: "tokens/\(index).yaml")
      }
    }
    func compile() throws {
      let result = try Subprocess.run(Repository.product("stylespec"), ["compile"] + arguments, in: folder.path)
      #expect(result.errors == "" && result.status == 0)
    }
    func outputs() throws -> [String: Data] {
      let names = try folder.contents().filter { $0.hasPrefix("out/") && !$0.hasPrefix("out/.stylespec-") }
      return Dictionary(
        uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: folder.url.appending(path: $0))) }
      )
    }
    var versions: [[String: Data]] = []
    var time = Duration.zero
    for version in 0...1 {
      try write(version: version)
      time = try ContinuousClock().measure { try compile() }
      versions.append(try outputs())
    }
    #expect(versions[0].count == 500 && versions[0].keys != versions[1].keys)
    for round in 0..<(isLongRun ? 300 : 5) {
      let note: Comment = "seed \(seed), round \(round)"
      try write(version: round % 2)
      try killCompile(arguments, in: folder, after: .random(in: 0...UInt32(time / .microseconds(1)), using: &generator))
      for (name, bytes) in try outputs() {
        #expect(bytes == versions[0][name] || bytes == versions[1][name], note)
      }
      let next = Int.random(in: 0...1, using: &generator)
      try write(version: next)
      try compile()
      #expect(try outputs() == versions[next], note)
    }
  }

  /// Starts a compile and kills it after some microseconds.
  private func killCompile(_ arguments: [String] = [], in folder: TemporaryFolder, after delay: UInt32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Repository.product("stylespec"))
    process.arguments = ["compile"] + arguments
    process.currentDirectoryURL = folder.url
    process.environment = Subprocess.environment()
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    usleep(delay)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Catalogs are renamed again and again. Whatever a killed run left of the old and the new names, the next complete
  /// run leaves only its own outputs.
  @Test func killedCompilesForgetNothing() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    for round in 0..<lawRounds(60) {
      let names = Self.names.map { $0 + ["", "A", "B"][Int.random(in: 0...2, using: &generator)] }
      for (file, name) in zip(Self.names, names) {
        let spec = smallSpec.replacing("Brand", with: "\(name)\nswift: { scope: catalog }")
          .replacing("20", with: "\(Int.random(in: 20...22, using: &generator))")
        try folder.write(spec, to: "tokens/\(file).yaml")
      }
      try killCompile(in: folder, after: .random(in: 0...40_000, using: &generator))
      guard round % 5 == 4 else { continue }
      let last = try stylespec("compile", in: folder.path)
      #expect(last.errors == "" && last.status == 0, "seed \(seed), round \(round)")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Generated/Swift").sorted()
      #expect(left == ([".stylespec-outputs"] + names.map { "\($0).swift" }).sorted(), "seed \(seed), round \(round)")
      #expect(
        try stylespec("compile", "--check", in: folder.path).output == "up to date\n",
        "seed \(seed), round \(round)"
      )
    }
  }

  #if os(Linux)
    /// The same at each call that renames or removes a file, one after the other: the next run knows the plan of the
    /// killed run, even if all names changed.
    @Test(
      .enabled(if: Trace.isPossible, "needs strace"),
      // Renames: three outputs, and the manifest twice. Removals: one output.
      arguments: [("rename,renameat,renameat2", 5), ("unlink,unlinkat", 1)]
    )
    func compilesKilledAtAnyStepForgetNothing(calls: String, count: Int) throws {
      var steps = 0
      var isKilled = true
      while isKilled {
        steps += 1
        let folder = try TemporaryFolder()
        func write(_ names: [String], lineHeight: Int) throws {
          for (file, name) in zip(["a", "b", "c"], names) {
            let spec = smallSpec.replacing("Brand", with: "\(name)\nswift: { scope: catalog }")
            try folder.write(spec.replacing("20", with: "\(lineHeight)"), to: "tokens/\(file).yaml")
          }
        }
        try write(["A", "B", "C"], lineHeight: 20)
        #expect(try stylespec("compile", in: folder.path).status == 0)
        try write(["A", "B2", "C"], lineHeight: 21)
        let options = [
          "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(calls)", "-e", "inject=\(calls):signal=KILL:when=\(steps)",
        ]
        let tool = Repository.product("stylespec")
        isKilled = try Subprocess.run("strace", options + [tool, "compile"], in: folder.path).status != 0
        try write(["A3", "B3", "C3"], lineHeight: 22)
        let last = try stylespec("compile", in: folder.path)
        #expect(last.errors == "" && last.status == 0, "step \(steps)")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Generated/Swift").sorted()
        #expect(left == [".stylespec-outputs", "A3.swift", "B3.swift", "C3.swift"], "step \(steps)")
      }
      #expect(steps > count)
    }
  #endif

  #if os(Linux)
    /// After all renames, and not after each.
    @Test(.enabled(if: Trace.isPossible, "needs strace"))
    func theFolderIsSynchronizedOnce() throws {
      let folder = try TemporaryFolder()
      try writeSpecs(lineHeight: 20, in: folder)
      let options = ["-f", "-y", "-qq", "-o", "log", "-e", "trace=fsync,rename,renameat,renameat2"]
      let tool = Repository.product("stylespec")
      let command = options + [tool, "compile", "tokens", "--out", "new"]
      #expect(try Subprocess.run("strace", command, in: folder.path).status == 0)
      let calls = try folder.read("log").split(separator: "\n").map { $0.drop { !$0.isLetter } }
      // Each file, the manifest, the folder, and the one in which it was made.
      #expect(calls.count { $0.hasPrefix("fsync") } == 5 + 1 + 1 + 1)
      #expect(calls.count { $0.hasPrefix("fsync") && $0.contains("/new>)") } == 1)
      #expect(calls.count { $0.hasPrefix("rename") } == 5 + 1)
      #expect(calls.suffix(2).allSatisfy { $0.hasPrefix("fsync") } && calls.last?.contains("/new>)") == true)
    }
  #endif

  @Test func compilesAtOnceTakeTurns() throws {
    let folder = try TemporaryFolder()
    try writeSpecs(lineHeight: 20, in: folder)
    let script = "for i in 1 2 3 4 5 6 7 8; do \"$0\" compile --out out & done; wait"
    let result = try Subprocess.run("bash", ["-c", script, Repository.product("stylespec")], in: folder.path)
    #expect(result.errors == "")
    #expect(try stylespec("compile", "--out", "out", "--check", in: folder.path).status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(left == Self.left)
  }

  /// With a limit on file sizes, a write fails in the middle, as on a full disk.
  @Test func aFullDiskChangesNothing() throws {
    let folder = try TemporaryFolder()
    try writeSpecs(lineHeight: 20, in: folder)
    #expect(try stylespec("compile", in: folder.path).status == 0)
    let before = try Self.names.map { try folder.read("Generated/Swift/\($0).swift") }
    try writeSpecs(lineHeight: 21, in: folder)
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" compile"
    let result = try Subprocess.run("bash", ["-c", script, Repository.product("stylespec")], in: folder.path)
    #expect(result.errors == "Generated/Swift/Five.swift: error: cannot be written: File too large\n")
    #expect(result.status == 74)
    #expect(try Self.names.map { try folder.read("Generated/Swift/\($0).swift") } == before)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Generated/Swift")
    #expect(left.sorted() == Self.left)
  }

  /// A real full disk, where the tests may mount one.
  @Test(.enabled(if: SmallDisk.canBeMounted))
  func aDiskWithoutSpaceChangesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "brand.yaml")
    let disk = try SmallDisk(at: folder.path + "/disk")
    #expect(try stylespec("compile", "brand.yaml", "--out", "disk", in: folder.path).status == 0)
    let before = try folder.read("disk/Brand.swift")
    try disk.fill()
    try folder.write(smallSpec.replacing("20", with: "21"), to: "brand.yaml")
    let result = try stylespec("compile", "brand.yaml", "--out", "disk", in: folder.path)
    #expect(result.errors == "disk/Brand.swift: error: cannot be written: No space left on device\n")
    #expect(result.status == 74)
    #expect(try folder.read("disk/Brand.swift") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/disk").sorted()
        == [".stylespec-outputs", "Brand.swift", "fill"]
    )
  }

  #if os(Linux)
    /// Not even the superuser can write here.
    @Test(arguments: [
      ("/proc", "/proc/Brand.swift: error: cannot be written: No such file or directory\n"),
      ("/proc/new", "/proc/new: error: the folder cannot be made: No such file or directory\n"),
      ("/dev/full", "/dev/full: error: the folder cannot be made: File exists\n"),
    ])
    func foldersThatCannotBeWrittenToAreNamed(out: String, error: String) throws {
      let result = try stylespec("compile", "-", "--out", out, input: smallSpec)
      #expect(result.errors == error)
      #expect(result.status == 74)
    }
  #endif

  @Test func linksThatLeadOutsideAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "brand.yaml")
    try folder.write("precious", to: "outside.swift")
    try folder.write("", to: "out/keep")
    let link = folder.path + "/out/Brand.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../outside.swift")
    for arguments in [["--out", "out"], ["--out", "out", "--check"]] {
      let tool = Repository.product("stylespec")
      let result = try Subprocess.run(tool, ["compile", "brand.yaml"] + arguments, in: folder.path)
      let problem = "is a symbolic link to '../outside.swift'; remove it, nothing is written through links"
      #expect(result.errors == "out/Brand.swift: error: \(problem)\n")
      #expect(result.status == 74)
    }
    #expect(try folder.read("outside.swift") == "precious")
  }

  /// The state after a run that was killed between two renames.
  @Test func aSetInterruptedHalfwayIsReportedAndCompleted() throws {
    let folder = try TemporaryFolder()
    try writeSpecs(lineHeight: 21, in: folder)
    #expect(try stylespec("compile", in: folder.path).status == 0)
    let done = try folder.read("Generated/Swift/Two.swift")
    try writeSpecs(lineHeight: 20, in: folder)
    #expect(try stylespec("compile", in: folder.path).status == 0)
    try folder.write(done, to: "Generated/Swift/Two.swift")
    try folder.write("half of", to: "Generated/Swift/.stylespec-Three.swift.tmp")
    let check = try stylespec("compile", "--check", in: folder.path)
    let drift = "error: differs from what the spec compiles to; run 'stylespec compile' [drift]"
    #expect(check.errors.hasPrefix("Generated/Swift/Two.swift:25:1: \(drift)\n"))
    #expect(check.errors.components(separatedBy: drift).count == 2)
    #expect(check.status == 1)
    let next = try stylespec("compile", in: folder.path)
    #expect(next.output.split(separator: "\n").filter { $0.hasPrefix("wrote") } == ["wrote Generated/Swift/Two.swift"])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Generated/Swift").sorted()
    #expect(left == Self.left)
  }

  @Test func outputsDependOnNeitherClockNorLocale() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "brand.yaml")
    let outputs = try [["LC_ALL": "C"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE", "TZ": "Asia/Kathmandu"]].map {
      let out = "out\($0.count)"
      let tool = Repository.product("stylespec")
      _ = try Subprocess.run(tool, ["compile", "brand.yaml", "--out", out], in: folder.path, environment: $0)
      return try folder.read(out + "/Brand.swift")
    }
    #expect(outputs[0] == outputs[1])
    // Times of files do not matter: outputs older than their spec are up to date, and so are those from the future.
    for date in [Date(timeIntervalSince1970: 1), Date(timeIntervalSinceNow: 1e9)] {
      let output = folder.path + "/out1/Brand.swift"
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: output)
      #expect(try stylespec("compile", "brand.yaml", "--out", "out1", "--check", in: folder.path).status == 0)
      let next = try stylespec("compile", "brand.yaml", "--out", "out1", in: folder.path)
      #expect(next.output.hasPrefix("unchanged out1/Brand.swift\n"))
    }
  }

  @Test func aFolderInTheWayIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "out/Brand.swift/inside")
    try folder.write(smallSpec, to: "brand.yaml")
    for arguments in [["--out", "out"], ["--out", "out", "--check"]] {
      let tool = Repository.product("stylespec")
      let result = try Subprocess.run(tool, ["compile", "brand.yaml"] + arguments, in: folder.path)
      #expect(result.errors == "out/Brand.swift: error: is a folder; move it away, a file belongs here\n")
      #expect(result.status == 74)
    }
  }
}
