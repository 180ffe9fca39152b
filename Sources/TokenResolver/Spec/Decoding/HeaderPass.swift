internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The sections that only the root has, without the codes.
struct SpecHeader {
  /// Nil for a mistake, which is reported.
  let name: Sourced<String>?
  let swift: SwiftOptions
  let host: OffsetHost?
  /// How lengths become points.
  let lengths: LengthReading
  /// The tokens of token files, with the roles of their modifiers; nil without such.
  let imports: ImportedTokens?
}

/// Decodes the header: takes the root, the tokens of token files and the contexts that the compile chose.
struct HeaderPass: SpecPass {
  let spec: SpecInput
  let root: Fields

  func header(in choice: ContextChoice) -> SpecHeader {
    let name = decodeName()
    let modifiers = decodeContexts(choice)
    let lengths = decodeLengths()
    let imports = spec.imports.flatMap { imports in
      modifiers.map { ImportedTokens(resolved: imports.resolved.with($0), lengths: lengths) }
    }
    return SpecHeader(
      name: name,
      swift: decodeSwift(),
      host: self.choice("offsetHost", of: root),
      lengths: lengths,
      imports: imports
    )
  }

  /// `rootFontSize`: the points in one `rem`.
  private func decodeLengths() -> LengthReading {
    guard root["rootFontSize"] != nil, let size = number("rootFontSize", of: root) else { return .standard }
    return LengthReading(rootFontSize: TokenNumber(size.value))
  }

  /// `name`: the Swift name of the catalog.
  private func decodeName() -> Sourced<String>? {
    guard let node = value("name", of: root),
      let name = scalarText(node, for: "`name`")
    else { return nil }
    guard let problem = SwiftName.problem(withType: name.value) else { return name }
    report(.invalidName(name.value, of: "catalog", because: problem, at: name.origin.range))
    return nil
  }

  /// `swift`: how the generated code looks.
  private func decodeSwift() -> SwiftOptions {
    let standard = SwiftOptions()
    guard let node = root["swift"]?.value,
      let fields = fields(of: node, as: .swift)
    else { return standard }
    return SwiftOptions(
      names: choice("names", of: fields) ?? standard.names,
      prefix: swiftPrefix(fields),
      access: choice("access", of: fields) ?? standard.access,
      scope: choice("scope", of: fields) ?? standard.scope,
      emoji: choice("emoji", of: fields) ?? standard.emoji,
      tokens: flag("tokens", of: fields) ?? standard.tokens
    )
  }

  private func swiftPrefix(_ fields: Fields) -> String? {
    guard let node = fields["prefix"]?.value, let prefix = scalarText(node, for: "`prefix`") else { return nil }
    if let problem = SwiftName.problem(withPrefix: prefix.value) {
      report(.invalidName(prefix.value, of: "prefix", because: problem, at: prefix.origin.range))
    }
    return prefix.value
  }
}

// MARK: Contexts

extension HeaderPass {
  /// `contexts`: the purposes of the token files' modifiers; and the contexts that the compile chose.
  ///
  /// - Returns: The modifiers with their roles; nil without token files.
  private func decodeContexts(_ choice: ContextChoice) -> Modifiers? {
    let entry = root["contexts"]
    if let entry, root["tokens"] == nil, !spec.isEmbedded { report(.needsTokens("contexts", at: range(entry.key))) }
    let entries = entry.map { table($0.value, named: "contexts") } ?? []
    guard var modifiers = spec.imports?.set.modifiers else { return nil }
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
      spec.mistakes.log.diagnostics += [Diagnostic.guessedRole(of: modifiers[id])].compactMap(\.self)
    }
    spec.mistakes.log.diagnostics += choice.apply(
      to: &modifiers,
      otherwiseAt: root["tokens"].map { range($0.value) } ?? start
    )
    return modifiers
  }

  /// A modifier with the role that the spec gives it; nil for a mistake, which is reported.
  private func decodeModifier(_ modifier: Modifier, _ node: NodeID) -> Modifier? {
    guard let (target, _) = follow(node) else { return nil }
    if tree.kind(of: target) == .scalar {
      let roles = ContextMeaning.roles.map(\.rawValue)
      let text = tree.text(of: target)
      guard expect(oneOf: roles, text, for: "`\(modifier.name)`", at: range(target)) else { return nil }
      return Modifier.Role(rawValue: text).map { modifier.with(role: $0) }
    }
    let words = contextWords(of: modifier, in: target)
    // All contexts of a modifier are of one kind, given by the first word.
    if let first = words.first, TextSize(rawValue: first.word.value) != nil {
      return modifier.with(role: .textSize, textSizes: textSizes(words, of: modifier))
    }
    return modifier.with(role: .appearance, appearances: appearances(words, of: modifier))
  }

  /// The words that a spec gives a modifier's contexts. Unknown words are reported.
  private func contextWords(of modifier: Modifier, in node: NodeID) -> [ContextWord] {
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

  private func appearances(
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

  private func textSizes(_ words: [ContextWord], of modifier: Modifier) -> IDTable<ContextKind, TextSize?> {
    var sizes: IDTable<ContextKind, TextSize?> = IDTable(repeating: nil, for: modifier.contexts.indices)
    for entry in words where isWord(entry, of: modifier, among: ContextMeaning.textSizes) {
      sizes[entry.context] = TextSize(rawValue: entry.word.value)
    }
    return sizes
  }

  /// Whether a word is allowed; if not, that is reported.
  private func isWord(_ entry: ContextWord, of modifier: Modifier, among words: [String]) -> Bool {
    expect(oneOf: words, entry.word.value, for: "`\(modifier.contexts[entry.context])`", at: entry.word.origin.range)
  }
}

/// The word that a spec gives a context.
private struct ContextWord {
  let context: ContextID
  let word: Sourced<String>
}
