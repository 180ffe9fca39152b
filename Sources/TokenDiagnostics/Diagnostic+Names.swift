/// The spelling of names and values in messages.
extension Diagnostic {
  /// The end of a message about a misspelled name: the nearest one or, if none is near, `otherwise`.
  package static func didYouMean(_ nearest: NearestNames, otherwise: @autoclosure () -> String = "") -> String {
    nearest.question.map { "; \($0)" } ?? otherwise()
  }

  /// A value as messages quote it. An empty one is often a `#` without quotes, which starts a comment.
  package static func shown(_ text: String) -> String { text.isEmpty ? "an empty value" : "`\(text)`" }

  /// The maximum number of names in a list, and of notes of one kind.
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
