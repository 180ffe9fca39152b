import TestSupport
import Testing

/// A workflow of GitHub Actions in this repository.
struct Workflow {
  let text: String

  init(_ path: String) throws {
    text = try Repository.read(path)
  }

  /// The script of a step. Of steps with one name, the first one counts.
  func step(_ name: String) throws -> String {
    let start = try #require(text.firstRange(of: "- name: \(name)\n")).upperBound
    let match = try #require(text[start...].firstMatch(of: #/ run: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/#))
    return String(match.output.1 ?? match.output.2 ?? "").replacing("          ", with: "")
  }
}
