import Foundation
import TestSupport
import Testing
import TokenEmit
import TokenSystem
import TokenWorkspace

/// Outputs in folders of the output folder.
struct OutputTreeTests {
  private let folder: TemporaryFolder
  private let out: OutputFolder
  private let spec: String

  init() throws {
    folder = try TemporaryFolder()
    out = OutputFolder(folder.path + "/out")
    spec = try folder.write("", to: "spec.yaml")
  }

  private static let paths = [
    "Brand.xcassets/Contents.json", "Brand.xcassets/Text/ink.colorset/Contents.json", "a.json",
  ]

  private func files(_ paths: [String] = Self.paths, _ text: String = "") throws -> [OutputFile] {
    try paths.map { try OutputTree.file($0, text) }
  }

  /// All that is in the folder of outputs but the manifest.
  private func contents() throws -> [String] {
    try folder.contents().filter { $0.hasPrefix("out/") && $0 != "out/.stylespec-outputs" }.map {
      String($0.dropFirst(4))
    }
  }

  private static let all = [
    "Brand.xcassets", "Brand.xcassets/Contents.json", "Brand.xcassets/Text", "Brand.xcassets/Text/ink.colorset",
    "Brand.xcassets/Text/ink.colorset/Contents.json", "a.json",
  ]

  private func error(_ path: String, _ problem: String) -> FileError {
    FileError(path: out.path + "/" + path, problem: problem)
  }

