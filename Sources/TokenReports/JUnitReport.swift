package import TokenDiagnostics

/// Diagnostics as a test report that continuous integration servers read: a suite for each file, a failure for each
/// diagnostic.
package struct JUnitReport: Sendable {
  private let locator: SourceLocator
  private let paths: [String]

  /// `paths` are the linted files. A file without a diagnostic gets a suite with one passed test: some servers refuse a
  /// report without tests.
  package init(_ locator: SourceLocator, paths: [String] = []) {
    self.locator = locator
    self.paths = paths
  }

  /// The linted files, in the given order, and then the others.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let byPath = Dictionary(grouping: diagnostics) { locator.location(of: $0.range).path }
    var seen: Set<String> = []
    let all = (paths + diagnostics.map { locator.location(of: $0.range).path }).filter { seen.insert($0).inserted }
    let tests = all.reduce(0) { $0 + max(1, byPath[$1]?.count ?? 0) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="stylespec" tests="\(tests)" failures="\(diagnostics.count)" errors="0">

      """ + all.map { suite($0, byPath[$0] ?? []) }.joined() + "</testsuites>\n"
  }

  private func suite(_ path: String, _ diagnostics: [Diagnostic]) -> String {
    let name = XMLText.of(path)
    let counts = "tests=\"\(max(1, diagnostics.count))\" failures=\"\(diagnostics.count)\" errors=\"0\""
    let passed = "    <testcase classname=\"\(name)\" name=\"stylespec\"/>\n"
    return "  <testsuite name=\"\(name)\" \(counts)>\n"
      + (diagnostics.isEmpty ? passed : diagnostics.map { test($0, of: name) }.joined())
      + "  </testsuite>\n"
  }

  private func test(_ diagnostic: Diagnostic, of suite: String) -> String {
    let location = locator.location(of: diagnostic.range)
    let rule = XMLText.of(diagnostic.rule.rawValue)
    let message = XMLText.of(diagnostic.message)
    let type = diagnostic.severity.rawValue
    let notes = diagnostic.notes.map { "\(locator.location(of: $0.range)): note: \($0.message)" }
    let text = ["\(location): \(type): \(diagnostic.message)"] + notes
    return """
          <testcase classname="\(suite)" name="\(rule) at \(location.line):\(location.column)">
            <failure type="\(type)" message="\(message)">\(text.map(XMLText.of).joined(separator: "\n"))</failure>
          </testcase>

      """
  }
}
