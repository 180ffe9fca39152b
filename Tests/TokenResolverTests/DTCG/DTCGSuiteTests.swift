import Foundation
import Testing
import TestSupport

/// The suite of the format, 2025.10, with `--strict`: our own files for all of its cases, or a folder of the suite's
/// files.
struct DTCGSuiteTests {
  @Test func everyCaseHasItsVerdict() throws {
    let cases: [DTCGSuiteCase]
    if let folder = ProcessInfo.processInfo.environment["STYLESPEC_DTCG_SUITE"] {
      cases = try DTCGSuiteCase.official(URL(fileURLWithPath: folder))
      #expect(!cases.isEmpty, "\(folder) has no cases")
    } else {
      cases = try DTCGSuiteCase.ours()
      #expect(cases.filter(\.isValid).count == 93)
      #expect(cases.count == 221)
    }
    var right = 0
    for one in cases {
      let problems = one.problems()
      if problems.isEmpty { right += 1 }
      #expect(problems.isEmpty, "\(one.name): \(problems.joined(separator: "; "))")
    }
    print("Design Tokens format, 2025.10: \(right) of \(cases.count) cases")
    #expect(right == cases.count)
  }

  /// Every file of the list is there, and every file is in the list.
  @Test func theListIsComplete() throws {
    let listed = try DTCGSuiteCase.rows("Tests/Data/DTCG/cases.tsv").map { "\($0[0])/\($0[1]).json" }
    let root = Repository.root.appendingPathComponent("Tests/Data/DTCG").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: root)
    let cases = files.filter { $0.hasSuffix(".json") && !$0.hasPrefix("own/") }
    #expect(Set(listed) == Set(cases))
    #expect(listed.count == cases.count)
  }

  /// Faults put in on purpose: the check finds each.
  @Test func wrongVerdictsAreFound() throws {
    let cases = try DTCGSuiteCase.ours()
    for one in cases {
      var fault = one
      fault.isValid.toggle()
      #expect(!fault.problems().isEmpty, "the verdict of \(one.name)")
    }
    for one in cases where !one.isValid {
      var unrepaired = one
      unrepaired.repaired = one.text
      #expect(!unrepaired.problems().isEmpty, "no repair of \(one.name)")
      var elsewhere = one
      elsewhere.marks = one.marks?.map { mark in
        MarkedSource.Expectation(rule: mark.rule, range: mark.range.lowerBound + 1..<mark.range.upperBound + 1)
      }
      #expect(!elsewhere.problems().isEmpty, "another place in \(one.name)")
      var otherRule = one
      otherRule.marks = one.marks?.map { MarkedSource.Expectation(rule: "dtcg", range: $0.range) }
      #expect(!otherRule.problems().isEmpty, "another rule in \(one.name)")
    }
    let sample = try #require(cases.first { $0.name == "references/reference-nonexistent" })
    var outside = sample
    outside.faulty = ["/palette"]
    #expect(!outside.problems().isEmpty)
  }
}
