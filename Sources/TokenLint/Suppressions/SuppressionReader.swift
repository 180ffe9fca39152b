internal import TokenDiagnostics
internal import TokenModel

/// Reads suppressions out of comments.
struct SuppressionReader {
  static let marker = "stylespec:"

  let spec: LintedSpec
  let knownRules: Set<String>
  private(set) var suppressions: [Suppression] = []
  private(set) var invalid: [SuppressionMistake] = []

  init(_ spec: LintedSpec, knownRules: Set<String>) {
    self.spec = spec
    self.knownRules = knownRules
  }

  mutating func read() {
    for comment in spec.outline.comments where isMarked(comment) { read(comment) }
  }

  /// Whether a comment starts with the marker. Most do not, and no text is made for them.
  private func isMarked(_ comment: SourceRange) -> Bool {
    let bytes = spec.files[comment.file.index].bytes[comment.bytes]
    return bytes.dropFirst().drop { $0 == UInt8(ascii: " ") }.starts(with: Self.marker.utf8)
  }

  private mutating func read(_ comment: SourceRange) {
    let text = spec.text(comment)
    let words = self.words(text, at: comment)
    guard let first = words.first else { return }
    let name = first.text.dropFirst(Self.marker.count)
    guard let directive = Suppression.Directive(rawValue: String(name)) else {
      return refuse(unknownDirective(String(name), first.range))
    }
    let rules = words.dropFirst().prefix { $0.text != "--" }
    guard !rules.isEmpty else {
      let message =
        "`\(first.text)` names no rule; write the rules that it is meant for, such as `\(first.text) off-grid`"
      return refuse(SuppressionMistake(message: message, range: first.range, fix: nil))
    }
    let subjects = rules.map { Suppression.Subject(rule: String($0.text), range: $0.range) }
    for subject in subjects where !knownRules.contains(subject.rule) { refuse(unknownRule(subject)) }
    let known = subjects.filter { knownRules.contains($0.rule) }
    if !known.isEmpty { suppressions.append(Suppression(directive: directive, subjects: known, range: comment)) }
  }

  private mutating func refuse(_ problem: SuppressionMistake) {
    invalid.append(problem)
  }

  /// The words behind the `#`, without commas, and where they are.
  private func words(_ text: String, at comment: SourceRange) -> [(text: Substring, range: SourceRange)] {
    let separators: Set<Character> = [" ", ",", "\t", "#", "\r"]
    return text.split(whereSeparator: separators.contains).map { word in
      let start = comment.bytes.lowerBound + text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return (word, SourceRange(file: comment.file, bytes: start..<start + word.utf8.count))
    }
  }

  private func unknownDirective(_ name: String, _ range: SourceRange) -> SuppressionMistake {
    let all = Suppression.Directive.allCases.map(\.rawValue)
    let near = NearestNames.nearest(to: name, among: all, limit: 1).first
    let advice = near.map { "did you mean `\($0)`?" } ?? "there are \(all.map { "`\($0)`" }.joined(separator: ", "))"
    return SuppressionMistake(
      message: "`\(name)` is no directive; \(advice)",
      range: range,
      fix: near.map { FixIt("write `\($0)`", .unsafe, TextEdit(replacing: range, with: Self.marker + $0)) }
    )
  }

  private func unknownRule(_ subject: Suppression.Subject) -> SuppressionMistake {
    let near = NearestNames.nearest(to: subject.rule, among: knownRules.sorted(), limit: 1).first
    let advice = near.map { "did you mean `\($0)`?" } ?? "`stylespec lint --list-rules` lists all"
    return SuppressionMistake(
      message: "`\(subject.rule)` is no rule; \(advice)",
      range: subject.range,
      fix: near.map { FixIt("write `\($0)`", .unsafe, TextEdit(replacing: subject.range, with: $0)) }
    )
  }
}
