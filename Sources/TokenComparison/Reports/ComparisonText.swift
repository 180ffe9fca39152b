package import TokenDiagnostics

/// A comparison as people read it in a terminal.
package struct ComparisonText: Sendable {
  private let style: TerminalStyle
  private let maximumLines: Int?
  /// The number of codes that are named if there are more.
  private static let namedCodes = 2
  /// The longest line of a finding with its effects.
  private static let lineLength = 120

  /// The number of lines that a reader can take in.
  package static let usualLines = 40

  /// Without color, the report is plain text.
  ///
  /// - Parameter maximumLines: Where the changes need more lines, the last ones of each class are counted; nil for all.
  package init(_ style: TerminalStyle, maximumLines: Int? = nil) {
    self.style = style
    self.maximumLines = maximumLines
  }

  /// A heading for each class, its findings, and a last line that counts them.
  package func render(_ report: ComparisonReport) -> String {
    // Names the versions, since a command line may leave them open.
    let versions = PlainText.of("\(report.old) → \(report.new)")
    guard !report.findings.isEmpty else { return "\(ComparisonReport.nothing): \(versions)\n" }
    let classes = report.classes.map { ($0.changeClass, $0.findings.map { lines(of: $0, report) }) }
    let isWhole = classes.reduce(1) { $0 + 2 + $1.1.joined().count } <= maximumLines ?? .max
    let shown = isWhole ? classes.map { Shown(changeClass: $0.0, findings: $0.1, left: 0) } : fitting(classes)
    let blocks = shown.map { part in
      let more = part.left == 0 ? "" : "  … and \(part.left) more\n"
      return heading(part.changeClass) + "\n" + part.findings.joined().map { $0 + "\n" }.joined() + more
    }
    let advice = isWhole ? "" : "; `--all` prints all"
    return (blocks + ["\(report.summary): \(versions)\(advice)\n"]).joined(separator: "\n")
  }

  // MARK: What fits

  private struct Shown {
    let changeClass: ChangeClass
    let findings: [[String]]
    let left: Int
  }

  /// The first findings of each class, the more of them the more severe it is.
  private func fitting(_ classes: [(ChangeClass, [[String]])]) -> [Shown] {
    // A heading, a blank line and a count for each class.
    var free = (maximumLines ?? .max) - 1 - 3 * classes.count
    let least = classes.map { min($0.1.joined().count, 4) }
    return classes.indices.map { index in
      var own = free - least[(index + 1)...].reduce(0, +)
      let findings = classes[index].1.map(Self.shortened)
      let fitting = findings.prefix { lines in
        own -= lines.count
        return own >= 0
      }
      free -= fitting.joined().count
      return Shown(changeClass: classes[index].0, findings: Array(fitting), left: findings.count - fitting.count)
    }
  }

  /// If not everything is printed, a finding has only a few lines.
  private static func shortened(_ lines: [String]) -> [String] {
    lines.count <= 4 ? lines : lines.prefix(3) + ["    … and \(lines.count - 3) more"]
  }

  private func heading(_ changeClass: ChangeClass) -> String {
    switch changeClass {
    case .breaking: style.severity(.error, changeClass.rawValue)
    case .visible: style.severity(.warning, changeClass.rawValue)
    case .invisible: style.severity(.info, changeClass.rawValue)
    }
  }

  // MARK: A finding

  private func lines(of finding: Finding, _ report: ComparisonReport) -> [String] {
    let head = PlainText.of(report.head(of: finding).plain)
    let effects = finding.effects.map { PlainText.of($0.plain) }
    let line = ([head] + [effects.joined(separator: ", ")].filter { !$0.isEmpty }).joined(separator: ": ")
    let lines =
      effects.count < 2 || line.count <= Self.lineLength ? ["  \(line)"] : ["  \(head):"] + effects.map { "    \($0)" }
    return lines + codes(of: finding) + outputNames(of: finding)
  }

  private func codes(of finding: Finding) -> [String] {
    let count = finding.codes.count
    let limit = count <= Self.namedCodes + 1 ? count : Self.namedCodes
    let names = finding.codeWords(limit: limit).map { PlainText.of($0.unmarked) }
    guard !names.isEmpty else { return [] }
    let rest = count > names.count ? " and \(count - names.count) more" : ""
    return ["    " + style.faint(names.joined(separator: ", ") + rest)]
  }

  private func outputNames(of finding: Finding) -> [String] {
    let names = finding.outputWords.map { PlainText.of($0.unmarked) }
    guard !names.isEmpty else { return [] }
    let others = finding.tokens.count - 1
    let rest = others == 0 ? "" : " and those of \(others) more"
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
