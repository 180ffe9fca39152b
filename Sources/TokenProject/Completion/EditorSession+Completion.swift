internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenResolver
internal import TokenWorkspace
internal import TokenYAML

extension EditorSession {
  /// What may be written at an offset: keys, words, and references to tokens. Also in a text with mistakes.
  ///
  /// - Parameter writesSnippets: Whether the editor understands places to write on from.
  /// - Complexity: O(*n* log *n*), where *n* is the number of tokens and the size of the file.
  package mutating func completions(in path: String, at offset: Int, writesSnippets: Bool) -> Completions? {
    let path = CanonicalPath.of(path)
    guard let text = text(of: path) else { return nil }
    let dialect = index(of: path)?.dialect ?? FileIndex.Dialect(ofPath: path)
    let language = SourceLanguage(of: SourceFile(path: path, bytes: text.bytes))
    guard let place = WritingPlace(at: offset, in: text, isJSON: language == .json) else { return nil }
    let writer = ItemWriter(place: place, isJSON: language == .json, writesSnippets: writesSnippets)
    let items: [CompletionItem] =
      switch place.part {
      case .reference: references(in: path, place).map { writer.reference(to: $0) }
      case .key: dialect == .spec ? specKeys(place, writer) : formatKeys(place, writer)
      case .value: values(in: path, place, dialect, writer)
      }
    let found = place.prefix.isEmpty ? items : Self.ranked(items, by: place.prefix)
    let shown = Array(found.prefix(Completions.maximumItems))
    return Completions(items: shown, range: place.range, isIncomplete: shown.count < found.count)
  }

  // MARK: Order

