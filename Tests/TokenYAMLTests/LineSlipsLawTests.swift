import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenYAML

/// Lines of any punctuation are explained, or not, and their fixes are parts of the file.
struct LineSlipsLawTests {
  private static let pieces =
    Array("{}[]:=,;\"'-#/|>&*!%@`~ \t.ax0赞：，｛｝“”’＃－；【】").map(String.init) + [
      ": ", ", ", "- ", "->", "//", "/*", "*/", "let ", "---",
    ]
    + ["\u{3000}", "\u{A0}", "\u{200B}", "\u{FEFF}", "'a'", "\"b\"", "key"]

  @Test func anyLineIsReadWithoutALoss() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var fixes = 0
    for _ in 0..<lawRounds(12_000) {
      let line = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }
      let text = "first: 1\nmap:\n  a: { b: 1 }\n\(line.joined())\nlast: 2\n"
      let comment: Comment = "seed \(seed): \(line.joined().debugDescription)"
      for fix in fixIts(of: text) {
        for edit in fix.edits {
          let bytes = edit.range.bytes
          #expect(0 <= bytes.lowerBound && bytes.upperBound <= text.utf8.count, comment)
        }
        fixes += 1
      }
    }
    #expect(fixes > 100)
  }

  @Test(arguments: ["'a b':}   folder: x", "\"a\":]", "'':,,", "a ：} b"]) func slipsOfALineDoNotOverlap(line: String)
    throws
  {
    let bytes = Array("\(line)\n".utf8)
    try bytes.withUnsafeBufferPointer { bytes in
      let slips = try #require(LineSlips(atLineOf: 0, in: SourceText(bytes)))
      for (change, next) in zip(slips.changes, slips.changes.dropFirst()) {
        #expect(change.range.upperBound <= next.range.lowerBound)
      }
    }
  }

  /// All lines at once, and one line by itself.
  @Test(arguments: SeededGenerator.seeds(lawRounds(400)))
  func openBracketsAreCountedAlike(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = Self.pieces + ["\n", "\n", "\n  ", "\r\n", "\r", "{ a:", "[b,"]
    let bytes = (0..<60).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined().utf8.map(\.self)
    bytes.withUnsafeBufferPointer { bytes in
      let (text, depths) = (SourceText(bytes), FlowDepths(bytes))
      for line in Set((0..<bytes.count).map(text.startOfLine)) {
        #expect(depths.depth(atLine: line) == text.flowDepth(atLine: line), "line at \(line)")
      }
    }
  }

  private func fixIts(of text: String) -> [FixIt] {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "t.yaml", text: text)
    _ = YAMLReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
    return diagnostics.flatMap(\.fixIts)
  }
}
