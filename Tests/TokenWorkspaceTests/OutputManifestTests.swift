import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenWorkspace

/// Folders of outputs over time.
struct OutputManifestTests {
  private let folder: TemporaryFolder
  private let out: OutputFolder

  init() throws {
    folder = try TemporaryFolder()
    out = OutputFolder(folder.path + "/out")
  }

  private static func spec(_ name: String, lineHeight: Int = 20) -> String {
    """
    stylespec: 1
    name: \(name)
    swift: { scope: catalog }
    offsetHost: css
    color: { ink: "#222222" }
    weight: { bold: 700 }
    typography: { 14: { lineHeight: \(lineHeight), lineSpacing: 3, baselineOffset: 0 } }

    """
  }

  private func run(_ paths: [String], _ formats: [OutputRequest]) throws -> OutputRun {
    let inputs = try SpecLoader.load(paths.map { folder.path + "/" + $0 })
    return OutputRun(Compiler.compile(inputs, to: formats, include: SpecLoader.include), to: formats)
  }

  /// A later run recognizes files and folders with any name.
  @Test(arguments: ["a\tb", "a\nb", "a%09b", "汉 字", "e\u{301}", "\u{E9}", "a\u{2028}b", "-", "\u{301}x"])
  func anyPathIsKnownAgain(name: String) throws {
    let file = try folder.write(Self.spec("One"), to: "\(name)/\(name).yaml")
    _ = try out.update(try run(["\(name)/\(name).yaml"], [.swift]), force: false)
    #expect(try folder.read("out/.stylespec-outputs").split(separator: "\n").count == 2)
    try folder.write(Self.spec("Two"), to: "\(name)/\(name).yaml")
    let plan = try out.update(try run(["\(name)/\(name).yaml"], [.swift]), force: false)
    #expect(plan.leftovers.map(\.path.text) == ["One.swift"])
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(try folder.contents().filter { $0.hasPrefix("out/") } == ["out/.stylespec-outputs", "out/Two.swift"])
  }

  @Test func anUnchangedManifestIsNotWritten() throws {
    try folder.write(Self.spec("One"), to: "one.yaml")
    _ = try out.update(try run(["one.yaml"], [.swift]), force: false)
    let path = folder.path + "/out/.stylespec-outputs"
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    _ = try out.update(try run(["one.yaml"], [.swift]), force: false)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == past)
  }

  /// On a file system that ignores case, the old name and the new one are one file, as with this hard link.
  @Test func anotherSpellingOfAnOutputIsNotRemoved() throws {
    try folder.write(Self.spec("One"), to: "one.yaml")
    _ = try out.update(try run(["one.yaml"], [.swift]), force: false)
    let manifest = try folder.read("out/.stylespec-outputs")
    try FileManager.default.linkItem(atPath: folder.path + "/out/One.swift", toPath: folder.path + "/out/ONE.swift")
    let line = manifest.split(separator: "\n")[1].replacing("One.swift", with: "ONE.swift")
    try folder.write(manifest + line + "\n", to: "out/.stylespec-outputs")
    _ = try out.update(try run(["one.yaml"], [.swift]), force: false)
    #expect(try folder.contents().contains("out/One.swift") && folder.contents().contains("out/ONE.swift"))
    #expect(try folder.read("out/.stylespec-outputs") == manifest)
  }

  /// Specs are added, removed and renamed; runs compile some of them, to some formats; outputs are edited. After each
  /// run:
  ///
  /// - the output of an existing spec that this run did not compile is unchanged;
  /// - an edited output that this run does not make is unchanged;
  /// - a file that this tool did not make is unchanged;
  /// - after a run over everything, only its outputs, edited outputs and files of others are left.
  @Test func runsRemoveTheirOwnOutputsOnly() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let names = (1...4).map { "spec\($0).yaml" }
    var catalogs: [String: String] = [:]
    var edited: [String: String] = ["Mine.swift": "// mine\n"]
    try folder.write("// mine\n", to: "out/Mine.swift")
    for round in 1...150 {
      let note: Comment = "seed \(seed), round \(round)"
      let name = names[Int.random(in: 0..<names.count, using: &generator)]
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        try? FileManager.default.removeItem(atPath: folder.path + "/" + name)
        catalogs[name] = nil
      case 1:
        let old = try outputs()
        guard let file = old.keys.sorted().randomElement(using: &generator), file != "Mine.swift" else { break }
        edited[file] = (old[file] ?? "") + "\n// \(round)\n"
        try folder.write(edited[file] ?? "", to: "out/" + file)
      default:
        // Names are never reused by another spec, so that the model knows the spec of each output.
        let isNew = catalogs[name] == nil || Bool.random(using: &generator)
        catalogs[name] = isNew ? "S\(name.dropLast(5))R\(round)" : catalogs[name]
        let lineHeight = Int.random(in: 20...25, using: &generator)
        try folder.write(Self.spec(catalogs[name] ?? "", lineHeight: lineHeight), to: name)
      }
      guard !catalogs.isEmpty else { continue }
      let all = catalogs.keys.sorted()
      let isWhole = round % 10 == 0
      let taken = isWhole ? all : all.filter { _ in Bool.random(using: &generator) }
      let formats: [OutputRequest] =
        isWhole
        ? [.swift, .catalog] : [[.swift], [.catalog], [.swift, .catalog]][Int.random(in: 0...2, using: &generator)]
      guard !taken.isEmpty else { continue }
      let before = try outputs()
      let run = try run(taken, formats)
      _ = try out.update(run, force: false)
      let after = try outputs()
      let made = Dictionary(
        uniqueKeysWithValues: run.outputs.map { ($0.file.path.text, String(decoding: $0.file.bytes, as: UTF8.self)) }
      )
      for (file, text) in made {
        #expect(after[file] == text, note)
        edited[file] = nil
      }
      for (file, text) in edited { #expect(after[file] == text, note) }
      for name in all where !taken.contains(name) {
        for file in before.keys where file.hasPrefix("S\(name.dropLast(5))R") {
          #expect(after[file] == before[file], note)
        }
      }
      if isWhole {
        #expect(Set(after.keys) == Set(made.keys).union(edited.keys), note)
        #expect(try out.plan(run).changed.isEmpty, note)
      }
    }
  }

  /// Every output by its name.
  private func outputs() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").filter { !$0.hasPrefix(".") }
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.read("out/" + $0)) })
  }
}
