import Foundation
import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenRenaming

/// tinycss2 and html5lib find the same classes and custom properties in random sources.
@Suite(.enabled(if: Checkers.path(of: "python3") != nil, "Scripts/checkers installs tinycss2 and html5lib"))
struct WebMentionsJudgeTests {
  /// What the script reads.
  private struct Cases: Encodable {
    struct Case: Encodable {
      let language: String
      let old: String
      let new: String
    }

    let properties = Dictionary(uniqueKeysWithValues: RandomWebSource.renamed.properties)
    let classes = Dictionary(uniqueKeysWithValues: RandomWebSource.renamed.classes)
    let cases: [Case]
  }

  private enum Fault: CaseIterable {
    case forgottenName
    case wrongName
  }

  private func renamed(_ text: String, _ language: String, _ seed: UInt64, _ fault: Fault?) throws -> String {
    let file = SourceFile(path: "a.\(language)", text: text)
    let known = try #require(WebLanguage(path: file.path))
    let mentions = WebMentions(of: RandomWebSource.names, in: file, as: SourceFileID(index: 0), known)
    var edits = mentions.edits
    switch fault {
    case .forgottenName where !edits.isEmpty: edits.remove(at: Int(seed % UInt64(edits.count)))
    case .wrongName:
      let left = mentions.left.filter { file.bytes[$0.bytes].elementsEqual("t-gray2".utf8) }
      if let first = left.first { edits.append(TextEdit(replacing: first, with: "t-slate")) }
    default: break
    }
    return String(decoding: RenamedFiles([file], edits).all[0].bytes, as: UTF8.self)
  }

  private func differences(_ count: Int, _ fault: Fault? = nil) throws -> [String] {
    var cases: [Cases.Case] = []
    for seed in SeededGenerator.seeds(count) {
      var source = RandomWebSource(seed: seed, hasSpellings: true)
      for (language, text) in [("css", source.styleSheet()), ("html", source.page())] {
        cases.append(Cases.Case(language: language, old: text, new: try renamed(text, language, seed, fault)))
      }
    }
    let folder = try TemporaryFolder()
    let input = folder.path + "/cases.json"
    try JSONEncoder().encode(Cases(cases: cases)).write(to: URL(fileURLWithPath: input))
    let script = Repository.root.appendingPathComponent("Tests/Data/consumers/web-mentions.py").path
    let python = try #require(Checkers.path(of: "python3"))
    let run = try Subprocess.run(python, [script, input], environment: ["PYTHONUTF8": "1"])
    let lines = run.output.split(separator: "\n").map(String.init)
    // The first line counts what was read; without it, the script did not come to its end.
    guard run.status == 0, lines.first == "\(cases.count) sources" else { return [run.errors] }
    return Array(lines.dropFirst())
  }

  @Test func parsersFindTheSameNames() throws {
    let found = try differences(isLongRun ? 5_000 : 200)
    #expect(found.isEmpty, "\(found.count): \(found.min { $0.count < $1.count } ?? "")")
  }

  @Test(arguments: Fault.allCases)
  private func faultsAreFound(_ fault: Fault) throws {
    let found = try differences(100, fault)
    #expect(found.count > 50 && found.allSatisfy { $0.contains(" became ") }, "\(found.prefix(2))")
  }
}
