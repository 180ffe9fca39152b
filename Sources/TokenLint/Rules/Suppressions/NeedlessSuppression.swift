internal import TokenDiagnostics

enum NeedlessSuppression: LintRule {
  static let id = "needless-suppression"
  static let category = RuleCategory.suppressions
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "A suppression that suppresses nothing",
    whatItDoes: """
      Finds rules in `# stylespec:disable-line`, `disable-next-line` and `disable` comments that suppress no finding, \
      and `enable` comments that end nothing. Rules that are off are not judged.
      """,
    whyIsThisBad: """
      Readers believe that something is wrong there. If something is one day, it will not be reported.
      """,
    fixSafety: "Safe: the rule, or the whole comment if it names no other, goes, and findings stay the same."
  )
  static let example = RuleExample(
    """
    typography:
      # stylespec:disable-next-line ⟦negative-line-spacing⟧ -- a headline in capitals
      40: plain

    """,
    fixed: """
      typography:
        40: plain

      """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    for (subject, suppression) in spec.suppressions?.needless ?? [] {
      let message =
        suppression.directive == .enable
        ? "`\(subject.rule)` is not disabled here; remove it"
        : "`\(subject.rule)` reports nothing here; remove it"
      findings.report(message, at: subject.range, fix: fix(removing: subject, from: suppression, in: spec))
    }
  }

  private static func fix(removing subject: Suppression.Subject, from suppression: Suppression, in spec: LintedSpec)
    -> FixIt
  {
    let rest = suppression.subjects.filter { $0.range != subject.range }
    guard rest.isEmpty else {
      return FixIt("remove `\(subject.rule)`", .safe, edit: withoutSubject(subject, from: suppression, in: spec))
    }
    return FixIt("remove the comment", .safe, edit: TextEdit(replacing: spec.wholeComment(suppression.range), with: ""))
  }

  /// The name with the comma and the space before it or, for the first name, after it.
  private static func withoutSubject(
    _ subject: Suppression.Subject,
    from suppression: Suppression,
    in spec: LintedSpec
  ) -> TextEdit {
    let names = suppression.subjects.map(\.range.bytes)
    let index = names.firstIndex(of: subject.range.bytes) ?? 0
    let bytes =
      index > 0 ? names[index - 1].upperBound..<names[index].upperBound : names[0].lowerBound..<names[1].lowerBound
    return TextEdit(replacing: SourceRange(file: subject.range.file, bytes: bytes), with: "")
  }
}

extension LintedSpec {
  /// A comment with the blanks before it and, if nothing else is on its line, with the line.
  func wholeComment(_ range: SourceRange) -> SourceRange {
    let bytes = files[range.file.index].bytes
    var (start, end) = (range.bytes.lowerBound, min(range.bytes.upperBound, bytes.count))
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let isAlone = start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r")
    if isAlone {
      if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    }
    return SourceRange(file: range.file, bytes: start..<end)
  }
}
