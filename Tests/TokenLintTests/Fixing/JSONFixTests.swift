import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenResolver
import TokenYAML

@testable import TokenLint

/// Fixes of specs in JSON are in JSON.
struct JSONFixTests {
  /// A part of a spec before and after all fixes.
  @Test(arguments: [
    ("\"typograhpy\": { \"14\": \"plain\" }", "\"typography\": { \"14\": \"plain\" }"),
    ("\"weight\": { \"regular\": \"400px\" }", "\"weight\": { \"regular\": 400 }"),
    ("\"color\": { \"ink\": \"222222\" }", "\"color\": { \"ink\": \"#222222\" }"),
    (
      "\"palette\": { \"gray\": \"#222222\" }, \"color\": { \"ink\": \"{palette.grey}\" }",
      "\"palette\": { \"gray\": \"#222222\" }, \"color\": { \"ink\": \"{palette.gray}\" }"
    ),
    ("\"offsetHost\": \"uikitt\"", "\"offsetHost\": \"uikit\""),
    (
      "\"color\": { \"ink\": \"#222222\" }, \"styles\": { \"a\": { \"size\": 14, \"color\": \"imk\", \"weight\": \"regular\" } }",
      "\"color\": { \"ink\": \"#222222\" }, \"styles\": { \"a\": { \"size\": 14, \"color\": \"ink\", \"weight\": \"regular\" } }"
    ),
    (
      "\"codes\": { \"only\": [\"14_*\"], \"exept\": \"*_x\" }, \"x\": 1",
      "\"codes\": { \"only\": [\"14_*\"], \"except\": \"*_x\" }, \"x\": 1"
    ),
    (
      "\"color\": { \"ink\": { \"light\": \"#222222\", \"dark\": \"#fff\" }, \"old\": { \"light\": \"#222\", \"dark\": \"#FFF\" } }",
      "\"color\": { \"ink\": { \"light\": \"#222222\", \"dark\": \"#fff\" }, \"old\": \"{color.ink}\" }"
    ),
    ("\"color\": { \"ink\": \"#222222\", }", "\"color\": { \"ink\": \"#222222\" }"),
    ("\"color\": { \"ink\": '#222222' }", "\"color\": { \"ink\": \"#222222\" }"),
    ("color: { \"ink\": \"#222222\" }", "\"color\": { \"ink\": \"#222222\" }"),
    ("\"weight\": { \"regular\" = +400 } // c", "\"weight\": { \"regular\" : 400 }"),
  ])
  func partsAreFixed(part: String, fixed: String) throws {
    let minimal = [
      ("stylespec", "1"), ("name", "\"Brand\""), ("offsetHost", "\"uikit\""), ("color", "{ \"ink\": \"#222222\" }"),
      ("weight", "{ \"regular\": 400 }"), ("typography", "{ \"14\": \"plain\" }"),
    ]
    for (start, end) in [("{ ", " }"), ("\u{FEFF}{\r\n", "\r\n}\r\n")] {
      let rest = minimal.filter { !fixed.contains("\"\($0.0)\": {") && !fixed.contains("\"\($0.0)\": \($0.1)") }
      let others = rest.map { "\"\($0.0)\": \($0.1), " }.joined()
      let file = SourceFile(path: "spec.json", text: start + others + part + "\n" + end)
      let result = try fix(file)
      let text = result.changed.first.map { String(decoding: $0.bytes, as: UTF8.self) }
      #expect(text == start + others + fixed + "\n" + end)
    }
  }

  /// Each fix alone leaves a file that is JSON, in which the same scalar is another one.
  @Test func everyFixLeavesJSON() throws {
    var count = 0
    for seed in SeededGenerator.seeds(lawRounds(200)) {
      guard let (file, found) = try sample(seed) else { continue }
      for fixIt in found.flatMap(\.fixIts) {
        count += 1
        #expect(isJSON(file, after: fixIt), "\(fixIt.message), seed \(seed)\n\(file.path)")
      }
    }
    #expect(count > lawRounds(200), "\(count) fixes, seed \(SeededGenerator.chosenSeed)")
  }

