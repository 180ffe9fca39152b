import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
@testable import TokenWorkspace
@testable import TokenSystem

struct SpecLoaderTests {
  @Test func foldersGiveTheirYAMLByName() throws {
    let temporary = try TemporaryFolder()
    for name in ["b.yaml", "a.yml", "sub/汉 字.yaml", "notes.md", ".hidden.yaml", ".git/x.yaml", "dir.yaml/c.yaml"] {
      try temporary.write(name, to: name)
    }
    let inputs = try SpecLoader.load([temporary.path])
    #expect(
      inputs.map(\.file.path)
        == ["a.yml", "b.yaml", "dir.yaml/c.yaml", "sub/汉 字.yaml"].map { "\(temporary.path)/\($0)" }
    )
    #expect(inputs.allSatisfy { $0.role == .candidate })
  }

  @Test func linkedFoldersAreFolders() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("a: 1\n", to: "design/a.yaml")
    let link = temporary.path + "/tokens"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "design")
    for path in [link, link + "/"] {
      #expect(try SpecLoader.load([path]).map(\.file.path) == [link + "/a.yaml"])
    }
  }

  @Test func filesAreReadAsTheyAre() throws {
    let temporary = try TemporaryFolder()
    let path = try temporary.write("\u{FEFF}a: 1\r\n", to: "spec.txt")
    let inputs = try SpecLoader.load([path])
    #expect(inputs.map(\.role) == [.spec])
    #expect(inputs.map(\.file.bytes) == [Array("\u{FEFF}a: 1\r\n".utf8)])
  }

  @Test func missingFilesAreErrors() throws {
    let path = try TemporaryFolder().path + "/none.yaml"
    #expect(throws: FileError(path: path, problem: "cannot be read: No such file or directory")) {
      try SpecLoader.load([path])
    }
  }

  @Test func streamsAreDistinguishedFromFiles() throws {
    let temporary = try TemporaryFolder()
    let file = try temporary.write("", to: "-.yaml")
    #expect(["-", "/dev/null"].allSatisfy(SpecLoader.isStream))
    #expect(![file, temporary.path, temporary.path + "/missing"].contains(where: SpecLoader.isStream))
  }

  @Test func tokensAreFoundUpward() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: "project/tokens/a.yaml")
    try temporary.write("", to: "project/Sources/App/main.swift")
    let project = temporary.path + "/project"
    for folder in [project, project + "/Sources/App"] {
      let found = try #require(try ProjectSpecs.nearest(to: folder))
      #expect(found.place == .tokensFolder && found.absolutePaths == [project + "/tokens"])
    }
    #expect(try ProjectSpecs.nearest(to: "/") == nil)
  }

  /// A path cannot name such a file; the others are read.
  @Test func namesThatAreNotUTF8ArePassedOver() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("a", to: "a.yaml")
    try temporary.write("b", to: "sub/b.yaml")
    let script = "cd \"$0\" && touch $'caf\\xe9.yaml' && mkdir $'\\xff' && touch $'\\xff/c.yaml'"
    guard try Subprocess.run("bash", ["-c", script, temporary.path]).status == 0 else { return }
    #expect(
      try SpecLoader.load([temporary.path]).map(\.file.path)
        == ["a.yaml", "sub/b.yaml"].map { "\(temporary.path)/\($0)" }
    )
  }

  @Test func aFolderThatCannotBeReadIsAnError() throws {
    let path = try TemporaryFolder().path + "/none"
    #expect(throws: FileError.self) { try SpecLoader.files(in: path, [".yaml"]) }
  }

  /// Linked folders are not entered, because they can lead back to their own folder.
  @Test func linkedFoldersAreNotEntered() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("a", to: "a.yaml")
    try FileManager.default.createSymbolicLink(atPath: temporary.path + "/loop", withDestinationPath: ".")
    try FileManager.default.createSymbolicLink(atPath: temporary.path + "/loop.yaml", withDestinationPath: ".")
    #expect(try SpecLoader.load([temporary.path]).map(\.file.path) == ["\(temporary.path)/a.yaml"])
  }

  @Test func aFileThatIsNamedTwiceIsOneFile() throws {
    let temporary = try TemporaryFolder()
    let a = try temporary.write("a", to: "tokens/a.yaml")
    try temporary.write("b", to: "tokens/b.yaml")
    let folder = temporary.path + "/tokens"
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path + "/link.yaml",
      withDestinationPath: "tokens/a.yaml"
    )
    try FileManager.default.createSymbolicLink(atPath: folder + "/c.yaml", withDestinationPath: "a.yaml")
    func load(_ paths: String...) throws -> [String] {
      try SpecLoader.load(paths).map { "\($0.file.path.dropFirst(temporary.path.count + 1)) \($0.role)" }
    }
    #expect(try load(a, folder + "/./a.yaml", folder + "/../tokens/a.yaml") == ["tokens/a.yaml spec"])
    #expect(try load(folder) == ["tokens/a.yaml candidate", "tokens/b.yaml candidate"])
    // A file that is named must be a spec.
    #expect(try load(folder, a) == ["tokens/a.yaml spec", "tokens/b.yaml candidate"])
    #expect(try load(temporary.path + "/link.yaml", folder) == ["link.yaml spec", "tokens/b.yaml candidate"])
    #expect(try load(folder, folder + "/") == ["tokens/a.yaml candidate", "tokens/b.yaml candidate"])
    // A copy is another file.
    let copy = try temporary.write("a", to: "copy.yaml")
    #expect(try load(a, copy) == ["tokens/a.yaml spec", "copy.yaml spec"])
  }
}
