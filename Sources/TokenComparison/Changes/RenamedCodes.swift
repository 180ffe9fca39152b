internal import TokenModel

/// Codes that have another name, by what renamed them.
enum RenamedCodes {
  private enum Cause: Hashable {
    case token(old: TokenReference, new: TokenReference)
    case template(isMode: Bool)
    /// None of these: a style, or values that happen to be equal.
    case itself
  }

  static func findings(_ pair: CatalogPair) -> [Finding] {
    var groups = Groups<Cause, CatalogPair.Numbers>()
    for codes in pair.codes.pairs where !pair.old.names[codes.old].isSame(as: pair.new.names[codes.new]) {
      for cause in causes(of: codes, pair) { groups.add(codes, to: cause) }
    }
    return groups.all.map { finding($0.key, $0.members, pair) }
  }

  /// A code that has several causes is in the group of each.
  private static func causes(of codes: CatalogPair.Numbers, _ pair: CatalogPair) -> [Cause] {
    let (old, new) = (pair.old.codes[codes.old], pair.new.codes[codes.new])
    let (oldRow, newRow) = (pair.old.catalog.rows[old.row], pair.new.catalog.rows[new.row])
    guard old.style == nil, new.style == nil, (oldRow.mode == nil) == (newRow.mode == nil) else { return [.itself] }
    let isMode = newRow.mode != nil
    let templates = (pair.old.catalog.template(isMode: isMode), pair.new.catalog.template(isMode: isMode))
    var tokens: [(NameTemplate.Axis, TokenReference, TokenReference)] = [
      (.color, .color(old.color), .color(new.color)), (.weight, .weight(old.weight), .weight(new.weight)),
      (.family, .family(old.family), .family(new.family)),
    ]
    if let one = oldRow.mode, let other = newRow.mode { tokens.append((.mode, .mode(one), .mode(other))) }
    let renamed = tokens.filter { axis, one, other in
      [templates.0, templates.1].contains { $0.parts.contains(.axis(axis)) } && !pair.isSameName(one, other)
    }
    // Codes whose tokens are others altogether only happen to have equal values.
    guard renamed.allSatisfy({ pair.isSame($1, $2) }) else { return [.itself] }
    let causes = renamed.map { Cause.token(old: $1, new: $2) }
    let isRewritten = templates.0 != templates.1
    return isRewritten || causes.isEmpty ? causes + [isRewritten ? .template(isMode: isMode) : .itself] : causes
  }

  private static func finding(_ cause: Cause, _ codes: [CatalogPair.Numbers], _ pair: CatalogPair) -> Finding {
    let effect: Wording = .amount(of: codes.map { pair.old.names[$0.old] }) + " renamed"
    switch cause {
    case .token(let old, let new):
      return pair.finding(.codeRenamed, pair.subject(old, new), pair.renamed(old, new), effects: [effect], codes: codes)
    case .template(let isMode):
      let (old, new) = (pair.old.catalog.template(isMode: isMode), pair.new.catalog.template(isMode: isMode))
      let what: Wording = isMode ? "names in modes are" : "names are"
      return pair.finding(
        .codeRenamed,
        Subject(kind: .template, old: old.text, new: new.text),
        "\(what) made by \(name: new.text) instead of \(name: old.text)",
        effects: [effect],
        codes: codes
      )
    case .itself: return finding(codes, pair)
    }
  }

  private static func finding(_ codes: [CatalogPair.Numbers], _ pair: CatalogPair) -> Finding {
    guard let only = codes.first, codes.count == 1 else {
      let message = Wording(words: "\(codes.count) codes have other names, and the same values")
      return pair.finding(.codeRenamed, Subject(kind: .codes, old: nil, new: nil), message, codes: codes)
    }
    let (old, new) = (pair.old.names[only.old], pair.new.names[only.new])
    let isStyle = pair.new.codes[only.new].style != nil && pair.old.codes[only.old].style != nil
    let subject = Subject(kind: isStyle ? .style : .codes, old: old, new: new)
    return pair.finding(.codeRenamed, subject, "\(name: old) is now \(name: new)", codes: codes)
  }
}

/// Tokens with other names that no code's name tells: those of styles.
enum RenamedTokens {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    let groups = pair.grouped { numbers in token(of: numbers, pair) }
    return groups.map { tokens, codes in
      pair.finding(
        .tokenRenamed,
        pair.subject(tokens.one, tokens.other),
        pair.renamed(tokens.one, tokens.other),
        codes: codes
      )
    }
  }

  private static func token(of numbers: CatalogPair.Numbers, _ pair: CatalogPair) -> Pair<
    TokenReference, TokenReference
  >? {
    let (old, new) = (pair.old.codes[numbers.old], pair.new.codes[numbers.new])
    guard pair.old.names[numbers.old].isSame(as: pair.new.names[numbers.new]) else { return nil }
    let tokens: [(TokenReference, TokenReference)] = [
      (.color(old.color), .color(new.color)), (.weight(old.weight), .weight(new.weight)),
      (.family(old.family), .family(new.family)),
    ]
    return tokens.first { !pair.isSameName($0, $1) && pair.isSame($0, $1) }.map { Pair(one: $0, other: $1) }
  }
}

extension CatalogPair {
  /// Whether two tokens of one kind have one name.
  func isSameName(_ oldToken: TokenReference, _ newToken: TokenReference) -> Bool {
    oldToken.name(in: old.catalog).isSame(as: newToken.name(in: new.catalog))
  }

  /// Whether a token is another one, by name or renamed.
  func isSame(_ oldToken: TokenReference, _ newToken: TokenReference) -> Bool {
    switch (oldToken, newToken) {
    case (.color(let one), .color(let other)): tokens.colors.newOfOld[one] == other
    case (.weight(let one), .weight(let other)): tokens.weights.newOfOld[one] == other
    case (.family(let one), .family(let other)): tokens.families.newOfOld[one] == other
    case (.mode(let one), .mode(let other)): tokens.modes.newOfOld[one] == other
    default: false
    }
  }

  fileprivate func renamed(_ oldToken: TokenReference, _ newToken: TokenReference) -> Wording {
    oldToken.words(in: old.catalog) + " is now \(name: newToken.name(in: new.catalog))"
  }
}

extension Catalog {
  fileprivate func template(isMode: Bool) -> NameTemplate { isMode ? names.mode : names.base }
}

extension NameTemplate {
  /// As a spec writes it.
  fileprivate var text: String { name { "{\($0.rawValue)}" } }
}