  /// As YAML has it, without quotes.
  @Test func otherSpellingsAreNoticed() throws {
    let isNoticed = try (0..<UInt64(40)).contains { seed in
      guard let (file, found) = try sample(seed) else { return false }
      return found.flatMap(\.fixIts).contains { fixIt in
        let bare = fixIt.mappingEdits { edit in
          let text = edit.replacement
          let isQuoted = text.hasPrefix("\"") && text.hasSuffix("\"") && text.utf8.count > 1
          return TextEdit(replacing: edit.range, with: isQuoted ? String(text.dropFirst().dropLast()) : text)
        }
        return !isJSON(file, after: bare)
      }
    }
    #expect(isNoticed)
  }

  /// Comments with line ends of their own, and block comments.
  @Test(arguments: [
    "// stylespec:disable-next-line negative-line-spacing -- a headline\n",
    "/* stylespec:disable-next-line negative-line-spacing */\n",
    "/* stylespec:disable-next-line negative-line-spacing\n   -- a headline */\n",
    "/* stylespec : disable negative-line-spacing */ ",
  ])
  func commentsSuppressFindings(comment: String) throws {
    let row = "\"40\": { \"lineHeight\": 48, \"lineSpacing\": -4, \"baselineOffset\": 0 }"
    #expect(rules(in: row).contains("negative-line-spacing"))
    let found = rules(in: comment + row)
    #expect(!found.contains("negative-line-spacing") && !found.contains("needless-suppression"))
    #expect(found.contains("json-comment") && !found.contains("invalid-suppression"))
  }

  /// Nothing that is suppressed is fixed in the same run.
  @Test func suppressionsOutliveSafeFixes() throws {
    let text = spec(
      row: """
        // c
        "40": { "lineHeight": 48, "lineSpacing": -4, "baselineOffset": 0 }, // stylespec:disable-line negative-line-spacing

        """
    )
    let file = SourceFile(path: "spec.json", text: text)
    let fixer = LintFixer([CompilerInput(file, role: .spec)], .init(), unsafe: false) { _ throws(IncludeError) in
      throw IncludeError(problem: "is not there")
    }
    let fixed = try #require(fixer.run().changed.first).bytes
    #expect(
      String(decoding: fixed, as: UTF8.self) == text.replacing("// c\n", with: "").replacing("0 }, //", with: "0 } //")
    )
  }

  private func spec(row: String) -> String {
    """
    { "stylespec": 1, "name": "Brand", "offsetHost": "uikit", "color": { "ink": "#222222" },
    "weight": { "regular": 400 }, "typography": {
    \(row) } }
    """
  }

  private func rules(in row: String) -> Set<String> {
    let input = CompilerInput(SourceFile(path: "spec.json", text: spec(row: row)), role: .spec)
    let compiled = compileInMemory([input], to: [], wantsOutlines: true)
    return Set(Compiler.lint(compiled, .init()).diagnostics.map(\.rule.rawValue))
  }

  private func fix(_ file: SourceFile) throws -> LintFixer.Result {
    LintFixer([CompilerInput(file, role: .spec)], .init(), unsafe: true) { _ throws(IncludeError) in
      throw IncludeError(problem: "is not there")
    }.run()
  }

  /// A random spec with mistakes, in JSON, and what a lint finds; nil if the YAML that it is made of cannot be read.
  private func sample(_ seed: UInt64) throws -> (file: SourceFile, found: [Diagnostic])? {
    var random = RandomSource(seed: seed, wantsMistakes: true)
    let (spec, parts) = random.make()
    guard let json = JSONTranslation.json(fromYAML: spec) else { return nil }
    let file = SourceFile(path: "spec.json", text: json)
    let input = CompilerInput(file, role: .spec)
    let compiled = compileInMemory([input], to: [], wantsOutlines: true, including: ["parts.yaml": parts])
    let found = Compiler.lint(compiled, .init()).diagnostics
    return (file, found.filter { $0.fixIts.allSatisfy { $0.edits.allSatisfy { $0.range.file.index == 0 } } })
  }

  private func isJSON(_ file: SourceFile, after fixIt: FixIt) -> Bool {
    let diagnostic = Diagnostic(rule: RuleID(rawValue: "x"), message: "", at: fixIt.edits[0].range, fixIts: [fixIt])
    guard let fixed = FixApplier.apply([diagnostic], to: [file], unsafe: true).files.first else { return false }
    var tree = SourceTree()
    var found: [Diagnostic] = []
    let document = JSONReader.read(fixed, as: SourceFileID(index: 0), into: &tree, isStrict: true, diagnostics: &found)
    return document?.isComplete == true && found.allSatisfy { $0.rule.rawValue == "duplicate-key" }
  }
}
