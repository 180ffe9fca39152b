internal import TokenModel

/// Tokens that are newly deprecated, or no longer. New and removed tokens have their own findings.
enum DeprecationChanges {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    emoji(pair) + tokens(pair)
  }

  private static func tokens(_ pair: CatalogPair) -> [Finding] {
    guard pair.old.outline != nil, pair.new.outline != nil else { return [] }
    let (old, new) = (Deprecations(pair.old), Deprecations(pair.new))
    guard !old.all.isEmpty || !new.all.isEmpty else { return [] }
    let counterparts = Counterparts(pair: pair)
    let added = new.all.compactMap { token, deprecation -> Finding? in
      guard let before = counterparts.old(of: token) else { return nil }
      return finding(before, token, from: old[before], to: deprecation, in: pair)
    }
    let removed = old.all.compactMap { token, deprecation -> Finding? in
      guard let after = counterparts.new(of: token), new[after] == nil else { return nil }
      return finding(token, after, from: deprecation, to: nil, in: pair)
    }
    return added + removed
  }

  private static func finding(
    _ old: ComparedToken,
    _ new: ComparedToken,
    from before: Deprecation?,
    to after: Deprecation?,
    in pair: CatalogPair
  ) -> Finding? {
    guard let (change, verb) = change(before, after) else { return nil }
    let codes = pair.codes.pairs.filter { numbers in
      after == nil
        ? pair.old.hasToken(old, in: pair.old.codes[numbers.old])
        : pair.new.hasToken(new, in: pair.new.codes[numbers.new])
    }
    // Sources name colors without codes.
    guard !codes.isEmpty || new.kind == .color else { return nil }
    return pair.finding(
      change,
      of: pair.subject(old, new),
      saying: new.words(in: pair.new.catalog) + verb,
      effects: after?.reason.map { ["\(name: $0)"] } ?? [],
      codes: codes
    )
  }

  /// Packs and their emoji, which are not tokens of codes.
  private static func emoji(_ pair: CatalogPair) -> [Finding] {
    let packs = pair.emoji.packPairs.compactMap { old, new -> Finding? in
      let subject = Subject(kind: .pack, old: old.name.value, new: new.name.value)
      return emoji(subject, words: new.words, from: old.annotations, to: new.annotations, in: pair)
    }
    let items = pair.emoji.pairs.compactMap { old, new -> Finding? in
      emoji(.emoji(old, new), words: new.words, from: old.item.annotations, to: new.item.annotations, in: pair)
    }
    return packs + items
  }

  private static func emoji(
    _ subject: Subject,
    words: Wording,
    from before: TokenAnnotations,
    to after: TokenAnnotations,
    in pair: CatalogPair
  ) -> Finding? {
    guard let (change, verb) = change(before.deprecation, after.deprecation) else { return nil }
    let advice: [Wording] = after.deprecation?.reason.map { ["\(name: $0)"] } ?? []
    return pair.finding(change, of: subject, saying: words + verb, effects: advice, changes: [])
  }

  /// The change of a deprecation, and the text after the name of its subject; nil for none.
  static func change(_ before: Deprecation?, _ after: Deprecation?) -> (Change, Wording)? {
    switch (before, after) {
    case (nil, _?): (.deprecationAdded, " is deprecated")
    case (_?, nil): (.deprecationRemoved, " is no longer deprecated")
    case (let before?, let after?) where !before.advice.text.isSame(as: after.advice.text):
      (.deprecationChanged, " is deprecated with other advice")
    default: nil
    }
  }
}

/// The counterparts of tokens in the other version.
private struct Counterparts {
  let pair: CatalogPair

  func old(of token: ComparedToken) -> ComparedToken? {
    translated(token, from: pair.new, to: pair.old, codes: pair.codes.oldOfNew) { $0.oldOfNew }
  }

  func new(of token: ComparedToken) -> ComparedToken? {
    translated(token, from: pair.old, to: pair.new, codes: pair.codes.newOfOld) { $0.newOfOld }
  }

  private func translated(
    _ token: ComparedToken,
    from table: CodeTable,
    to other: CodeTable,
    codes: [Int?],
    _ numbers: (AxisMatch) -> [Int?]
  ) -> ComparedToken? {
    switch token {
    case .color(let number): return numbers(pair.tokens.colors)[number].map { .color($0) }
    case .weight(let number): return numbers(pair.tokens.weights)[number].map { .weight($0) }
    case .family(let number): return numbers(pair.tokens.families)[number].map { .family($0) }
    case .mode(let number): return numbers(pair.tokens.modes)[number].map { .mode($0) }
    case .size(let size):
      return other.catalog.rows.contains { $0.size.value == size } ? token : nil
    case .row(let number):
      let row = table.catalog.rows[number]
      guard let mode = row.mode.flatMap({ numbers(pair.tokens.modes)[$0] }) else { return nil }
      return other.catalog.rows.firstIndex { $0.mode == mode && $0.size.value == row.size.value }.map { .row($0) }
    case .typography: return nil
    case .style(let number):
      // The codes of styles come last.
      let code = codes[table.codes.count - table.catalog.styles.count + number]
      return code.flatMap { other.codes[$0].style }.map { .style($0) }
    }
  }
}