  @Test func aTreeIsWritten() throws {
    let files = try files()
    #expect(try out.update(files, of: spec).changed == files)
    #expect(try contents() == Self.all)
    #expect(try files.map(out.state) == [.same, .same, .same])
    for file in files { #expect(try folder.read("out/\(file.path)") == OutputTree.text("")) }
    let lines = try folder.read("out/.stylespec-outputs").split(separator: "\n").dropFirst()
    #expect(lines.map { String($0.split(separator: "\t")[2]) } == Self.paths)
    #expect(try out.plan(OutputTree.run(files, of: spec)).changed == [])
  }

  /// As a run leaves it that is killed between making, or removing, two folders of a path.
  @Test(arguments: ["Text/ink.colorset", "Text"])
  func aWayWithoutItsEndIsRemoved(missing: String) throws {
    try out.update(files(), of: spec)
    try FileManager.default.removeItem(atPath: "\(out.path)/Brand.xcassets/\(missing)")
    try FileManager.default.removeItem(atPath: "\(out.path)/Brand.xcassets/Contents.json")
    try out.update(files(["a.json"]), of: spec)
    #expect(try contents() == ["a.json"])
  }

  @Test func anUnchangedTreeIsNotTouched() throws {
    try out.update(files(), of: spec)
    let all = ["out", "out/.stylespec-outputs"] + Self.all.map { "out/" + $0 }
    func states() throws -> [String] {
      try all.map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
        return "\(attributes[.systemFileNumber] ?? "") \(attributes[.modificationDate] ?? "")"
      }
    }
    let past = Date(timeIntervalSince1970: 1_000_000)
    for name in all {
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path + "/" + name)
    }
    let before = try states()
    #expect(try out.update(files(), of: spec).changed == [])
    #expect(try states() == before)
    try out.update(files(["a.json"], "new") + files(Array(Self.paths.dropLast())), of: spec)
    #expect(try zip(states(), before).filter { $0 != $1 }.count == 3, "the folder, the manifest and the file")
  }

  /// The more exact error of a run that does nothing.
  @Test(arguments: [
    ["a", "a/b"], ["a/b", "a"], ["A", "a/b/c"], ["x/é", "x/e\u{301}/b"], ["a.swift", "A.swift"], ["é/x", "É/x"],
    ["e\u{301}", "\u{E9}"], ["a", "a"],
  ])
  func outputsThatCannotBeInOneFolderAreNamed(paths: [String]) throws {
    let files = try files(paths)
    let error = #expect(throws: FileError.self) { try out.update(files, of: spec) }
    #expect(throws: FileError.self) { try out.plan(OutputTree.run(files, of: spec)) }
    let text = try #require(error?.description)
    for path in paths {
      #expect(text.utf8.split(separator: UInt8(ascii: "`")).count > 0 && text.contains(path), "\(text)")
    }
    #expect(text.contains("; rename one of the two"))
    #expect(try contents() == [])
  }

  @Test func similarFoldersAreFine() throws {
    try out.update(files(["A/x", "a/y", "a.b/x", "a b"]), of: spec)
    #expect(try contents().filter { $0.contains("x") || $0.contains("y") }.count == 3)
  }

  @Test func whatIsNoLongerMadeIsRemovedWithItsFolders() throws {
    try out.update(files(), of: spec)
    let next = try files(["b/c/d.json"])
    let plan = try out.plan(OutputTree.run(next, of: spec))
    #expect(plan.leftovers.map(\.path.text) == Self.paths && plan.leftovers.allSatisfy { !$0.isChanged })
    try out.update(next, of: spec)
    #expect(try contents() == ["b", "b/c", "b/c/d.json"])
    try out.update([], of: spec)
    // The folder of outputs stays.
    #expect(try folder.contents() == ["out", "spec.yaml"])
  }

  @Test func foldersWithFilesOfTheUserStay() throws {
    try out.update(files(), of: spec)
    try folder.write("mine", to: "out/Brand.xcassets/Text/mine.txt")
    try folder.write("mine", to: "out/Brand.xcassets/Contents.json")
    let plan = try out.update(files(["a.json"]), of: spec)
    #expect(plan.leftovers.filter(\.isChanged).map(\.path.text) == ["Brand.xcassets/Contents.json"])
    let left = [
      "Brand.xcassets", "Brand.xcassets/Contents.json", "Brand.xcassets/Text", "Brand.xcassets/Text/mine.txt",
    ]
    #expect(try contents() == left + ["a.json"])
    // Known until it is gone, and then the folder goes as well.
    #expect(try out.plan(OutputTree.run(files(["a.json"]), of: spec)).leftovers == plan.leftovers.filter(\.isChanged))
    try FileManager.default.removeItem(atPath: folder.path + "/out/Brand.xcassets/Contents.json")
    try FileManager.default.removeItem(atPath: folder.path + "/out/Brand.xcassets/Text")
    try out.update(files(["a.json"]), of: spec)
    #expect(try contents() == ["a.json"])
  }

  private func link(_ path: String, to target: String) throws {
    try? FileManager.default.removeItem(atPath: folder.path + "/" + path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + path,
      withDestinationPath: folder.path + "/" + target
    )
  }

  private static let deep = "Brand.xcassets/Text/ink.colorset/Contents.json"

  /// A link in the place of a folder or a file, to something outside that looks the same.
  @Test(arguments: ["Brand.xcassets", "Brand.xcassets/Text", "Brand.xcassets/Text/ink.colorset", deep])
  func nothingIsWrittenThroughLinks(level: String) throws {
    try out.update(files(), of: spec)
    let outside = OutputFolder(folder.path + "/outside")
    try outside.update(files(), of: spec)
    let target = "outside/\(level)"
    try link("out/\(level)", to: target)
    let before = try folder.contents()
    let problem = "is a symbolic link to '\(folder.path)/\(target)'; remove it, nothing is written through links"
    for text in ["", "new"] {
      let files = try files(Self.paths.reversed(), text)
      #expect(throws: error(level, problem)) { try out.update(files, of: spec, force: true) }
      #expect(throws: error(level, problem)) { try out.plan(OutputTree.run(files, of: spec)) }
    }
    #expect(try folder.contents() == before)
    #expect(try folder.read("outside/\(Self.deep)") == OutputTree.text(""))
    #expect(try folder.read("out/a.json") == OutputTree.text(""))
  }

  @Test(arguments: ["Brand.xcassets", "Brand.xcassets/Text", "Brand.xcassets/Text/ink.colorset", deep])
  func nothingIsRemovedThroughLinks(level: String) throws {
    try out.update(files(), of: spec)
    let outside = OutputFolder(folder.path + "/outside")
    try outside.update(files(), of: spec)
    try link("out/\(level)", to: "outside/\(level)")
    let before = try folder.contents().filter { $0.hasPrefix("outside") }
    let plan = try out.update(files(["a.json"]), of: spec)
    #expect(plan.leftovers.contains { $0.path.text == Self.deep && $0.isChanged })
    #expect(try folder.contents().filter { $0.hasPrefix("outside") } == before)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out/\(level)"))
  }

  /// A manifest that someone else wrote, with the digest of a file outside.
  @Test func aMaliciousManifestDoesNotReachThroughLinks() throws {
    try out.update(files(["in/file.txt", "in/empty/x"]), of: spec)
    try folder.write(OutputTree.text(""), to: "outside/file.txt")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/outside/empty",
      withIntermediateDirectories: false
    )
    try FileManager.default.removeItem(atPath: folder.path + "/out/in")
    try link("out/in", to: "outside")
    try out.update(files(["a.json"]), of: spec)
    #expect(try folder.read("outside/file.txt") == OutputTree.text(""))
    #expect(try folder.contents().contains("outside/empty"))
  }

  @Test(arguments: [
    "../spec.yaml", "a/../../spec.yaml", "/etc/passwd", "a//b", "a/", "./a", "a/.", "con", "a/CON.txt", "a\\b", "c:/x",
    "a/.stylespec-outputs", ".stylespec-1.tmp", "a/%2E%2E/b", "a%2F..%2F..%2Fb", "/\u{301}x",
  ])
  func unsafePathsInAManifestAreRefused(path: String) throws {
    let files = try files()
    try out.update(files, of: spec)
    let manifest = try folder.read("out/.stylespec-outputs") + "0\tswift\t\(path)\tgone.yaml\n"
    try folder.write(manifest, to: "out/.stylespec-outputs")
    let before = try folder.contents()
    let error = #expect(throws: FileError.self) { try out.update([], of: spec, force: true) }
    #expect(error?.path.hasSuffix("/out/.stylespec-outputs:5:1") == true)
    #expect(error?.problem.contains("which is not a file of this folder: `") == true)
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["Brand.xcassets", "Brand.xcassets/Text", "Brand.xcassets/Text/ink.colorset"])
  func aFileWhereAFolderBelongsIsAnError(level: String) throws {
    try folder.write("mine", to: "out/\(level)")
    let before = try folder.contents()
    for force in [false, true] {
      let error = error(level, "is a file; move it away, a folder belongs here")
      #expect(throws: error) { try out.update(files(), of: spec, force: force) }
      #expect(throws: error) { try out.plan(OutputTree.run(files(), of: spec)) }
    }
    #expect(try folder.contents() == before)
  }

  @Test func aFolderWhereAFileBelongsIsAnError() throws {
    try folder.write("mine", to: "out/\(Self.deep)/mine.txt")
    let before = try folder.contents()
    let error = error(Self.deep, "is a folder; move it away, a file belongs here")
    #expect(throws: error) { try out.update(files(), of: spec, force: true) }
    #expect(try folder.contents() == before)
  }

  @Test(
    .enabled(if: getuid() != 0, "the superuser may write everywhere"),
    arguments: [
      "Brand.xcassets", "Brand.xcassets/Text", "Brand.xcassets/Text/ink.colorset",
    ]
  )
  func nothingChangesIfAFolderIsReadOnly(level: String) throws {
    try out.update(files(), of: spec)
    let path = folder.path + "/out/" + level
    let manifest = try folder.read("out/.stylespec-outputs")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    let new = ["a.json", level + "/new/b.json"]
    // To write into the folder, and to remove its file if it has one.
    let hasFile = Self.paths.contains(level + "/Contents.json")
    for files in try [files(new, "new")] + (hasFile ? [files(["a.json"], "new")] : []) {
      #expect(throws: error(level, "cannot be written to: Permission denied")) { try out.update(files, of: spec) }
    }
    #expect(try contents() == Self.all)
    #expect(try folder.read("out/a.json") == OutputTree.text("") && folder.read("out/.stylespec-outputs") == manifest)
  }

  /// A path that is too long for the system: its inner folders cannot be made.
  @Test func nothingIsPutIfAFolderCannotBeMade() throws {
    try out.update(files(["a.json"]), of: spec)
    let long = Array(repeating: String(repeating: "x", count: 200), count: 30).joined(separator: "/")
    let error = #expect(throws: FileError.self) { try out.update(files(["a.json", long], "new"), of: spec) }
    #expect(error?.problem == "the folder cannot be made: File name too long")
    #expect(try contents() == ["a.json"])
    #expect(try folder.read("out/a.json") == OutputTree.text(""))
    try out.update(files(["a.json"], "new"), of: spec)
    #expect(try folder.contents() == ["out", "out/.stylespec-outputs", "out/a.json", "spec.yaml"])
  }

  @Test func outputsOfOtherSpecsAreNotReplaced() throws {
    try out.update(files(["in/a.json"]), of: spec)
    let other = try folder.write("", to: "other.yaml")
    let advice = "the output of `../spec.yaml`; rename one of the two catalogs, or replace it by --force"
    #expect(throws: error("in/a.json", "is \(advice)")) { try out.update(files(["in/a.json"], "new"), of: other) }
    let problem = "would be one file on macOS and Windows with `in/a.json`, \(advice)"
    #expect(throws: error("IN/a.json", problem)) { try out.update(files(["IN/a.json"], "new"), of: other) }
    try out.update(files(["in/b.json"]), of: other)
    try out.update([], of: other)
    #expect(try contents() == ["in", "in/a.json"])
  }

  /// The state after a run that was killed when it had made its folders.
  @Test func emptyFoldersOfAKilledRunAreRemoved() throws {
    try out.update(files(), of: spec)
    for path in Self.paths { try FileManager.default.removeItem(atPath: out.path + "/" + path) }
    try out.update(files(["b.json"]), of: spec)
    #expect(try contents() == ["b.json"])
  }

  /// Specs get and lose outputs, and the user adds, edits and removes files. After each run, the folder has the outputs
  /// of the run, what the user made or edited, and no empty folder.
  @Test func runsLeaveTheirOutputsAndFilesOfTheUser() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var users: [String: String] = [:]
    var made: Set<String> = []
    for round in 1...lawRounds(600) {
      let note: Comment = "seed \(seed), round \(round)"
      func randomPath(_ ending: String) -> String {
        let folders = (0..<Int.random(in: 0...3, using: &generator)).map { _ in "ab".randomElement(using: &generator)! }
        return folders.map { "\($0)/" }.joined() + "\("xyz".randomElement(using: &generator)!).\(ending)"
      }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: users[randomPath("txt")] = "mine"
      case 1: if let path = made.sorted().randomElement(using: &generator) { users[path] = "edited in round \(round)" }
      case 2:
        if let path = users.keys.sorted().randomElement(using: &generator) {
          users[path] = nil
          try? FileManager.default.removeItem(atPath: out.path + "/" + path)
        }
      default: break
      }
      for (path, text) in users { try folder.write(text, to: "out/" + path) }
      made = Set((0..<Int.random(in: 0...8, using: &generator)).map { _ in randomPath("json") })
      try out.update(files(made.sorted(), "\(Int.random(in: 0...2, using: &generator))"), of: spec, force: true)
      for path in made { users[path] = nil }
      let left = try contents()
      let files = Set(made).union(users.keys)
      let folders = files.flatMap { path in path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) } }
      // A folder that only the user's removal has left empty is the user's.
      let isOurs = { (path: String) in files.contains(path) || folders.contains(path) }
      #expect(Set(left).isSuperset(of: files.union(folders)), note)
      for path in left where !isOurs(path) {
        #expect(!path.contains("."), note)
        try? FileManager.default.removeItem(atPath: out.path + "/" + path)
      }
      for (path, text) in users { #expect(try folder.read("out/" + path) == text, note) }
    }
  }
}
