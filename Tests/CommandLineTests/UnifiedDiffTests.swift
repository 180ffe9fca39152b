import Foundation
import TestSupport
import Testing

@testable import StyleSpecCommand

/// The output of `--diff` is a patch.
struct UnifiedDiffTests {
  /// Random texts, with and without a line end at the end, with CRLF, empty: the patch turns the first into the second.
  @Test(arguments: ["a.yaml", "a b 汉.yaml", "a\tb\"c\\d\u{1}.yaml", "-e.yaml"])
  func patchesGiveTheNewText(path: String) throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder("patched")
    for round in 0..<60 {
      let old = Self.randomText(using: &generator)
      let new =
        Bool.random(using: &generator) ? Self.changed(old, using: &generator) : Self.randomText(using: &generator)
      let diff = UnifiedDiff(PatchNames(path: path), from: Array(old.utf8), to: Array(new.utf8)).description
      #expect(diff.isEmpty == (old == new))
      guard !diff.isEmpty else { continue }
      try folder.write(old, to: path)
      try folder.write(diff, to: "diff")
      let tool = round.isMultiple(of: 2) ? ("patch", ["-p1", "--binary", "-i", "diff"]) : ("git", ["apply", "diff"])
      let result = try Subprocess.run(tool.0, tool.1, in: folder.path)
      let context: Comment = "seed \(seed), round \(round), \(tool.0): \(result.output)\(result.errors)\n\(diff)"
      #expect(result.status == 0, context)
      // A patch with an empty result may remove the file.
      #expect(((try? folder.read(path)) ?? "").utf8.elementsEqual(new.utf8), context)
    }
  }

  private static func randomText(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...12, using: &generator)
    let lines = (0..<count).map { _ in line(using: &generator) }
    return finished(lines, using: &generator)
  }

  /// A longer text in which few lines differ.
  private static func changed(_ text: String, using generator: inout SeededGenerator) -> String {
    var lines = (text + text + text).utf8.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    for _ in 0..<3 {
      let place = Int.random(in: 0...lines.count, using: &generator)
      if place == lines.count || Bool.random(using: &generator) {
        lines.insert(line(using: &generator), at: place)
      } else {
        lines.remove(at: place)
      }
    }
    return finished(lines, using: &generator)
  }

  private static func line(using generator: inout SeededGenerator) -> String {
    ["a", "b", "", "  汉: 'é'", "- x", "+ y", "@@ -1 +1 @@", "a\r", "\\ No", "--- a/x"].randomElement(using: &generator)
      ?? ""
  }

  private static func finished(_ lines: [String], using generator: inout SeededGenerator) -> String {
    lines.joined(separator: "\n") + (lines.isEmpty || Bool.random(using: &generator) ? "" : "\n")
  }
}
