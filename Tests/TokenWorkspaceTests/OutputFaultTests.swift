import Foundation
import TestSupport
import Testing
import TokenEmit
import TokenWorkspace

/// Trees of outputs whose writers are killed.
struct OutputFaultTests {
  /// 500 files. Every second one has the same path in both versions, and all have other content.
  private static func files(version: Int) throws -> [OutputFile] {
    try (0..<500).map { index in
      let group = index % 2 == 0 ? "Shared" : "Version \(version)"
      return try OutputTree.file("\(group)/Group \(index % 20)/\(index).colorset/Contents.json", "version \(version)")
    }
  }

  /// Writes the two versions, again and again, until the process is killed.
  private static func writeForever(to path: String, of spec: String, killedAfter delay: UInt32) throws {
    Thread.detachNewThread {
      usleep(delay)
      kill(getpid(), SIGKILL)
    }
    let versions = try [files(version: 0), files(version: 1)]
    for round in 0... { try OutputFolder(path).update(versions[round % 2], of: spec) }
  }

  private static func texts(_ files: [OutputFile]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func killedRunsLeaveWholeFilesAndForgetNothing() async throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let spec = try folder.write("", to: "spec.yaml")
    let path = folder.path + "/out"
    let out = OutputFolder(path)
    let versions = try [Self.files(version: 0), Self.files(version: 1)]
    let known = versions.map(Self.texts)
    try out.update(versions[0], of: spec)
    for round in 0..<(isLongRun ? 300 : 5) {
      let note: Comment = "seed \(seed), round \(round)"
      let delay = UInt32.random(in: 0...600_000, using: &generator)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, spec = spec as String, delay = delay as UInt32] in
        try OutputFaultTests.writeForever(to: path, of: spec, killedAfter: delay)
      }
      let left = try texts(in: folder).filter { !$0.key.hasSuffix(".tmp") }
      for (path, text) in left where path != ".stylespec-outputs" {
        #expect(text == known[0][path] || text == known[1][path], note)
      }
      let version = Int.random(in: 0...1, using: &generator)
      try out.update(versions[version], of: spec)
      var after = try texts(in: folder)
      after[".stylespec-outputs"] = nil
      #expect(after == known[version], note)
      #expect(!FileManager.default.fileExists(atPath: "\(path)/Version \(1 - version)"), note)
    }
  }

  /// All files in the folder of outputs, by their paths.
  private func texts(in folder: TemporaryFolder) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try folder.contents() where path.hasPrefix("out/") {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.path + "/" + path, isDirectory: &isFolder)
      if !isFolder.boolValue { texts[String(path.dropFirst(4))] = try folder.read(path) }
    }
    return texts
  }
}
