package import TokenDiagnostics

/// Finds the fixes of mistakes that a person need not look at, by trying them.
///
/// A misspelled word may mean any name that is near. It means one beyond doubt if only that one makes sense at its
/// place: what is written there then decodes, the mistake is gone, and no other comes up.
package struct SafeReadings {
  /// So many tries that a file with thousands of mistakes does not take minutes.
  private static let maximumTries = 48

  private let mistakes: [Diagnostic]
  private let files: [SourceFile]
  private let known: Set<FindingKey>
  private var tries = Self.maximumTries

  /// Judges the mistakes of a compile or a lint in its files.
  package init(_ mistakes: [Diagnostic], in files: [SourceFile]) {
    self.mistakes = mistakes
    self.files = files
    known = Set(mistakes.map(FindingKey.init))
  }

  /// The mistakes, whose fixes are safe where only one of them makes sense. `attempt` gives the mistakes that are left
  /// after one fix alone.
  package mutating func judged(_ attempt: (Diagnostic, FixIt) -> [Diagnostic]?) -> [Diagnostic] {
    mistakes.map { diagnostic in
      let readings = diagnostic.fixIts
      // A safe fix needs no judging, and of too many readings one would have to be guessed.
      guard !readings.isEmpty, readings.allSatisfy({ $0.applicability == .unsafe && Self.isSpelling($0) }),
        tries >= readings.count
      else { return diagnostic }
      tries -= readings.count
      let good = readings.filter { reading in
        attempt(diagnostic, reading).map { isMended(diagnostic, $0) } ?? false
      }
      guard good.count == 1, let edit = good[0].edits.first, keepsDigits(edit), keepsText(edit) else {
        return diagnostic
      }
      let safe = FixIt(good[0].message, .safe, edit: edit)
      return diagnostic.with(fixIts: [safe] + readings.filter { $0 != good[0] })
    }
  }

  /// Whether a fix writes other letters and nothing more: a number that is off, a unit, or a color by its name, is not a
  /// typing error.
  private static func isSpelling(_ fixIt: FixIt) -> Bool {
    guard fixIt.edits.count == 1, let text = fixIt.edits.first?.replacement else { return false }
    return text.contains(where: \.isLetter) && !text.contains("#")
  }

  /// `gray5` and `gray4` are two names, not two spellings of one.
  private func keepsDigits(_ edit: TextEdit) -> Bool {
    guard files[edit.range.file] != nil else { return false }
    return files.text(of: edit.range).filter(\.isNumber) == edit.replacement.filter(\.isNumber)
  }

  /// Text after the braces of a reference may mean something: `{a} + {b}`, `{family}, serif`.
  private func keepsText(_ edit: TextEdit) -> Bool {
    guard files[edit.range.file] != nil else { return false }
    let old = files.text(of: edit.range)
    guard let brace = old.firstIndex(of: "}") else { return true }
    return old[brace...].allSatisfy { "}\"'".contains($0) || $0.isWhitespace }
  }

  /// Whether the mistake is gone and nothing else is wrong instead.
  private func isMended(_ diagnostic: Diagnostic, _ left: [Diagnostic]) -> Bool {
    let place = (diagnostic.range.file, diagnostic.range.lower)
    // The change is after the place where the mistake starts.
    let isThere = left.contains {
      ($0.range.file, $0.range.lower) == place && FindingKey($0) == FindingKey(diagnostic)
    }
    return !isThere && left.count < mistakes.count && left.allSatisfy { known.contains(FindingKey($0)) }
  }
}

/// A finding without its place: other fixes move it.
package struct FindingKey: Hashable {
  private let rule: RuleID
  private let message: String

  /// The key of a finding.
  package init(_ finding: Diagnostic) {
    (rule, message) = (finding.rule, finding.message)
  }
}
