internal import TokenDiagnostics
internal import TokenModel

extension EditorSession {
  /// The values that may be written at a place.
  mutating func values(
    in path: String,
    _ place: WritingPlace,
    _ form: FileForm,
    _ writer: ItemWriter
  ) -> [CompletionItem] {
    switch form {
    case .spec:
      return SpecKeys.words(of: place.keys).map { writer.word($0, meaning: "") }
        + names(in: path, place).map { writer.name($0) }
        + patterns(in: path, place).map { writer.word($0.text, meaning: $0.count) }
    case .tokens, .resolver: return formatValues(in: path, place, form).map { writer.word($0, meaning: "") }
    case .configuration:
      return ConfigurationKeys.words(of: place.keys).map { writer.word($0, meaning: "") }
        + configuredValues(in: path, place, writer)
    }
  }

  private mutating func formatValues(in path: String, _ place: WritingPlace, _ form: FileForm) -> [String] {
    switch place.keys.last {
    case "$type": TokenType.allCases.map(\.rawValue)
    case "$ref", "$extends": pointers(in: path, place, form)
    default: FormatKeys.words(of: place.keys)
    }
  }

  private mutating func configuredValues(
    in path: String,
    _ place: WritingPlace,
    _ writer: ItemWriter
  ) -> [CompletionItem] {
    switch ConfigurationKeys.namesInValue(of: place.keys) {
    case .tokens: configuredPatterns(in: path).map { writer.word($0.text, meaning: $0.count) }
    case .colors, .backgrounds: colorPaths(in: path).map { writer.name($0) }
    case nil: []
    }
  }

  // MARK: Pointers

  /// JSON pointers to the tokens of a file or, in a resolver document, to its sets and modifiers.
  private mutating func pointers(in path: String, _ place: WritingPlace, _ form: FileForm) -> [String] {
    guard let index = index(of: path) else { return [] }
    if form == .resolver {
      return index.keys.indices.compactMap { key in
        let names = index.names(of: key)
        guard names.count == 2, names[0] == "sets" || names[0] == "modifiers" else { return nil }
        return "#/" + names.map(Self.escaped).joined(separator: "/")
      }
    }
    let isGroup = place.keys.last == "$extends"
    let keys = index.declaredKeys.filter { index.keys[$0].isGroup == isGroup }
    return keys.map { key in
      "#/" + index.names(of: key).map(Self.escaped).joined(separator: "/") + (isGroup ? "" : "/$value")
    }
  }

  private static func escaped(_ name: String) -> String {
    name.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  // MARK: Names

  /// The tokens of a section that a value of a spec names without braces.
  private mutating func names(in path: String, _ place: WritingPlace) -> [Candidate] {
    switch (place.keys.first, place.keys.count, place.keys.last) {
    case ("styles", 3, "size"): names(in: "typography", of: path)
    case ("styles", 3, "color"), ("color", 3, "on"), ("styles", 2, "color"): colorNames(in: path)
    case ("styles", 3, "weight"): names(in: "weight", of: path)
    case ("styles", 3, "family"): names(in: "family", of: path)
    case ("styles", 3, "mode"): names(in: "modes", of: path)
    default: place.keys.starts(with: ["styles", "color"]) ? colorNames(in: path) : []
    }
  }

  /// The colors that a file knows, by the names that codes have them by.
  mutating func colorNames(in path: String) -> [Candidate] { names(in: "color", of: path) }

  /// The entries of a section in all files that share tokens with a file.
  private mutating func names(in section: String, of path: String) -> [Candidate] {
    var found: [Candidate] = []
    for file in scope(of: path) {
      guard let index = index(of: file), index.dialect == .spec else { continue }
      for key in index.declaredKeys where index.names(of: key).first == section && index.names(of: key).count == 2 {
        let value = index.text(ofTokenAt: key)
        found.append(
          Candidate(path: index.keys[key].name, isColor: section == "color", source: .text(value), value: value)
        )
      }
    }
    return found
  }

  /// The colors of all specs and token files of a project, by their paths.
  private mutating func colorPaths(in path: String) -> [Candidate] {
    let inputs = projects(of: path).flatMap(\.lastInputs)
    return candidates(in: path, inputs, .color).filter(\.isColor).map { $0.described(by: inputs) }
  }
}
