import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenYAML

/// The suite of resolver documents, 2025.10, with `--strict`: our own files for all of its cases, or a folder of the
/// suite's files.
struct ResolverSuiteTests {
  struct Case: Sendable {
    let name: String
    let isValid: Bool
    let text: String
    var faulty: [String] = []
    /// Nil for the whole document.
    var mark: MarkedSource.Expectation?
    var rule: String?
    var repaired: String?

    func problems() -> [String] {
      let reading = ResolverReading(text, isStrict: true)
      if isValid { return reading.tokens == nil ? ["refused: \(reading.diagnostics.map(\.message))"] : [] }
      guard reading.tokens == nil, !reading.errors.isEmpty else { return ["accepted"] }
      var problems: [String] = []
      if let rule {
        let found = reading.errors.map { MarkedSource.Expectation($0) }
        let expected = mark ?? MarkedSource.Expectation(rule: rule, range: 0..<text.utf8.count - 1)
        if found != [expected] { problems.append("found \(found), expected \(expected)") }
      }
      let places = faulty.compactMap { reading.range(ofMember: $0) }
      if places.count != faulty.count { problems.append("the list names a member that is not there") }
      for error in reading.errors
      where !places.isEmpty
        && !places.contains(where: {
          $0.lowerBound <= error.range.bytes.lowerBound && error.range.bytes.upperBound <= $0.upperBound
        })
      {
        problems.append("\(error.rule.rawValue) lies outside of the faulty member: \(error.message)")
      }
      if let repaired {
        let reading = ResolverReading(repaired, isStrict: true)
        if reading.tokens == nil { problems.append("repaired, but refused: \(reading.diagnostics.map(\.message))") }
      }
      return problems
    }
  }

  @Test func everyCaseHasItsVerdict() throws {
    let cases: [Case]
    if let folder = ProcessInfo.processInfo.environment["STYLESPEC_RESOLVER_SUITE"] {
      cases = try Self.official(URL(fileURLWithPath: folder))
      #expect(!cases.isEmpty, "\(folder) has no cases")
    } else {
      cases = try Self.ours()
      #expect(cases.filter(\.isValid).count == 10)
      #expect(cases.count == 30)
    }
    var right = 0
    for one in cases {
      let problems = one.problems()
      if problems.isEmpty { right += 1 }
      #expect(problems.isEmpty, "\(one.name): \(problems.joined(separator: "; "))")
    }
    print("Design Tokens resolver documents, 2025.10: \(right) of \(cases.count) cases")
    #expect(right == cases.count)
  }

  static func ours() throws -> [Case] {
    try DTCGSuiteCase.rows("Tests/Data/Resolver/cases.tsv").map { row in
      let text = try Repository.read("Tests/Data/Resolver/\(row[0])/\(row[1]).json")
      var one = Case(name: row[1], isValid: row[0] == "positive", text: text)
      if one.isValid { return one }
      one.faulty = row[2].split(separator: " ").map(String.init)
      one.rule = MarkedSource(row[3]).expectations.first?.rule
      if !row[3].contains("WHOLE") { one.mark = try DTCGSuiteCase.mark(row[3], in: text) }
      one.repaired = text.replacingOccurrences(of: row[4], with: row[5])
      return one
    }
  }

  /// The cases of a folder that has the suite's own files.
  static func official(_ folder: URL) throws -> [Case] {
    try ["positive", "negative"].flatMap { verdict in
      try FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent(verdict),
        includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.map { file in
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return Case(name: file.lastPathComponent, isValid: verdict == "positive", text: text)
      }
    }
  }
}

extension ResolverReading {
  /// The bytes from the key to the end of the value that a JSON Pointer without escapes leads to in the document.
  fileprivate func range(ofMember pointer: String) -> Range<Int>? {
    var node = tree.documents.first?.root
    var found: Range<Int>?
    for key in pointer.split(separator: "/") {
      guard let member = node.flatMap({ tree.entries(of: $0).first { tree.text(of: $0.key) == key } }) else {
        return nil
      }
      found = tree.range(of: member.key).bytes.lowerBound..<tree.range(of: member.value).bytes.upperBound
      node = member.value
    }
    return found
  }
}
