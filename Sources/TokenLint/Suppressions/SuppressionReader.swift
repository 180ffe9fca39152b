internal import TokenDiagnostics
internal import TokenModel

/// Reads suppressions out of comments.
struct SuppressionReader {
  let spec: LintedSpec
  let knownRules: Set<String>
  private(set) var suppressions: [Suppression] = []
  private(set) var invalid: [SuppressionMistake] = []

  init(_ spec: LintedSpec, knownRules: Set<String>) {
    self.spec = spec
    self.knownRules = knownRules
  }

  mutating func read() {
    for comment in spec.outline.comments {
      guard let head = SuppressionHead(comment, in: spec.files[comment.file.index].bytes) else { continue }
      read(comment, head)
    }
  }

  private mutating func read(_ comment: SourceRange, _ head: SuppressionHead) {
    let directive = Suppression.Directive(rawValue: head.directive)
    let rest = SourceRange(file: comment.file, bytes: head.range.bytes.upperBound..<comment.bytes.upperBound)
    let rules = words(spec.text(rest), at: rest).prefix { $0.text != "--" }
    guard head.isMarked else {
      // Prose may start with the tool's name, and go on with "disable".
      let isMeant = head.hasColon || rules.contains { knownRules.contains(String($0.text)) }
      if directive != nil && isMeant { refuse(misspeltMarker(head)) }
      return
    }
    guard let directive else { return refuse(unknownDirective(head)) }
    guard !rules.isEmpty else {
      let name = "stylespec:\(directive.rawValue)"
      let message = "`\(name)` names no rule; write the rules that it is meant for, such as `\(name) off-grid`"
      return refuse(SuppressionMistake(message: message, range: head.range, fix: nil))
    }
    let subjects = rules.map { Suppression.Subject(rule: String($0.text), range: $0.range) }
    for subject in subjects where !knownRules.contains(subject.rule) { refuse(unknownRule(subject)) }
    let known = subjects.filter { knownRules.contains($0.rule) }
    if !known.isEmpty { suppressions.append(Suppression(directive: directive, subjects: known, range: comment)) }
  }

  private mutating func refuse(_ problem: SuppressionMistake) {
    invalid.append(problem)
  }

  /// The words of a text, without commas, and where they are.
  private func words(_ text: String, at place: SourceRange) -> [(text: Substring, range: SourceRange)] {
    let separators: Set<Character> = [" ", ",", "\t", "#", "\r"]
    return text.split(whereSeparator: separators.contains).map { word in
      let start = place.bytes.lowerBound + text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return (word, SourceRange(file: place.file, bytes: start..<start + word.utf8.count))
    }
  }

  /// Only one thing can be meant: the directive is right.
  private func misspeltMarker(_ head: SuppressionHead) -> SuppressionMistake {
    let right = "stylespec:\(head.directive)"
    return SuppressionMistake(
      message: "this switches nothing off; write `\(right)`",
      range: head.range,
      fix: FixIt(writing: right, .safe, replacing: head.range)
    )
  }

  private func unknownDirective(_ head: SuppressionHead) -> SuppressionMistake {
    let all = Suppression.Directive.allCases.map(\.rawValue)
    let near = NearestNames(to: head.directive, among: all)
    let advice = near.question ?? "there are \(all.map { "`\($0)`" }.joined(separator: ", "))"
    let problem = head.directive.isEmpty ? "`stylespec:` names no directive" : "`\(head.directive)` is no directive"
    return SuppressionMistake(
      message: "\(problem); \(advice)",
      range: head.range,
      fix: near.fixIts(replacing: head.directiveRange).first
    )
  }

  private func unknownRule(_ subject: Suppression.Subject) -> SuppressionMistake {
    let near = NearestNames(to: subject.rule, among: knownRules.sorted())
    let advice = near.question ?? "`stylespec lint --list-rules` lists all"
    return SuppressionMistake(
      message: "`\(subject.rule)` is no rule; \(advice)",
      range: subject.range,
      fix: near.fixIts(replacing: subject.range).first
    )
  }
}
