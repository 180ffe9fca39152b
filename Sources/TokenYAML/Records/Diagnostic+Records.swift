package import TokenDiagnostics

/// Messages about the keys and values of records.
extension Diagnostic {
  /// A key that a record does not have, with the nearest ones that it has.
  package static func unknownKey(
    _ key: String,
    in record: String,
    allowed: [String],
    nearest: NearestNames,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: RecordRule.unknownKey.id,
      message: "`\(key)` is not a key of \(record)"
        + didYouMean(nearest, otherwise: ", which has \(list(allowed, nearestTo: key))"),
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }

  /// A key that a record needs; `example` is the key with a value.
  package static func missingKey(
    _ key: String,
    in record: String,
    example: String,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "\(record) needs the key `\(key)`, for instance `\(example)`"
    return Diagnostic(rule: RecordRule.missingKey.id, message: message, at: range)
  }

  /// A node of another kind than expected; `found` is the kind with its article.
  package static func wrongKind(
    _ what: String,
    expected: NodeKind,
    found: String,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "\(what) is \(expected.nameWithArticle), not \(found)"
    return Diagnostic(rule: RecordRule.wrongKind.id, message: message, at: range)
  }

  /// A value that is not one of the few allowed, with the nearest ones that are.
  package static func unknownValue(
    _ text: String,
    for what: String,
    allowed: [String],
    at range: SourceRange
  ) -> Diagnostic {
    let nearest = NearestNames(to: text, among: allowed)
    let known = allowed.count > maximumListed ? list(allowed, nearestTo: text) : list(allowed)
    let advice = didYouMean(nearest, otherwise: ", which takes \(known)")
    return Diagnostic(
      rule: RecordRule.unknownValue.id,
      message: "\(shown(text)) is not a value of \(what)\(advice)",
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }

  /// Text where a number belongs; `advice` is a phrase such as "drop the leading zero".
  package static func invalidNumber(
    _ text: String,
    for what: String,
    advice: String,
    at range: SourceRange,
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    let message = "\(shown(text)) is not a number for \(what); \(advice)"
    return Diagnostic(rule: RecordRule.invalidNumber.id, message: message, at: range, fixIts: fixIts)
  }

  /// A number outside its range.
  package static func outOfRange(
    _ value: String,
    for what: String,
    from lower: String,
    to upper: String,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "\(value) is out of range; \(what) is from \(lower) to \(upper)"
    return Diagnostic(rule: RecordRule.outOfRange.id, message: message, at: range)
  }

  /// The end of a message about a misspelled name: the nearest one or, if none is near, `otherwise`.
  package static func didYouMean(_ nearest: NearestNames, otherwise: @autoclosure () -> String = "") -> String {
    nearest.question.map { "; \($0)" } ?? otherwise()
  }

  /// A value as messages quote it. An empty one is often a `#` without quotes, which starts a comment.
  package static func shown(_ text: String) -> String { text.isEmpty ? "an empty value" : "`\(text)`" }

  /// The maximum number of names in a list, and of notes about places of one kind.
  package static let maximumListed = 8

  /// Names as messages list them, each in backticks: at most eight, then the number of the others.
  package static func list(_ names: [String]) -> String { list(names.prefix(maximumListed), of: names.count) }

  /// Known names as messages list them where an unknown one was written: the eight that are nearest to it, the nearest
  /// first, then the number of the others.
  package static func list(_ names: [String], nearestTo name: String) -> String {
    list(NearestNames.ranked(names, by: name).prefix(maximumListed), of: names.count)
  }

  private static func list(_ shown: some Sequence<String>, of count: Int) -> String {
    let shown = shown.map { "`\($0)`" }
    let rest = count - shown.count
    return shown.isEmpty ? "none" : shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
