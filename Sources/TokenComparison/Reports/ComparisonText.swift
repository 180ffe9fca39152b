package import TokenDiagnostics

/// A comparison as people read it in a terminal.
package struct ComparisonText: Sendable {
  private let style: TerminalStyle
  /// The number of codes that are named if there are more.
  private static let namedCodes = 2
  /// The longest line of a finding with its effects.
  private static let lineLength = 120

  /// Without color, the report is plain text.
  package init(_ style: TerminalStyle) {
    self.style = style
  }

  /// A heading for each class, its findings, and a last line that counts them.
  package func render(_ report: ComparisonReport) -> String {
    guard !report.findings.isEmpty else { return ComparisonReport.nothing + "\n" }
    let blocks = report.classes.map { changeClass, findings in
      heading(changeClass) + "\n" + findings.map { text(of: $0, report) }.joined()
    }
    return (blocks + [report.summary + "\n"]).joined(separator: "\n")
  }

  private func heading(_ changeClass: ChangeClass) -> String {
    switch changeClass {
    case .breaking: style.severity(.error, changeClass.rawValue)
    case .visible: style.severity(.warning, changeClass.rawValue)
    case .invisible: style.severity(.info, changeClass.rawValue)
    }
  }

  private func text(of finding: Finding, _ report: ComparisonReport) -> String {
    let head = PlainText.of(report.head(of: finding).plain)
    let effects = finding.effects.map { PlainText.of($0.plain) }
    let line = ([head] + [effects.joined(separator: ", ")].filter { !$0.isEmpty }).joined(separator: ": ")
    let lines =
      effects.count < 2 || line.count <= Self.lineLength ? ["  \(line)"] : ["  \(head):"] + effects.map { "    \($0)" }
    return (lines + codes(of: finding)).map { $0 + "\n" }.joined()
  }

  private func codes(of finding: Finding) -> [String] {
    let count = finding.codes.count
    let limit = count <= Self.namedCodes + 1 ? count : Self.namedCodes
    let names = finding.codeWords(limit: limit).map { PlainText.of($0.unmarked) }
    guard !names.isEmpty else { return [] }
    let rest = count > names.count ? " and \(count - names.count) more" : ""
    return ["    " + style.faint(names.joined(separator: ", ") + rest)]
  }
}

extension Wording {
  /// Without backticks, for lists of names.
  fileprivate var unmarked: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .words(let words), .name(let words): text += words
      }
    }
  }
}
