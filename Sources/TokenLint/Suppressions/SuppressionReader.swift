internal import TokenDiagnostics
internal import TokenModel

/// Reads suppressions out of comments.
struct SuppressionReader {
  private let files: [SourceFile]
  private let ruleIDs: [String: String]
  private let knownRules: Set<String>
  private(set) var suppressions: [Suppression] = []
  private(set) var invalid: [SuppressionMistake] = []

  /// `ruleIDs` has the id of each rule by all of its names, including former ones.
  init(files: [SourceFile], ruleIDs: [String: String]) {
    self.files = files
    self.ruleIDs = ruleIDs
    knownRules = Set(ruleIDs.values)
  }

  mutating func read(_ comments: [SourceRange]) {
    for comment in comments {
      guard let head = SuppressionHead(comment, in: files[comment.file.index].bytes) else { continue }
      read(comment, head)
    }
  }

  private mutating func read(_ comment: SourceRange, _ head: SuppressionHead) {
    let directive = Suppression.Directive(rawValue: head.directive)
    let rest = SourceRange(file: comment.file, bytes: head.range.bytes.upperBound..<head.end)
    let rules = words(files.text(of: rest), at: rest).prefix { $0.text != "--" }
    guard head.isMarked else {
      // Prose may start with the tool's name, and go on with "disable".
      let isMeant = head.hasColon || rules.contains { knownRules.contains(String($0.text)) }
      if directive != nil && isMeant { refuse(misspelledMarker(head)) }
      return
    }
    guard let directive else { return refuse(unknownDirective(head)) }
    guard !rules.isEmpty else {
      let name = "stylespec:\(directive.rawValue)"
      let message = "`\(name)` does not name a rule; write the rules that it is meant for, such as `\(name) off-grid`"
      return refuse(SuppressionMistake(message: message, range: head.range, fix: nil))
    }
    let subjects = rules.map { name in
      Suppression.Subject(rule: ruleIDs[String(name.text)] ?? String(name.text), range: name.range)
    }
    for subject in subjects where !knownRules.contains(subject.rule) { refuse(unknownRule(subject)) }
    let known = subjects.filter { knownRules.contains($0.rule) }
    if !known.isEmpty { suppressions.append(Suppression(directive: directive, subjects: known, range: comment)) }
  }

  private mutating func refuse(_ problem: SuppressionMistake) {
    invalid.append(problem)
  }

  /// The words of a text, without commas, and where they are.
  private func words(_ text: String, at place: SourceRange) -> [(text: Substring, range: SourceRange)] {
    let separators: Set<Character> = [" ", ",", "\t", "#", "\r", "\n", "\r\n"]
    return text.split(whereSeparator: separators.contains).map { word in
      let start = place.bytes.lowerBound + text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return (word, SourceRange(file: place.file, bytes: start..<start + word.utf8.count))
    }
  }

  /// Only one thing can be meant: the directive is right.
  private func misspelledMarker(_ head: SuppressionHead) -> SuppressionMistake {
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
    let problem =
      head.directive.isEmpty ? "`stylespec:` does not have a directive" : "`\(head.directive)` is not a directive"
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
      message: "`\(subject.rule)` is not a rule; \(advice)",
      range: subject.range,
      fix: near.fixIts(replacing: subject.range).first
    )
  }
}

/// The start of a comment that speaks to the linter: the marker and the directive.
///
/// `# stylespec: disable-line` is valid, with or without blanks around the colon. Any other spelling,
/// `# StyleSpec disable-line` for instance, has no effect, and is reported.
struct SuppressionHead {
  /// The text after the marker, up to a blank or a comma; may be empty.
  let directive: String
  /// Whether the marker is spelled as it has to be.
  let isMarked: Bool
  /// Whether a colon, or something that may be meant as one, follows the marker.
  let hasColon: Bool
  /// The marker and the directive.
  let range: SourceRange
  /// The end of the comment's text.
  let end: Int
  /// The directive alone; the marker without a directive.
  let directiveRange: SourceRange

  static let marker = "stylespec"

  /// Nil for a comment that speaks of something else. Takes the first bytes only: most comments do.
  init?(_ comment: SourceRange, in bytes: [UInt8]) {
    let text = Self.text(of: bytes[comment.bytes.clamped(to: bytes.indices)])
    self.end = text.endIndex
    var rest = text.drop(while: Self.isBlank)
    let start = rest.startIndex
    let word = rest.prefix(Self.marker.utf8.count)
    guard word.elementsEqual(Self.marker.utf8, by: { $0 | 0x20 == $1 }) else { return nil }
    rest = rest.dropFirst(word.count)
    let afterMarker = rest.startIndex
    rest = rest.drop(while: Self.isBlank)
    let colon = [":", "：", "="].first { rest.starts(with: $0.utf8) }
    rest = rest.dropFirst(colon?.utf8.count ?? 0)
    let endOfColon = rest.startIndex
    rest = rest.drop(while: Self.isBlank)
    // A longer word, such as `stylespecs`, is not a marker.
    if colon == nil && rest.startIndex == afterMarker { return nil }
    let name = rest.prefix { !Self.isBlank($0) && !",\r\n".utf8.contains($0) }
    directive = String(decoding: name, as: UTF8.self)
    hasColon = colon != nil
    isMarked = colon == ":" && word.elementsEqual(Self.marker.utf8)
    range = SourceRange(file: comment.file, bytes: start..<(name.isEmpty ? endOfColon : name.endIndex))
    directiveRange = name.isEmpty ? range : SourceRange(file: comment.file, bytes: name.startIndex..<name.endIndex)
  }

  /// A comment without its `#`, `//`, or `/*` and `*/`.
  private static func text(of comment: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard comment.first == UInt8(ascii: "/") else { return comment.drop { $0 == UInt8(ascii: "#") } }
    let text = comment.dropFirst(2)
    return comment.starts(with: "/*".utf8) ? text.dropLast(2) : text
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
