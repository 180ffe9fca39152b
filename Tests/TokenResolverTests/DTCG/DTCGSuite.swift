import Foundation
import TestSupport
import TokenDiagnostics

/// A case of the format's suite.
struct DTCGSuiteCase: Sendable {
  let name: String
  var isValid: Bool
  let text: String
  /// JSON Pointers to the tokens that have the mistake.
  var faulty: [String] = []
  /// The text of the file with marks.
  var marks: [MarkedSource.Expectation]?
  var repaired: String?

  /// What is wrong with how the case is read; empty if all is right.
  func problems() -> [String] {
    let reading = DTCGReading(text, isStrict: true)
    if isValid { return reading.tokens == nil ? ["refused: \(reading.diagnostics.map(\.message))"] : [] }
    guard reading.tokens == nil, let error = reading.errors.first else { return ["accepted"] }
    var problems: [String] = []
    let places = faulty.compactMap { reading.range(ofMember: $0)?.bytes }
    if places.count != faulty.count { problems.append("the list names a token that is not there") }
    for error in reading.errors where !places.isEmpty && !places.contains(where: { $0.covers(error.range.bytes) }) {
      problems.append("\(error.rule.rawValue) lies outside of the faulty token: \(error.message)")
    }
    if let marks {
      let found = reading.diagnostics.map { MarkedSource.Expectation($0) }
      if Set(found) != Set(marks) { problems.append("found \(found), expected \(marks)") }
    }
    if let repaired {
      let reading = DTCGReading(repaired, isStrict: true)
      if reading.tokens == nil { problems.append("repaired, but refused: \(reading.diagnostics.map(\.message))") }
    }
    if error.range.bytes.isEmpty { problems.append("the error has no place") }
    return problems
  }
}

extension Range<Int> {
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension DTCGSuiteCase {
  /// The cases of our own files, with the names and verdicts of the suite.
  static func ours() throws -> [DTCGSuiteCase] {
    try rows("Tests/Data/DTCG/cases.tsv").map { row in
      let text = try Repository.read("Tests/Data/DTCG/\(row[0])/\(row[1]).json")
      guard row[0] == "negative" else { return DTCGSuiteCase(name: row[1], isValid: true, text: text) }
      return DTCGSuiteCase(
        name: row[1],
        isValid: false,
        text: text,
        faulty: row[2].split(separator: " ").map(String.init),
        marks: try row[3].components(separatedBy: " || ").map { try mark($0, in: text) },
        repaired: text.replacingOccurrences(of: row[4], with: row[5])
      )
    }
  }

  /// The cases of a folder that has the suite's own files. Its list does not say which token is wrong, but names do.
  static func official(_ folder: URL) throws -> [DTCGSuiteCase] {
    var found: [DTCGSuiteCase] = []
    for (verdict, isValid) in [("positive", true), ("negative", false)] {
      let root = folder.appendingPathComponent(verdict)
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "json" {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        var one = DTCGSuiteCase(name: "\(verdict)/\(file.lastPathComponent)", isValid: isValid, text: text)
        one.faulty = isValid ? [] : faultyMembers(of: text)
        found.append(one)
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  private static func faultyMembers(of text: String) -> [String] {
    let object = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    return object.keys.filter { $0.hasPrefix("invalid") || $0.hasPrefix("circular") }.map { "/\($0)" }
  }

  /// The lines of a list, without comments, by column.
  static func rows(_ path: String) throws -> [[String]] {
    try Repository.read(path).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The range of a marked excerpt in a text.
  static func mark(_ marked: String, in text: String) throws -> MarkedSource.Expectation {
    let source = MarkedSource(marked)
    guard let mark = source.expectations.first, let place = text.range(of: source.text, options: .literal) else {
      throw CaseError(description: "`\(marked)` is not in the file")
    }
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    return MarkedSource.Expectation(
      rule: mark.rule,
      range: start + mark.range.lowerBound..<start + mark.range.upperBound
    )
  }

  struct CaseError: Error, CustomStringConvertible {
    let description: String
  }
}
