internal import TokenResolver

/// Writes items as the text around them needs it: with quotes, colons and brackets that are not there yet.
struct ItemWriter {
  let place: WritingPlace
  let isJSON: Bool
  let writesSnippets: Bool

  /// A reference, with its closing brace.
  func reference(to token: EditorSession.Candidate) -> CompletionItem {
    CompletionItem(
      label: token.path,
      kind: token.isColor ? .color : .token,
      detail: token.value,
      documentation: token.isColor ? token.value : "",
      text: token.path + (place.isClosed ? "" : "}"),
      isSnippet: false,
      isDeprecated: token.isDeprecated
    )
  }

  /// The name of a token of a section.
  func name(_ token: EditorSession.Candidate) -> CompletionItem {
    CompletionItem(
      label: token.path,
      kind: token.isColor ? .color : .token,
      detail: token.value,
      documentation: "",
      text: quoted(token.path),
      isSnippet: false,
      isDeprecated: false
    )
  }

  /// A word of a choice, or another text.
  func word(_ word: String, meaning: String) -> CompletionItem {
    CompletionItem(
      label: word,
      kind: .word,
      detail: meaning,
      documentation: "",
      text: quoted(word),
      isSnippet: false,
      isDeprecated: false
    )
  }

  /// A key of a spec; a required one with a value, as an example to write over.
  func key(_ key: SpecReference.Key) -> CompletionItem {
    let need = key.example.map { "Required, for instance `\($0)`." } ?? "Optional."
    let example = key.example.flatMap { example in
      example.firstRange(of: ": ").map { String(example[$0.upperBound...]) }
    }
    return keyItem(
      key.name,
      detail: key.summary,
      documentation: "\(key.summary)\n\n\(need) Value: \(key.values).",
      value: example
    )
  }

  /// A key of the Design Tokens format.
  func key(named name: String, meaning: String, value: String?) -> CompletionItem {
    keyItem(name, detail: meaning, documentation: "", value: value)
  }

  /// A pattern that is the key of a table.
  func key(_ pattern: EditorSession.Pattern) -> CompletionItem {
    let needsQuotes = !place.isQuoted && pattern.text.first.map { !$0.isLetter && !$0.isNumber } ?? true
    let name = needsQuotes && !isJSON ? "\"\(pattern.text)\"" : pattern.text
    return keyItem(pattern.text, writtenAs: name, detail: pattern.count, documentation: "", value: nil)
  }

  private func keyItem(
    _ name: String,
    writtenAs written: String? = nil,
    detail: String,
    documentation: String,
    value: String?
  ) -> CompletionItem {
    let own = isJSON && !place.isQuoted ? "\"\(name)\"" : written ?? name
    let example = writesSnippets && !place.isClosed && !place.isQuoted ? value : nil
    let colon = place.isClosed || place.isQuoted ? "" : ": "
    let text = example.map { Self.escapedInSnippet(own) + colon + "${1:\(Self.escapedInSnippet($0))}" } ?? own + colon
    return CompletionItem(
      label: name,
      kind: .key,
      detail: detail,
      documentation: documentation,
      text: text,
      isSnippet: example != nil,
      isDeprecated: false
    )
  }

  private static func escapedInSnippet(_ text: String) -> String {
    String(text.flatMap { "$}\\".contains($0) ? ["\\", $0] : [$0] })
  }

  /// A value in quotes where the language needs them.
  private func quoted(_ text: String) -> String {
    if place.isQuoted { return text }
    let isPlain = !isJSON && text.first.map { $0.isLetter || $0.isNumber } == true && !text.contains(": ")
    return isPlain ? text : "\"\(text)\""
  }
}