  /// Those that have all letters of a prefix: first those that start with it, then those of which a part does.
  private static func ranked(_ items: [CompletionItem], by prefix: String) -> [CompletionItem] {
    let ranked = items.enumerated().compactMap { place, item in
      rank(of: item.label, by: prefix).map { (rank: $0, place: place, item: item) }
    }
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.item)
  }

  private static func rank(of label: String, by prefix: String) -> Int? {
    let (label, prefix) = (label.lowercased(), prefix.lowercased())
    if label.hasPrefix(prefix) { return 0 }
    if label.split(separator: ".").contains(where: { $0.hasPrefix(prefix) }) { return 1 }
    if label.contains(prefix) { return 2 }
    return hasLetters(label, prefix) ? 3 : nil
  }

  // MARK: References

  /// A token that may be referred to.
  struct Candidate {
    let path: String
    let type: TokenType?
    let value: String
    let isColor: Bool
    let isDeprecated: Bool
    /// How near it is to the place of the reference: names that the paths have in common at the start.
    var nearness = 0
    var hasSameType = false
  }

  /// The tokens that a file knows: those of the same type as the token that is being written first, then the nearest.
  private mutating func references(in path: String, _ place: WritingPlace) -> [Candidate] {
    var candidates = candidates(in: path)
    let own = place.keys.filter { !$0.hasPrefix("$") }
    let ownPath = own.joined(separator: ".")
    let ownToken = candidates.first { (ownPath + ".").utf8.starts(with: ($0.path + ".").utf8) }
    let type = ownToken?.type ?? Self.type(ofSpecKey: own)
    // A token cannot refer to itself.
    candidates.removeAll { (ownPath + ".").utf8.starts(with: ($0.path + ".").utf8) }
    for index in candidates.indices {
      let names = candidates[index].path.split(separator: ".")
      candidates[index].nearness = zip(names, own).prefix { $0.utf8.elementsEqual($1.utf8) }.count
      candidates[index].hasSameType = type == nil || candidates[index].type == type
    }
    return candidates.enumerated().sorted { left, right in
      (left.element.hasSameType ? 0 : 1, -left.element.nearness, left.offset)
        < (right.element.hasSameType ? 0 : 1, -right.element.nearness, right.offset)
    }.map(\.element)
  }

  /// The type of the values of a section of a spec.
  private static func type(ofSpecKey names: [String]) -> TokenType? {
    switch names.first {
    case "palette", "color": .color
    case "weight": .fontWeight
    case "family": .fontFamily
    default: nil
    }
  }

  /// The tokens of the last compile without errors, and those that were written since.
  private mutating func candidates(in path: String) -> [Candidate] {
    var found: [Candidate] = []
    var known: Set<UTF8Name> = []
    for input in projects(of: path).flatMap({ $0.inputs(of: path) }) {
      let tokens = input.catalog.tokens
      for token in tokens.indices {
        let name = tokens.path(of: token).description
        guard known.insert(FileIndex.spelling(of: name)).inserted else { continue }
        let value = try? input.catalog.resolved.value(of: token).value
        let isColor = tokens.type(of: token) == .color
        found.append(
          Candidate(
            path: name,
            type: tokens.type(of: token),
            value: value?.short ?? "",
            isColor: isColor,
            isDeprecated: tokens[token].annotations.deprecated != nil
          )
        )
      }
    }
    for file in scope(of: path) {
      for symbol in symbols(in: file).flatMap(\.tokens)
      where known.insert(FileIndex.spelling(of: symbol.path)).inserted {
        found.append(
          Candidate(
            path: symbol.path,
            type: symbol.kind == .color ? .color : nil,
            value: symbol.detail,
            isColor: symbol.kind == .color,
            isDeprecated: false
          )
        )
      }
    }
    return found
  }

  // MARK: Keys

  /// The keys of a mapping of a spec that it does not have yet.
  private func specKeys(_ place: WritingPlace, _ writer: ItemWriter) -> [CompletionItem] {
    SpecKeys.keys(in: place.keys).map { writer.key($0) }
  }

  /// The keys of the Design Tokens format.
  private func formatKeys(_ place: WritingPlace, _ writer: ItemWriter) -> [CompletionItem] {
    FormatKeys.keys(in: place.keys).map { writer.key(named: $0.name, meaning: $0.meaning, value: $0.value) }
  }

  // MARK: Values

  private mutating func values(
    in path: String,
    _ place: WritingPlace,
    _ dialect: FileIndex.Dialect,
    _ writer: ItemWriter
  ) -> [CompletionItem] {
    guard let key = place.keys.last else { return [] }
    if dialect != .spec {
      switch key {
      case "$type": return TokenType.allCases.map { writer.word($0.rawValue, meaning: "") }
      case "$ref", "$extends": return pointers(in: path, place, dialect).map { writer.word($0, meaning: "") }
      default: return FormatKeys.words(of: place.keys).map { writer.word($0, meaning: "") }
      }
    }
    let words = SpecKeys.words(of: place.keys).map { writer.word($0, meaning: "") }
    return words + names(in: path, place).map { writer.name($0) }
  }

  /// JSON pointers to the tokens of a file or, in a resolver document, to its sets and modifiers.
  private mutating func pointers(in path: String, _ place: WritingPlace, _ dialect: FileIndex.Dialect) -> [String] {
    guard let index = index(of: path) else { return [] }
    if dialect == .resolver {
      return index.keys.indices.compactMap { key in
        let names = index.names(of: key)
        guard names.count == 2, names[0] == "sets" || names[0] == "modifiers" else { return nil }
        return "#/" + names.map(Self.escaped).joined(separator: "/")
      }
    }
    let isGroup = place.keys.last == "$extends"
    return symbols(in: path).flatMap { isGroup ? $0.groups : $0.tokens }.map { symbol in
      "#/" + symbol.path.split(separator: ".").map { Self.escaped(String($0)) }.joined(separator: "/")
        + (isGroup ? "" : "/$value")
    }
  }

  private static func escaped(_ name: String) -> String {
    name.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// The tokens of a section that a value of a spec names without braces.
  private mutating func names(in path: String, _ place: WritingPlace) -> [Candidate] {
    let names = place.keys
    let section: String? =
      switch (names.first, names.count, names.last) {
      case ("styles", 3, "size"): "typography"
      case ("styles", 3, "color"), ("color", 3, "on"): "color"
      case ("styles", 3, "weight"): "weight"
      case ("styles", 3, "family"): "family"
      case ("styles", 3, "mode"): "modes"
      default: nil
      }
    guard let section else { return [] }
    var found: [Candidate] = []
    for file in scope(of: path) {
      for symbol in symbols(in: file) where symbol.name == section {
        found += symbol.children.map {
          Candidate(
            path: $0.name,
            type: nil,
            value: $0.detail,
            isColor: section == "color",
            isDeprecated: false
          )
        }
      }
    }
    return found
  }
}

extension FileSymbol {
  /// The tokens in a group, or the token itself.
  fileprivate var tokens: [FileSymbol] { kind == .group ? children.flatMap(\.tokens) : [self] }

  /// The group itself and those in it.
  fileprivate var groups: [FileSymbol] { kind == .group ? [self] + children.flatMap(\.groups) : [] }
}
