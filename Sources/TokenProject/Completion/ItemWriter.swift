internal import TokenResolver

/// Writes items as the text around them needs it: with quotes, colons and brackets that are not there yet.
struct ItemWriter {
  let place: WritingPlace
  let isJSON: Bool
  let writesSnippets: Bool
  let indentsLines: Bool

  /// A reference, with its closing brace.
  func reference(to token: EditorSession.Candidate) -> CompletionItem {
    CompletionItem(
      label: token.path,
      kind: token.isColor ? .color : .token,
      detail: token.value,
      documentation: token.isColor ? token.value : "",
      text: token.path + endOfReference,
      isDeprecated: token.isDeprecated
    )
  }

  /// A name in braces of a template, with its closing brace.
  func placeholder(_ name: String) -> CompletionItem {
    CompletionItem(
      label: name,
      kind: .word,
      text: name + endOfReference
    )
  }

  /// What a path in braces ends with, as far as it is not there.
  private var endOfReference: String { (place.isClosed ? "" : "}") + place.missingQuote }

  /// A reference with both braces, in quotes.
  func wholeReference(to token: EditorSession.Candidate) -> CompletionItem {
    let text = "{\(token.path)}"
    return CompletionItem(
      label: text,
      kind: token.isColor ? .color : .token,
      detail: token.value,
      documentation: token.isColor ? token.value : "",
      text: quoted(text),
      isDeprecated: token.isDeprecated
    )
  }

  /// The name of a token of a section.
  func name(_ token: EditorSession.Candidate) -> CompletionItem {
    CompletionItem(
      label: token.path,
      kind: token.isColor ? .color : .token,
      detail: token.value,
      text: quoted(token.path)
    )
  }

  /// A file or, with a slash at its end, a folder.
  func file(_ path: String) -> CompletionItem {
    CompletionItem(
      label: path,
      kind: path.hasSuffix("/") ? .folder : .file,
      text: path.hasSuffix("/") ? path : quoted(path)
    )
  }

  /// What a `$ref` leads to: a file, a folder or a pointer.
  func pointer(_ text: String) -> CompletionItem { text.contains("#") ? word(text, meaning: "") : file(text) }

  /// A word of a choice, or another text.
  func word(_ word: String, meaning: String) -> CompletionItem {
    CompletionItem(
      label: word,
      kind: .word,
      detail: meaning,
      text: quoted(word)
    )
  }

  /// A key of a spec; a required one with a value, as an example to write over.
  func key(_ key: SpecReference.Key) -> CompletionItem {
    let need = key.example.map { "Required, for instance `\($0)`." } ?? "Optional."
    return keyItem(
      key.name,
      detail: key.summary,
      documentation: "\(key.summary)\n\n\(need) Value: \(key.values).",
      value: key.exampleValue
    )
  }

  /// A key of another format.
  func key(_ key: KnownKey) -> CompletionItem {
    keyItem(key.name, detail: key.meaning, documentation: key.details ?? "", value: key.value)
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
    let own = isJSON && !place.isQuoted ? "\"\(name)\"" : (written ?? name) + place.missingQuote
    let example = writesSnippets && !place.isClosed ? value.map(spelled) : nil
    let colon = place.isClosed ? "" : ": "
    let text = example.map { Self.escapedInSnippet(own) + colon + "${1:\(Self.escapedInSnippet($0))}" } ?? own + colon
    return CompletionItem(
      label: name,
      kind: .key,
      detail: detail,
      documentation: documentation,
      text: text,
      isSnippet: example != nil
    )
  }

  // MARK: Several keys

  /// Keys with values to write over, each in its line, or all in one in brackets; nothing for less than two.
  func keys(_ keys: [(name: String, value: String?)]) -> [CompletionItem] {
    guard keys.count > 1, !place.isClosed, !place.isQuoted else { return [] }
    var separator = ", "
    if let column = place.column, !isJSON {
      let indentation = indentsLines ? column - place.indentation : column
      separator = "\n" + String(repeating: " ", count: max(0, indentation))
    }
    return [
      template(
        keys.map(\.name).joined(separator: ", "),
        detail: "all required keys",
        start: "",
        entries(keys).joined(separator: separator),
        end: ""
      )
    ]
  }

  /// A mapping of keys with values to write over, in one line; nothing without keys.
  func mapping(of keys: [(name: String, value: String?)]) -> [CompletionItem] {
    guard !keys.isEmpty, !place.isClosed, !place.isQuoted else { return [] }
    return [
      template(
        "{ \(keys.map(\.name).joined(separator: ", ")) }",
        detail: "a mapping with all required keys",
        start: "{ ",
        entries(keys).joined(separator: ", "),
        end: " }"
      )
    ]
  }

  private func template(
    _ label: String,
    detail: String,
    start: String,
    _ entries: String,
    end: String
  ) -> CompletionItem {
    let isSnippet = writesSnippets
    return CompletionItem(
      label: label,
      kind: .template,
      detail: detail,
      text: (isSnippet ? Self.escapedInSnippet(start) : start) + entries
        + (isSnippet ? Self.escapedInSnippet(end) : end),
      isSnippet: isSnippet
    )
  }

  private func entries(_ keys: [(name: String, value: String?)]) -> [String] {
    keys.enumerated().map { index, key in
      let name = isJSON ? "\"\(key.name)\"" : key.name
      let value = key.value.map(spelled) ?? ""
      guard writesSnippets else { return "\(name): \(value)" }
      return "\(Self.escapedInSnippet(name)): ${\(index + 1):\(Self.escapedInSnippet(value))}"
    }
  }

  /// A value of an example in the language of the file.
  private func spelled(_ example: String) -> String {
    isJSON ? ExampleText.json(example) : ExampleText.yaml(example)
  }

  // MARK: Spelling

  private static func escapedInSnippet(_ text: String) -> String {
    String(text.flatMap { "$}\\".contains($0) ? ["\\", $0] : [$0] })
  }

  /// A value in quotes where the language needs them.
  private func quoted(_ text: String) -> String {
    if place.isQuoted { return text + place.missingQuote }
    let isPlain = !isJSON && text.first.map { $0.isLetter || $0.isNumber } == true && !text.contains(": ")
    return isPlain ? text : "\"\(text)\""
  }
}
