internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The keys about token files, and the sections that take tokens from them.
extension SpecDecoder {
  /// `rootFontSize`: the points in one `rem`.
  mutating func decodeLengths(_ root: Fields) -> LengthReading {
    guard root["rootFontSize"] != nil, let size = number("rootFontSize", of: root) else { return .standard }
    return LengthReading(rootFontSize: TokenNumber(size.value))
  }

  /// Reports tokens of the spec whose path a token of a token file has.
  mutating func reportRepeatedTokens() {
    guard let imports else { return }
    let set = tokens.set
    for token in set.indices[tokens.importedEnd..<set.endIndex] {
      guard let first = imports.index[set.path(of: token)] else { continue }
      report(.tokenOfFile(set.path(of: token), at: set[token].nameRange, first: set[first].nameRange))
    }
  }

  // MARK: Contexts

  /// `contexts`: what the modifiers of the token files are for; and the contexts that the compile chose.
  mutating func decodeContexts(_ root: Fields, _ choice: ContextChoice) {
    let entry = root["contexts"]
    if let entry, root["tokens"] == nil { report(.needsTokens("contexts", at: range(entry.key))) }
    let entries = entry.map { table($0.value, named: "contexts") } ?? []
    guard var modifiers = imports?.set.modifiers else { return }
    var guessed = Set(modifiers.indices)
    for (key, value) in entries {
      let name = tree.text(of: key)
      guard let id = modifiers.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
        report(.unknownModifier(name, known: modifiers.map(\.name), at: range(key)))
        continue
      }
      guessed.remove(id)
      if let modifier = decodeModifier(modifiers[id], value) { modifiers[id] = modifier }
    }
    for id in guessed.sorted() {
      mistakes.log.diagnostics += [Diagnostic.guessedRole(of: modifiers[id])].compactMap(\.self)
    }
    mistakes.log.diagnostics += choice.apply(
      to: &modifiers,
      otherwiseAt: root["tokens"].map { range($0.value) } ?? start
    )
    imports?.setModifiers(modifiers)
    tokens.setImportedModifiers(modifiers)
  }

  /// A modifier with the role that the spec gives it; nil for a mistake, which is reported.
  private mutating func decodeModifier(_ modifier: Modifier, _ node: NodeID) -> Modifier? {
    guard let (target, _) = follow(node) else { return nil }
    if tree.kind(of: target) == .scalar {
      let roles = ContextMeaning.roles.map(\.rawValue)
      let text = tree.text(of: target)
      guard expect(oneOf: roles, text, for: "`\(modifier.name)`", at: range(target)) else { return nil }
      return Modifier.Role(rawValue: text).map { modifier.with(role: $0) }
    }
    let words = contextWords(of: modifier, in: target)
    // All contexts of a modifier are of one kind, which the first word says.
    if let first = words.first, TextSize(rawValue: first.word.value) != nil {
      return modifier.with(role: .textSize, textSizes: textSizes(words, of: modifier))
    }
    return modifier.with(role: .appearance, appearances: appearances(words, of: modifier))
  }

  /// The words that a spec has for contexts of a modifier. Those that are no words for contexts are reported.
  private mutating func contextWords(of modifier: Modifier, in node: NodeID) -> [ContextWord] {
    var words: [ContextWord] = []
    for (key, value) in table(node, named: "contexts.\(modifier.name)") {
      let name = tree.text(of: key)
      guard let context = modifier.contexts.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
        report(.unknownContext(name, of: modifier, at: range(key)))
        continue
      }
      guard let word = scalarText(value, for: "`\(name)`"),
        expect(oneOf: ContextMeaning.words, word.value, for: "`\(name)`", at: word.origin.range)
      else { continue }
      words.append(ContextWord(context: context, word: word))
    }
    return words
  }

  private mutating func appearances(
    _ words: [ContextWord],
    of modifier: Modifier
  ) -> IDTable<ContextKind, ContextAppearance> {
    var meanings = IDTable(repeating: ContextAppearance(), for: modifier.contexts.indices)
    for entry in words where isWord(entry, of: modifier, among: ContextMeaning.appearances.map(\.word)) {
      let meaning = ContextMeaning.appearances.first { $0.word == entry.word.value }?.meaning
      meanings[entry.context] = meaning ?? meanings[entry.context]
    }
    return meanings
  }

  private mutating func textSizes(_ words: [ContextWord], of modifier: Modifier) -> IDTable<ContextKind, TextSize?> {
    var sizes: IDTable<ContextKind, TextSize?> = IDTable(repeating: nil, for: modifier.contexts.indices)
    for entry in words where isWord(entry, of: modifier, among: ContextMeaning.textSizes) {
      sizes[entry.context] = TextSize(rawValue: entry.word.value)
    }
    return sizes
  }

  /// Whether a word is one of some; if not, that is reported.
  private mutating func isWord(_ entry: ContextWord, of modifier: Modifier, among words: [String]) -> Bool {
    expect(oneOf: words, entry.word.value, for: "`\(modifier.contexts[entry.context])`", at: entry.word.origin.range)
  }

  // MARK: Sections

  /// Whether the spec must have the axes of codes: not if typography tokens make its styles.
  func needsAxes() -> Bool {
    let hasAxes = !mappings(of: .typography).isEmpty || !mappings(of: .modes).isEmpty
    let hasTokens = imports != nil || lacksTokens
    return hasAxes || !takesTokens(.styles) || !hasTokens
  }

  /// Whether a section takes tokens of token files.
  func takesTokens(_ section: RootKey) -> Bool {
    mappings(of: section).contains { tree.value(named: TokenSelection.fromKey, in: $0) != nil }
  }

  /// Separates the keys that choose tokens of token files from the other entries of a section.
  ///
  /// - Returns: The choice, nil without one; and the other entries.
  mutating func selection(
    in section: RootKey,
    of entries: [(key: NodeID, value: NodeID)]
  ) -> (selection: TokenSelection?, entries: [(key: NodeID, value: NodeID)]) {
    guard let from = entries.first(where: { tree.text(of: $0.key) == TokenSelection.fromKey }) else {
      return (nil, entries)
    }
    guard imports != nil || lacksTokens else {
      // A style is a mapping; any other token may have this name.
      guard section == .styles, tree.kind(of: from.value) != .mapping else { return (nil, entries) }
      report(.needsTokens(TokenSelection.fromKey, at: range(from.key)))
      return (nil, entries.filter { $0.key != from.key })
    }
    let keys = SpecRecord.selection(in: section).keyNames
    let own = entries.filter { !keys.contains(tree.text(of: $0.key)) }
    declared[section] = AxisNames(own.map { tree.text(of: $0.key) })
    let name = entries.first { tree.text(of: $0.key) == TokenSelection.nameKey }
    let color = section == .styles ? entries.first { tree.text(of: $0.key) == RootKey.color.rawValue } : nil
    let patterns = pathPatterns(from.value)
    let template = name.flatMap { pathTemplate($0.value) } ?? .standard
    return (TokenSelection(patterns: patterns, template: template, color: color?.value), own)
  }

  /// One pattern of paths, or a list of some.
  private mutating func pathPatterns(_ node: NodeID) -> [Sourced<PathPattern>] {
    let nodes = patternNodes(node)?.nodes ?? []
    return nodes.compactMap { node in
      guard expect(.scalar, node, for: "a pattern") else { return nil }
      return Sourced(PathPattern(tree.text(of: node)), from: Origin(range(node)))
    }
  }

  private mutating func pathTemplate(_ node: NodeID) -> PathTemplate? {
    guard let pieces = templatePieces(node) else { return nil }
    var parts: [PathTemplate.Part] = []
    for piece in pieces {
      switch piece {
      case .literal(let text): parts.append(.literal(text))
      case .placeholder(let name):
        guard let placeholder = PathTemplate.Placeholder(rawValue: name) else {
          let allowed = PathTemplate.Placeholder.allCases.map(\.rawValue)
          report(.unknownPlaceholder(name, allowed: allowed, at: range(node)))
          return nil
        }
        parts.append(.placeholder(placeholder))
      case .unclosed:
        report(.unclosedPlaceholder(at: range(node)))
        return nil
      }
    }
    return PathTemplate(parts: parts)
  }

  // MARK: Tokens

  /// The tokens of a type that a selection chooses, in the order of the files, with their names in the spec. Patterns
  /// without a token and names that cannot be are reported.
  mutating func chosenTokens(
    _ selection: TokenSelection,
    of type: TokenType,
    named what: String
  ) -> [(token: TokenID, name: Sourced<String>)] {
    guard let set = imports?.set else { return [] }
    var matched = Set<Int>()
    var chosen: [(token: TokenID, name: Sourced<String>)] = []
    for token in set.indices where set.type(of: token) == type {
      let path = set.path(of: token)
      let matches = selection.patterns.indices.filter { selection.patterns[$0].value.matches(path) }
      matched.formUnion(matches)
      guard let first = matches.first else { continue }
      let name = selection.template.name(of: path, without: selection.patterns[first].value.fixedCount)
      let place = set[token].nameRange
      if let problem = TokenName.problem(with: name) {
        report(.invalidName(name, of: what, because: problem, at: place))
      } else {
        chosen.append((token, Sourced(name, from: Origin(place))))
      }
    }
    for (index, pattern) in selection.patterns.enumerated() where !matched.contains(index) {
      let paths = set.indices.lazy.filter { set.type(of: $0) == type }.map { set.path(of: $0).description }
      report(.unmatchedPath(type, examples: Array(paths.prefix(3)), at: pattern.origin.range))
    }
    return chosen
  }

  /// Reports tokens of a section whose names are equal, one of them from a token file.
  mutating func reportRepeated(_ names: [Sourced<String>], in section: RootKey) {
    var places: [UTF8Name: SourceRange] = [:]
    for name in names {
      guard let first = places.updateValue(name.origin.range, forKey: UTF8Name(Array(name.value.utf8)[...])) else {
        continue
      }
      report(.duplicateToken(name.value, in: section.rawValue, at: name.origin.range, first: first))
    }
  }
}

/// What a spec says of a context, in a word.
private struct ContextWord {
  let context: ContextID
  let word: Sourced<String>
}
