internal import TokenDiagnostics

/// Which suppressions of a spec were used.
package struct SuppressionReview: Sendable {
  /// The findings that nothing suppresses.
  let remaining: [Diagnostic]
  /// The subjects that suppress nothing, with their suppressions.
  let needless: [(subject: Suppression.Subject, suppression: Suppression)]
  let invalid: [SuppressionMistake]

  /// Judges findings of the rules that ran. Of the others nothing is known, so their suppressions are not needless.
  ///
  /// A suppression counts for findings that start on its lines. `ruleIDs` has the id of each rule by all of its names.
  ///
  /// - Complexity: linear in the findings times the suppressions of a rule.
  init(
    of found: [Diagnostic],
    comments: [SourceRange],
    files: [SourceFile],
    rulesThatRan: Set<String>,
    ruleIDs: [String: String]
  ) {
    var reader = SuppressionReader(files: files, ruleIDs: ruleIDs)
    reader.read(comments)
    invalid = reader.invalid
    guard !reader.suppressions.isEmpty else {
      (remaining, needless) = (found, [])
      return
    }
    var areas = SuppressedAreas(reader.suppressions, SourceLocator(files))
    remaining = found.filter { !areas.take($0) }
    needless = areas.unused.filter { rulesThatRan.contains($0.subject.rule) }
  }
}

/// The lines that suppressions reach.
private struct SuppressedAreas {
  private struct Area {
    let subject: Suppression.Subject
    let suppression: Suppression
    let lines: ClosedRange<Int>
    var isUsed = false
  }

  private var areas: [String: [Area]] = [:]
  private let locator: SourceLocator

  init(_ suppressions: [Suppression], _ locator: SourceLocator) {
    self.locator = locator
    var open: [SourceFileID: [String: (Suppression.Subject, Suppression, Int)]] = [:]
    for suppression in suppressions {
      let line = locator.location(of: suppression.range).line
      // A comment of JSON may have several lines.
      let end = suppression.range.bytes.upperBound
      let last = locator.location(of: SourceRange(file: suppression.range.file, bytes: end..<end)).line
      for subject in suppression.subjects {
        let file = suppression.range.file
        switch suppression.directive {
        case .disableLine: add(subject, of: suppression, lines: line...line)
        case .disableNextLine: add(subject, of: suppression, lines: last + 1...last + 1)
        case .disable: open[file, default: [:]][subject.rule] = (subject, suppression, line)
        case .enable:
          if let (subject, start, first) = open[file]?.removeValue(forKey: subject.rule) {
            add(subject, of: start, lines: first...max(first, line))
          } else {
            // Nothing was disabled that could be enabled again.
            add(subject, of: suppression, lines: line...line)
          }
        }
      }
    }
    for (subject, suppression, line) in open.values.flatMap(\.values) {
      add(subject, of: suppression, lines: line...Int.max)
    }
  }

  private mutating func add(_ subject: Suppression.Subject, of suppression: Suppression, lines: ClosedRange<Int>) {
    areas[subject.rule, default: []].append(Area(subject: subject, suppression: suppression, lines: lines))
  }

  /// Whether a finding is suppressed; the suppression is used then.
  mutating func take(_ finding: Diagnostic) -> Bool {
    guard let candidates = areas[finding.rule.rawValue] else { return false }
    let line = locator.location(of: finding.range).line
    let index = candidates.firstIndex { area in
      area.suppression.directive != .enable && area.suppression.range.file == finding.range.file
        && area.lines.contains(line)
    }
    guard let index else { return false }
    areas[finding.rule.rawValue]?[index].isUsed = true
    return true
  }

  var unused: [(subject: Suppression.Subject, suppression: Suppression)] {
    areas.values.joined().filter { !$0.isUsed }.map { ($0.subject, $0.suppression) }
  }
}
