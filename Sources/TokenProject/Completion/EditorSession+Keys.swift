internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel
internal import TokenResolver

extension EditorSession {
  /// The keys that may be written at a place.
  mutating func offeredKeys(
    in path: String,
    _ place: WritingPlace,
    _ form: FileForm,
    _ writer: ItemWriter
  ) -> [CompletionItem] {
    let written = writtenKeys(in: path, place)
    func isNew(_ name: String) -> Bool { !written.contains(UTF8Name(name)) }
    switch form {
    case .spec:
      let required = requiredKeys(in: path, place).filter { isNew($0.name) }
      let isPart = place.keys.isEmpty && isIncluded(path)
      return (isPart ? [] : writer.keys(required))
        + specKeys(in: path, place).filter { isNew($0.name) && !(isPart && SpecKeys.isOfSpecs($0.name)) }
        .map { writer.key($0) }
        + keyPatterns(in: path, place).filter { isNew($0.text) }.map { writer.key($0) }
    case .tokens, .resolver:
      let keys =
        (form == .resolver ? ResolverKeys.keys(in: place.keys) : nil)
        ?? FormatKeys.keys(in: place.keys, of: typeOfToken(in: path, place))
      let required = keys.filter { $0.isRequired && isNew($0.name) }.map { (name: $0.name, value: $0.value) }
      return writer.keys(required)
        + keys.filter { isNew($0.name) }.map { writer.key($0) }
    case .configuration:
      return ConfigurationKeys.keys(in: place.keys).filter { isNew($0.name) }.map { writer.key($0) }
        + configuredKeys(in: path, place).filter { isNew($0.text) }.map { writer.key($0) }
    }
  }

  /// The keys of a mapping of a spec. Sections have keys only to choose tokens of token files.
  private mutating func specKeys(in path: String, _ place: WritingPlace) -> [SpecReference.Key] {
    place.keys.count == 1 && SpecKeys.isSection(place.keys[0]) && !choosesTokens(path)
      ? [] : SpecKeys.keys(in: place.keys)
  }

  /// The required keys of a mapping of a spec, with examples of their values; those of styles with tokens that there
  /// are.
  mutating func requiredKeys(in path: String, _ place: WritingPlace) -> [(name: String, value: String?)] {
    SpecKeys.required(in: place.keys).map { key in
      var inner = place.keys
      inner.append(key.name)
      let value = names(in: path, at: inner).first?.path ?? Self.lineHeight(at: inner) ?? key.value
      return (key.name, value)
    }
  }

  /// A line height to start with, for the size that it is written for: 1.4 of it in whole points. Nil for another key.
  private static func lineHeight(at keys: [String]) -> String? {
    guard keys.last == "lineHeight", let size = keys.dropLast().last.flatMap(Double.init), (1...1_000).contains(size)
    else { return nil }
    return String(Int((size * 1.4).rounded()))
  }

  /// The keys of a mapping that may be the value of a key of a spec: the required ones, and of a color the dark one too
  /// where others have it. Nothing where the value alone is shorter.
  mutating func mappingKeys(in path: String, _ place: WritingPlace) -> [(name: String, value: String?)] {
    let keys = requiredKeys(in: path, place)
    if keys.count == 1, ["value", "name", "image"].contains(keys[0].name) { return [] }
    guard place.keys.count == 2, place.keys[0] == "color", hasDarkColors(in: path) else { return keys }
    return keys + [(name: "dark", value: "\"#dddddd\"")]
  }

  /// Whether colors of the specs that share tokens with a file have dark variants.
  private mutating func hasDarkColors(in path: String) -> Bool {
    scope(of: path).contains { file in
      guard let index = index(of: file), index.dialect == .spec else { return false }
      return index.keys.indices.contains { index.keys[$0].name == "dark" && index.names(of: $0).first == "color" }
    }
  }

  /// Whether a file is a part of specs that include it, and not a spec itself.
  private func isIncluded(_ path: String) -> Bool {
    projects(of: path).contains { $0.includes(path) }
  }

  /// The type of the token around a place; nil if it is not known.
  mutating func typeOfToken(in path: String, _ place: WritingPlace) -> TokenType? {
    guard let index = index(of: path) else { return nil }
    if let around = index.keys.indices.last(where: {
      index.keys[$0].isName && index.keys[$0].isAround(place.range.lowerBound)
    }),
      let type = index.type(ofTokenAt: around)
    {
      return type
    }
    // Beyond the end of what is written, the names around the place tell.
    let names = Array(place.keys.prefix { $0 == "$root" || !$0.hasPrefix("$") })
    for count in stride(from: names.count, to: 0, by: -1) {
      let name = FileIndex.spelling(of: names.prefix(count).joined(separator: "."))
      if let key = index.declarations[name]?.first, let type = index.type(ofTokenAt: key) { return type }
    }
    // A token may take its type from the one that it refers to.
    let inputs = projects(of: path).flatMap { $0.inputs(of: path) }
    return index.typeOfFile ?? inputs.lazy.compactMap { Self.type(of: names, in: $0.catalog) }.first
  }

  /// Patterns that are keys of a table of a configuration.
  private mutating func configuredKeys(in path: String, _ place: WritingPlace) -> [Pattern] {
    switch ConfigurationKeys.namesInKeys(of: place.keys) {
    case .tokens: configuredPatterns(in: path)
    case .colors, .backgrounds: colorNames(in: path).map { Pattern(text: $0.path, count: $0.value) }
    case nil: []
    }
  }

  /// The keys that the mapping around a place has already.
  private mutating func writtenKeys(in path: String, _ place: WritingPlace) -> Set<UTF8Name> {
    // A text with a mistake has those before the place, which the index may not know.
    let before = Set(place.written.map { UTF8Name($0) })
    guard let index = index(of: path) else { return before }
    let names = place.keys.map { UTF8Name($0) }
    let around = index.keys.indices.filter { key in
      index.keys[key].isMapping && index.keys[key].range.lowerBound <= place.range.lowerBound
        && place.range.upperBound <= index.keys[key].range.upperBound
        && index.names(of: key).map { UTF8Name($0) } == names
    }
    let parent = around.last
    guard parent != nil || names.isEmpty else { return before }
    let others = index.keys.filter { $0.parent == parent && !$0.nameRange.overlaps(place.range) }
    return before.union(others.filter { $0.nameRange.upperBound != place.range.upperBound }.map { UTF8Name($0.name) })
  }
}
