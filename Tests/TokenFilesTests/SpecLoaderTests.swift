import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenFiles

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

  @Test func streamsAreToldFromFiles() throws {
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
    #expect(SpecLoader.tokensFolder(above: project) == project + "/tokens")
    #expect(SpecLoader.tokensFolder(above: project + "/Sources/App") == project + "/tokens")
    #expect(SpecLoader.tokensFolder(above: "/") == nil)
  }
}
