import Foundation
import Testing
import TestSupport
import TokenEmit
import TokenWorkspace
@testable import TokenSystem

struct OutputFolderTests {
  private let outputs: [OutputFile]

  init() throws {
    outputs = [try OutputTree.file("A.swift", "a"), try OutputFile("汉.swift", bytes: [])]
  }

  @Test func foldersAreMadeAndFilesWritten() throws {
    let temporary = try TemporaryFolder()
    let folder = OutputFolder(temporary.path + "/new/er/")
    #expect(try folder.update(outputs).changed == outputs)
    #expect(try temporary.contents() == ["new", "new/er", "new/er/A.swift", "new/er/汉.swift"])
    #expect(try outputs.map(folder.state) == [.same, .same])
  }

  @Test(arguments: [("", "./A.swift"), ("/", "/A.swift"), ("a//", "a/A.swift"), ("a/b", "a/b/A.swift")])
  func pathsStayInTheFolder(folder: String, path: String) {
    #expect(OutputFolder(folder).path(of: outputs[0]) == path)
  }

  @Test func unchangedFilesAreLeftAlone() throws {
    let temporary = try TemporaryFolder()
    let folder = OutputFolder(temporary.path)
    try folder.update(outputs)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: temporary.path + "/A.swift")
    let changed = [outputs[0], try OutputTree.file("汉.swift")]
    #expect(try folder.update(changed).changed == [changed[1]])
    let attributes = try FileManager.default.attributesOfItem(atPath: temporary.path + "/A.swift")
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test func statesTellMissingFromDifferent() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("x", to: "A.swift")
    #expect(try outputs.map(OutputFolder(temporary.path).state) == [.different, .missing])
  }

  @Test func temporaryFilesOfAKilledRunAreRemoved() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("half", to: ".stylespec-A.swift.tmp")
    try temporary.write("half", to: ".stylespec-1.tmp")
    try temporary.write("mine", to: ".stylespec.yaml")
    try OutputFolder(temporary.path).update(outputs)
    #expect(try temporary.contents() == [".stylespec.yaml", "A.swift", "汉.swift"])
  }

  @Test func aFolderInTheWayIsAnErrorAndNothingIsWritten() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: "汉.swift/inside")
    let error = FileError(path: temporary.path + "/汉.swift", problem: "is a folder; move it away, a file belongs here")
    #expect(throws: error) { try OutputFolder(temporary.path).update(outputs) }
    #expect(try temporary.contents() == ["汉.swift", "汉.swift/inside"])
  }

  /// A link is neither followed nor replaced: nothing is written outside of the folder, and nothing is lost inside.
  @Test func linksAreErrors() throws {
    let temporary = try TemporaryFolder()
    let outside = try temporary.write("precious", to: "outside.txt")
    try FileManager.default.createDirectory(atPath: temporary.path + "/out", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: temporary.path + "/out/A.swift", withDestinationPath: outside)
    let problem = "is a symbolic link to '\(outside)'; remove it, nothing is written through links"
    #expect(throws: FileError(path: temporary.path + "/out/A.swift", problem: problem)) {
      try OutputFolder(temporary.path + "/out").update(outputs)
    }
    #expect(try temporary.read("outside.txt") == "precious")
    #expect(try temporary.contents() == ["out", "out/A.swift", "outside.txt"])
  }

  @Test func aFileWhereTheFolderBelongsIsAnError() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: "file")
    let path = temporary.path + "/file"
    #expect(throws: FileError(path: path, problem: "the folder cannot be made: File exists")) {
      try OutputFolder(path).update(outputs)
    }
    #expect(throws: FileError(path: path + "/deep", problem: "the folder cannot be made: File exists")) {
      try OutputFolder(path + "/deep").update(outputs)
    }
  }
}
