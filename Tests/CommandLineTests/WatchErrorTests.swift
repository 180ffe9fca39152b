import Foundation
import TestSupport
import Testing

/// `stylespec watch` continues after every kind of error.
struct WatchErrorTests {
  private typealias Project = WatchedProject

  private static let wrote = "wrote Generated/Swift/Brand.swift; "

  @Test(arguments: WatchMethod.allCases)
  func mistakesLeaveTheOutputs(method: WatchMethod) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    let before = try project.folder.read("Generated/Swift/Brand.swift")
    try project.write(Project.spec(weights: 2, "colour: {}\nsizes: {}\n"))
    #expect(try project.nextCompile() == "2 errors; nothing written")
    #expect(try project.watch.errors.contains("tokens/brand.yaml:8:1: error: `colour` is not a key"))
    #expect(try project.folder.read("Generated/Swift/Brand.swift") == before)
    try project.write(Project.spec(weights: 2))
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
  }

  @Test(arguments: WatchMethod.allCases)
  func missingFilesAreWaitedFor(method: WatchMethod) throws {
    let arguments = ["new/a b/汉字.yaml"]
    let project = try Project(method, arguments, files: [:], watching: "new/a b/汉字.yaml (0 files)")
    #expect(try project.nextCompile() == "1 error; nothing written")
    let problem = "new/a b/汉字.yaml: error: cannot be read: No such file or directory\n"
    #expect(try project.watch.errors == problem)
    try project.write(Project.spec(weights: 1), to: "new/a b/汉字.yaml")
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
  }

  @Test(arguments: WatchMethod.allCases)
  func aFolderWithoutSpecsIsWaitedFor(method: WatchMethod) throws {
    let project = try Project(method, files: ["tokens/readme.md": ""], watching: "tokens (0 files)")
    #expect(try project.nextCompile() == "1 error; nothing written")
    #expect(try project.watch.errors.hasPrefix("tokens: error: no spec among the files"))
    try project.write(Project.spec(weights: 1))
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
  }

  @Test(arguments: WatchMethod.allCases)
  func outputsThatCannotBeWrittenAreReported(method: WatchMethod) throws {
    let files = ["tokens/brand.yaml": Project.spec(weights: 1), "out": "in the way"]
    let project = try Project(method, ["--out", "out/styles"], files: files)
    #expect(try project.nextCompile() == "1 error; nothing written")
    #expect(try project.watch.errors == "out/styles: error: the folder cannot be made: File exists\n")
    try project.remove("out")
    try project.write(Project.spec(weights: 2))
    #expect(try project.nextCompile() == "wrote out/styles/Brand.swift; 2 style codes")
  }

  /// Outputs among the specs do not cause a compile, written or not.
  @Test(arguments: WatchMethod.allCases)
  func outputsAreNotChanges(method: WatchMethod) throws {
    let project = try Project(method, ["tokens", "--out", "tokens"])
    #expect(try project.nextCompile() == "wrote tokens/Brand.swift; 1 style code")
    try project.write(Project.spec(weights: 2))
    #expect(try project.nextCompile() == "wrote tokens/Brand.swift; 2 style codes")
    try project.remove("tokens/Brand.swift")
    try project.folder.write("in the way", to: "tokens/Brand.swift/inside")
    #expect(project.isQuiet())
    try project.write(Project.spec(weights: 3))
    #expect(try project.nextCompile() == "1 error; nothing written")
    #expect(project.isQuiet())
    #expect(
      try project.folder.contents() == [
        "tokens", "tokens/.stylespec-outputs", "tokens/Brand.swift", "tokens/Brand.swift/inside", "tokens/brand.yaml",
      ]
    )
  }

  @Test func whatCannotBeReadTwiceIsRefused() throws {
    for stream in ["-", "/dev/null"] {
      let result = try stylespec("watch", stream)
      #expect(
        result.errors.hasPrefix("Error: '\(stream)' cannot be read a second time; watch needs files or folders.\n")
      )
      #expect(result.status == 64)
    }
    let folder = try TemporaryFolder()
    #expect(try stylespec("watch", "--emit", "catalog", in: folder.path).status == 64)
    #expect(try stylespec("watch", in: folder.path).errors.contains("There is no folder tokens/ here or above, and no"))
  }

  #if os(Linux)
    /// A user without inotify.
    @Test(.enabled(if: InotifyLimit.canBeSet), arguments: InotifyLimit.allCases)
    func pollsWhereTheSystemTellsNothing(limit: InotifyLimit) throws {
      let folder = try TemporaryFolder()
      try folder.write(Project.spec(weights: 1), to: "tokens/brand.yaml")
      let watch = try limit.run([Repository.product("stylespec"), "watch"], in: folder.path)
      #expect(try watch.nextLine() == "watching tokens (1 file); press Ctrl-C to stop")
      #expect(try watch.nextLine().hasPrefix(Self.wrote + "1 style code"))
      try folder.place(Project.spec(weights: 2), at: "tokens/brand.yaml")
      #expect(try watch.nextLine().hasPrefix(Self.wrote + "2 style codes"))
      let reason = "the system has no inotify \(limit) left (fs.inotify.max_user_\(limit))"
      #expect(try watch.errors == "warning: \(reason); looking at the files again and again instead, as with --poll\n")
      watch.send(SIGINT)
      #expect(try watch.end() == 0)
    }
  #endif
}
