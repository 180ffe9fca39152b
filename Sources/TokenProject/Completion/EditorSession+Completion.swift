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
    let found: (items: [CompletionItem], count: Int)
    switch place.part {
    case .reference:
      let inputs = projects(of: path).flatMap { $0.inputs(of: path) }
      let candidates = Self.ranked(references(in: path, place, inputs), by: place.prefix, label: \.path)
      let shown = candidates.prefix(Completions.maximumItems).map { $0.described(by: inputs) }
      found = (shown.map { writer.reference(to: $0) }, candidates.count)
    case .key:
      let written = writtenKeys(in: path, place)
      let keys = (dialect == .spec ? specKeys(place, writer) : formatKeys(place, writer))
        .filter { !written.contains(UTF8Name($0.label)) }
      let ranked = Self.ranked(keys, by: place.prefix, label: \.label)
      found = (ranked, ranked.count)
    case .value:
      let values = Self.ranked(values(in: path, place, dialect, writer), by: place.prefix, label: \.label)
      found = (Array(values.prefix(Completions.maximumItems)), values.count)
    }
    return Completions(items: found.items, range: place.range, isIncomplete: found.items.count < found.count)
  }

  // MARK: Order

  /// Those that have all letters of a prefix: first those that start with it, then those of which a part does.
  private static func ranked<Item>(_ items: [Item], by prefix: String, label: (Item) -> String) -> [Item] {
    if prefix.isEmpty { return items }
    let letters = prefix.utf8.map(\.lowercased)
    let ranked = items.indices.compactMap { index in
      rank(of: label(items[index]), by: letters).map { (rank: $0, index: index) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { items[$0.index] }
  }

  /// 0 for a name that starts with the letters, 1 for one with a part that does, 2 for one that has them, 3 for one that
  /// has all of them in their order; nil for others.
  private static func rank(of label: String, by letters: [UInt8]) -> Int? {
    let name = label.utf8.map(\.lowercased)
    var best: Int?
    for start in name.indices where name[start...].starts(with: letters) {
      if start == 0 { return 0 }
      best = name[start - 1] == UInt8(ascii: ".") ? 1 : min(best ?? 2, 2)
      if best == 1 { return 1 }
    }
    if let best { return best }
    var rest = letters[...]
    for letter in name where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty ? 3 : nil
  }

  // MARK: References

  /// A token that may be referred to.
  struct Candidate {
    /// Where its value is.
    enum Source {
      /// A token of a catalog, by the index of its input: a catalog is large to copy.
      case token(TokenID, input: Int)
      /// What is written.
      case text(String)
    }

    let path: String
    let isColor: Bool
    /// Whether it has the type of the token that is being written, or that is not known.
    var hasSameType = true
    /// How many names its path has in common with that of the token that is being written, from the start.
    var nearness = 0
    let source: Source
    /// Filled in for those that are shown.
    var value = ""
    var isDeprecated = false
  }

  /// The tokens that a file knows: those of the same type as the token that is being written first, then the nearest.
  private mutating func references(
    in path: String,
    _ place: WritingPlace,
    _ inputs: [CompiledInput]
  ) -> [Candidate] {
    let own = place.keys.filter { !$0.hasPrefix("$") }
    let ownPath = Array((own.joined(separator: ".") + ".").utf8)
    let type = inputs.lazy.compactMap { Self.type(of: own, in: $0.catalog) }.first ?? Self.type(ofSpecKey: own)
    var candidates = place.keys.last == "$extends" ? groups(in: path) : candidates(in: path, inputs, type)
    // A token cannot refer to itself.
    candidates.removeAll { ownPath.starts(with: ($0.path + ".").utf8) }
    for index in candidates.indices {
      let shared = zip(candidates[index].path.utf8, ownPath).prefix { $0 == $1 }
      candidates[index].nearness = shared.count { $0.0 == UInt8(ascii: ".") }
    }
    func order(_ index: Int) -> (Int, Int, Int) {
      (candidates[index].hasSameType ? 0 : 1, -candidates[index].nearness, index)
    }
    return candidates.indices.sorted { order($0) < order($1) }.map { candidates[$0] }
  }

  /// The type of the token that is being written; nil for a new one.
  private static func type(of names: [String], in catalog: Catalog) -> TokenType? {
    for count in stride(from: names.count, to: 0, by: -1) {
      let path = names.prefix(count).joined(separator: ".")
      if let token = catalog.resolved.index[path] { return catalog.tokens.type(of: token) }
    }
    return nil
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
  private mutating func candidates(
    in path: String,
    _ inputs: [CompiledInput],
    _ type: TokenType?
  ) -> [Candidate] {
    var found: [Candidate] = []
    var known: Set<UTF8Name> = []
    for (input, tokens) in inputs.map(\.catalog.tokens).enumerated() {
      for token in tokens.indices {
        let name = tokens.path(of: token).description
        guard known.insert(UTF8Name(name)).inserted else { continue }
        let own = tokens.type(of: token)
        found.append(
          Candidate(
            path: name,
            isColor: own == .color,
            hasSameType: type == nil || own == type,
            source: .token(token, input: input)
          )
        )
      }
    }
    for file in scope(of: path) {
      guard let index = index(of: file) else { continue }
      let others = index.declarations.filter { !known.contains($0.key) }.compactMap(\.value.first).sorted()
      for key in others {
        guard !index.keys[key].isGroup, let path = index.path(of: key) else { continue }
        let text = index.text(ofTokenAt: key)
        let isColor = text.hasPrefix("#") || index.names(of: key)[0] == "palette" || index.names(of: key)[0] == "color"
        found.append(Candidate(path: path, isColor: isColor, source: .text(text)))
      }
    }
    return found
  }

  /// The groups that a file knows.
  private mutating func groups(in path: String) -> [Candidate] {
    var found: [Candidate] = []
    for file in scope(of: path) {
      guard let index = index(of: file) else { continue }
      let keys = index.declarations.values.compactMap(\.first).filter { index.keys[$0].isGroup }.sorted()
      found += keys.compactMap { key in
        index.path(of: key).map { Candidate(path: $0, isColor: false, source: .text("")) }
      }
    }
    return found
  }

  // MARK: Keys

  /// The keys that the mapping around a place has already.
  private mutating func writtenKeys(in path: String, _ place: WritingPlace) -> Set<UTF8Name> {
    guard let index = index(of: path) else { return [] }
    let names = place.keys.map { UTF8Name($0) }
    let around = index.keys.indices.filter { key in
      index.keys[key].isMapping && index.keys[key].range.lowerBound <= place.range.lowerBound
        && place.range.upperBound <= index.keys[key].range.upperBound
        && index.names(of: key).map { UTF8Name($0) } == names
    }
    let parent = around.last
    guard parent != nil || names.isEmpty else { return [] }
    let others = index.keys.filter { $0.parent == parent && !$0.nameRange.overlaps(place.range) }
    return Set(others.filter { $0.nameRange.upperBound != place.range.upperBound }.map { UTF8Name($0.name) })
  }

  /// The keys of a mapping of a spec.
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
          Candidate(path: $0.name, isColor: section == "color", source: .text($0.detail), value: $0.detail)
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

extension EditorSession.Candidate {
  /// The candidate with its value, for those that are shown.
  fileprivate func described(by inputs: [CompiledInput]) -> Self {
    var described = self
    switch source {
    case .text(let text): described.value = text
    case .token(let token, let input):
      let resolved = inputs[input].catalog.resolved
      described.value = (try? resolved.value(of: token).value.short) ?? ""
      described.isDeprecated = resolved.tokens.annotations(of: token).deprecated != nil
    }
    return described
  }
}

extension UInt8 {
  /// The small letter of a capital one of ASCII.
  fileprivate var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
  }
}
