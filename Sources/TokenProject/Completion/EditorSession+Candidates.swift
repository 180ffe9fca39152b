internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenWorkspace

extension EditorSession {
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

  /// The references that may be written at a place.
  mutating func references(in path: String, _ place: WritingPlace, _ writer: ItemWriter) -> Completions {
    let placeholders = placeholders(in: path, place, writer)
    if !placeholders.isEmpty {
      let items = Self.ranked(placeholders, by: place.prefix, label: \.label)
      return Completions(items: items, range: place.range, isIncomplete: false)
    }
    let inputs = projects(of: path).flatMap { $0.inputs(of: path) }
    let candidates = Self.ranked(references(in: path, place, inputs), by: place.prefix, label: \.path)
    let shown = candidates.prefix(Completions.maximumItems).map { writer.reference(to: $0.described(by: inputs)) }
    return Completions(items: shown, range: place.range, isIncomplete: shown.count < candidates.count)
  }

  /// The names in braces that a template may have.
  mutating func placeholders(in path: String, _ place: WritingPlace, _ writer: ItemWriter) -> [CompletionItem] {
    let names =
      switch (place.keys.first, place.keys.count, place.keys.last) {
      case ("codes", 2, "name"): ["size", "color", "weight", "family"]
      case ("codes", 2, "mode"): ["name", "mode", "size", "color", "weight", "family"]
      case ("emoji", 3, "code"): ["name"]
      case ("color", 2, "name"), ("weight", 2, "name"), ("family", 2, "name"), ("styles", 2, "name"):
        choosesTokens(path) ? ["path", "last", "parent"] : []
      default: [String]()
      }
    return names.map { writer.placeholder($0) }
  }

  /// Whether a spec names token files, so that its sections may choose tokens of these.
  mutating func choosesTokens(_ path: String) -> Bool {
    index(of: path)?.keys.contains { $0.parent == nil && $0.name == "tokens" } ?? false
  }

  /// References with their braces, where a value of a spec has not been started: to tokens of the type that it needs.
  mutating func wholeReferences(in path: String, _ place: WritingPlace, _ writer: ItemWriter) -> [CompletionItem] {
    guard Self.type(ofSpecKey: place.keys) != nil, place.keys.count > 1, SpecKeys.takesReference(at: place.keys) else {
      return []
    }
    return references(in: path, place, of: nil, writer)
  }

  /// The same for a value of a token file, or a part of one, of a type.
  mutating func wholeReferences(
    in path: String,
    _ place: WritingPlace,
    of type: TokenType,
    _ writer: ItemWriter
  ) -> [CompletionItem] {
    references(in: path, place, of: type, writer)
  }

  private mutating func references(
    in path: String,
    _ place: WritingPlace,
    of type: TokenType?,
    _ writer: ItemWriter
  ) -> [CompletionItem] {
    let inputs = projects(of: path).flatMap { $0.inputs(of: path) }
    let candidates = references(in: path, place, inputs, of: type).filter(\.hasSameType)
    return candidates.prefix(Completions.maximumItems).map { writer.wholeReference(to: $0.described(by: inputs)) }
  }

  /// The tokens that a file knows: those of the same type as the token that is being written first, then the nearest.
  ///
  /// - Parameter wanted: The type of the value that is being written; nil for that of its token.
  private mutating func references(
    in path: String,
    _ place: WritingPlace,
    _ inputs: [CompiledInput],
    of wanted: TokenType? = nil
  ) -> [Candidate] {
    let own = place.keys.filter { !$0.hasPrefix("$") }
    let ownPath = Array((own.joined(separator: ".") + ".").utf8)
    let type =
      wanted ?? inputs.lazy.compactMap { Self.type(of: own, in: $0.catalog) }.first ?? Self.type(ofSpecKey: own)
    var candidates = place.keys.last == "$extends" ? groups(in: path) : candidates(in: path, inputs, type)
    if let index = index(of: path), index.dialect != .spec {
      let others = namesOfSpecs(in: path)
      candidates.removeAll { Self.isDeclared($0.path, among: others) }
    }
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

  /// Whether a path, or the start of it, is among declared ones.
  private static func isDeclared(_ path: String, among names: Set<UTF8Name>) -> Bool {
    var rest = path[...]
    while true {
      if names.contains(FileIndex.spelling(of: String(rest))) { return true }
      guard let dot = rest.lastIndex(of: ".") else { return false }
      rest = rest[..<dot]
    }
  }

  /// What specs declare, which token files cannot refer to.
  private mutating func namesOfSpecs(in path: String) -> Set<UTF8Name> {
    var names: Set<UTF8Name> = []
    for file in scope(of: path) {
      guard let index = index(of: file), index.dialect == .spec else { continue }
      names.formUnion(index.declarations.keys)
    }
    return names
  }

  /// The type of the token that is being written; nil for a new one.
  static func type(of names: [String], in catalog: Catalog) -> TokenType? {
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
  mutating func candidates(
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
        let own =
          Self.type(ofSpecKey: index.names(of: key)) ?? (text.hasPrefix("#") ? .color : index.type(ofTokenAt: key))
        let hasSameType = type == nil || own == type || own == nil && index.dialect != .spec
        found.append(
          Candidate(path: path, isColor: own == .color, hasSameType: hasSameType, source: .text(text))
        )
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
}

extension EditorSession.Candidate {
  /// The candidate with its value, for those that are shown.
  func described(by inputs: [CompiledInput]) -> Self {
    var described = self
    switch source {
    case .text(let text): described.value = text
    case .token(let token, let input):
      let resolved = inputs[input].catalog.resolved
      let value = try? resolved.value(of: token).value
      // Editors show a swatch for digits.
      let digits = if case .color(let color)? = value { color.value?.hex } else { String?.none }
      described.value = digits ?? value?.short ?? ""
      described.isDeprecated = resolved.tokens.annotations(of: token).deprecated != nil
    }
    return described
  }
}
