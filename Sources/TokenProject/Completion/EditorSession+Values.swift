internal import TokenDiagnostics
internal import TokenLint
internal import TokenModel

extension EditorSession {
  /// The values that may be written at a place.
  mutating func offeredValues(
    in path: String,
    _ place: WritingPlace,
    _ form: FileForm,
    _ writer: ItemWriter
  ) -> [CompletionItem] {
    switch form {
    case .spec:
      return SpecKeys.words(of: place.keys).map { writer.word($0, meaning: "") }
        + names(in: path, at: place.keys).map { writer.name($0) } + wholeReferences(in: path, place, writer)
        + patterns(in: path, place).map { writer.word($0.text, meaning: $0.count) }
        + specFiles(in: path, place).map { writer.file($0) } + writer.mapping(of: mappingKeys(in: path, place))
    case .tokens, .resolver: return formatValues(in: path, place, form, writer)
    case .configuration:
      return ConfigurationKeys.words(of: place.keys).map { writer.word($0, meaning: "") }
        + configuredValues(in: path, place, writer)
    }
  }

  private mutating func formatValues(
    in path: String,
    _ place: WritingPlace,
    _ form: FileForm,
    _ writer: ItemWriter
  ) -> [CompletionItem] {
    if form == .resolver, place.keys.isEmpty {
      return writer.mapping(of: (ResolverKeys.keys(in: []) ?? []).filter(\.isRequired).map { ($0.name, $0.value) })
    }
    if form == .resolver, place.keys == ["modifiers", place.keys.dropFirst().first ?? "", "default"] {
      return contexts(in: path, of: place.keys[1]).map { writer.word($0, meaning: "") }
    }
    if form == .resolver, place.keys.last != "$ref", let words = ResolverKeys.words(of: place.keys) {
      return words.map { writer.word($0, meaning: "") }
    }
    switch place.keys.last {
    case "$type": return TokenType.allCases.map { writer.word($0.rawValue, meaning: "") }
    case "$ref", "$extends": return pointers(in: path, place, form).map { writer.pointer($0) }
    default:
      let type = typeOfToken(in: path, place)
      let words = FormatKeys.words(of: place.keys, in: type).map { writer.word($0, meaning: "") }
      guard let own = FormatKeys.type(of: place.keys, in: type) else { return words }
      let required = FormatKeys.parts(of: own).filter(\.isRequired).map { (name: $0.name, value: $0.value) }
      return words + writer.mapping(of: required) + wholeReferences(in: path, place, of: own, writer)
    }
  }

  /// The contexts of a modifier of a resolver document.
  private mutating func contexts(in path: String, of modifier: String) -> [String] {
    guard let index = index(of: path) else { return [] }
    return index.keys.indices.filter { key in
      let names = index.names(of: key)
      return names.count == 4 && names[0] == "modifiers" && names[1].utf8.elementsEqual(modifier.utf8)
        && names[2] == "contexts"
    }.map { index.keys[$0].name }
  }

  /// The files that a spec may name at a place.
  private mutating func specFiles(in path: String, _ place: WritingPlace) -> [String] {
    switch (place.keys.first, place.keys.count, place.keys.last) {
    case ("include", 1, _): fileNames(in: path, place, below: false) { $0 == .spec }
    case ("tokens", 1, _): fileNames(in: path, place, below: true) { $0 != .spec }
    case ("emoji", 4, _), ("emoji", 5, "image"), ("emoji", 5, "still"): imageFiles(in: path, place)
    default: []
    }
  }

  /// The images in the folder of a pack of emoji.
  private mutating func imageFiles(in path: String, _ place: WritingPlace) -> [String] {
    guard place.keys.count > 3, place.keys[2] == "items" else { return [] }
    let pack = place.keys[1]
    let written = index(of: path)?.keys(at: ["emoji", pack, "folder"]).first?.text
    let folder = PathText.joined(PathText.folder(of: path), written ?? "emoji/\(pack)") + "/"
    return Self.fileNames(in: folder, place) { ImageFormat(named: $0) != nil }
  }

  private mutating func configuredValues(
    in path: String,
    _ place: WritingPlace,
    _ writer: ItemWriter
  ) -> [CompletionItem] {
    switch ConfigurationKeys.namesInValue(of: place.keys) {
    case .tokens: configuredPatterns(in: path).map { writer.word($0.text, meaning: $0.count) }
    case .colors, .backgrounds: colorPaths(in: path).map { writer.name($0) }
    case nil: configuredFiles(in: path, place).map { writer.file($0) }
    }
  }

  private func configuredFiles(in path: String, _ place: WritingPlace) -> [String] {
    guard let endings = ConfigurationKeys.fileEndings(of: place.keys) else { return [] }
    return Self.fileNames(in: PathText.folder(of: path), place) { endings.contains(where: $0.hasSuffix) }
  }

  // MARK: Names

  /// The tokens of a section that a value of a spec names without braces.
  mutating func names(in path: String, at keys: [String]) -> [Candidate] {
    switch (keys.first, keys.count, keys.last) {
    case ("styles", 3, "size"): names(in: "typography", of: path)
    case ("styles", 3, "color"), ("styles", 2, "color"): colorNames(in: path)
    case ("styles", 3, "weight"): names(in: "weight", of: path)
    case ("styles", 3, "family"): names(in: "family", of: path)
    case ("styles", 3, "mode"): names(in: "modes", of: path)
    case ("emoji", 3, "icon"): entries(of: path) { $0.count == 4 && $0.starts(with: keys.prefix(2)) }
    default: keys.starts(with: ["styles", "color"]) ? colorNames(in: path) : []
    }
  }

  /// The colors that a file knows, by the names that codes have them by.
  mutating func colorNames(in path: String) -> [Candidate] { names(in: "color", of: path) }

  /// The entries of a section in all files that share tokens with a file.
  private mutating func names(in section: String, of path: String) -> [Candidate] {
    entries(of: path) { $0.count == 2 && $0[0] == section }
  }

  /// What specs declare at some paths, by its last name, each once.
  private mutating func entries(of path: String, where isWanted: ([String]) -> Bool) -> [Candidate] {
    var found: [Candidate] = []
    var known: Set<UTF8Name> = []
    for file in scope(of: path) {
      guard let index = index(of: file), index.dialect == .spec else { continue }
      for key in index.declaredKeys where isWanted(index.names(of: key)) {
        let name = index.keys[key].name
        guard known.insert(UTF8Name(name)).inserted else { continue }
        let value = index.text(ofTokenAt: key)
        let isColor = index.names(of: key)[0] == "color"
        found.append(Candidate(path: name, isColor: isColor, source: .text(value), value: value))
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
