internal import TokenModel

/// Renamed codes, by the cause.
enum RenamedCodes {
  private enum Cause: Hashable {
    case token(old: ComparedToken, new: ComparedToken)
    case template(isMode: Bool)
    /// None of these: a style, or values that happen to be equal.
    case itself
  }

  static func findings(_ pair: CatalogPair) -> [Finding] {
    var groups = Groups<Cause, CatalogPair.Numbers>()
    for codes in pair.codes.pairs where !pair.old.names[codes.old].isSame(as: pair.new.names[codes.new]) {
      for cause in causes(of: codes, pair) { groups.add(codes, to: cause) }
    }
    return groups.all.map { finding(of: $0.key, codes: $0.members, in: pair) }
  }

  /// A code with several causes is in the group of each.
  private static func causes(of codes: CatalogPair.Numbers, _ pair: CatalogPair) -> [Cause] {
    let (old, new) = (pair.old.codes[codes.old], pair.new.codes[codes.new])
    let (oldRow, newRow) = (pair.old.catalog.row(of: old), pair.new.catalog.row(of: new))
    guard old.style == nil, new.style == nil, (oldRow.mode == nil) == (newRow.mode == nil) else { return [.itself] }
    let isMode = newRow.mode != nil
    let templates = (pair.old.catalog.template(isMode: isMode), pair.new.catalog.template(isMode: isMode))
    let renamed = pair.namedTokens(of: codes).filter { one, other in
      [templates.0, templates.1].contains { $0.tells(one) } && !pair.isSameName(one, other)
    }
    // The values of codes without a common token are equal by chance.
    guard renamed.allSatisfy({ pair.isSame($0.old, $0.new) }) else { return [.itself] }
    let causes = renamed.map { Cause.token(old: $0.old, new: $0.new) }
    let isRewritten = templates.0 != templates.1
    // If a mode's template only follows the other one, that one is the cause.
    let follows = [pair.old.catalog.names, pair.new.catalog.names].allSatisfy { $0.mode == $0.base.withMode }
    if isRewritten { return causes + [.template(isMode: isMode && !follows)] }
    return causes.isEmpty ? [.itself] : causes
  }

  private static func finding(of cause: Cause, codes: [CatalogPair.Numbers], in pair: CatalogPair) -> Finding {
    let effect: Wording = .amount(of: codes.map { pair.old.names[$0.old] }) + " renamed"
    switch cause {
    case .token(let old, let new):
      return pair.finding(
        .codeRenamed,
        of: pair.subject(old, new),
        saying: pair.renamed(old, new),
        effects: [effect],
        codes: codes
      )
    case .template(let isMode):
      let (old, new) = (pair.old.catalog.template(isMode: isMode), pair.new.catalog.template(isMode: isMode))
      let what: Wording = isMode ? "names in modes are" : "names are"
      return pair.finding(
        .codeRenamed,
        of: Subject(kind: .template, old: old.text, new: new.text),
        saying: "\(what) made by \(name: new.text) instead of \(name: old.text)",
        effects: [effect],
        codes: codes
      )
    case .itself: return finding(codes, pair)
    }
  }

  private static func finding(_ codes: [CatalogPair.Numbers], _ pair: CatalogPair) -> Finding {
    guard let only = codes.first, codes.count == 1 else {
      // Styles of a typography token are paired whatever their values.
      let areSame = codes.allSatisfy { pair.looks.old[$0.old] == pair.looks.new[$0.new] }
      let message = Wording(words: "\(codes.count) codes have other names" + (areSame ? ", and the same values" : ""))
      let subject = Subject(kind: .codes, old: nil, new: nil)
      return pair.finding(.codeRenamed, of: subject, saying: message, codes: codes)
    }
    let (old, new) = (pair.old.names[only.old], pair.new.names[only.new])
    let isStyle = pair.new.codes[only.new].style != nil && pair.old.codes[only.old].style != nil
    let subject = Subject(kind: isStyle ? .style : .codes, old: old, new: new)
    return pair.finding(.codeRenamed, of: subject, saying: "\(name: old) is now \(name: new)", codes: codes)
  }
}

/// Renamed tokens that no code's name contains: those of styles, including those of token files. Colors have their own
/// findings.
enum RenamedTokens {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    var groups = Groups<Pair<ComparedToken, ComparedToken>, CatalogPair.Numbers>()
    for codes in pair.codes.pairs where pair.old.names[codes.old].isSame(as: pair.new.names[codes.new]) {
      for (old, new) in pair.namedTokens(of: codes)
      where old.kind != .color && !pair.isSameName(old, new) && pair.isSame(old, new) {
        groups.add(codes, to: Pair(one: old, other: new))
      }
      if let tokens = pair.renamedTypography(of: codes) { groups.add(codes, to: tokens) }
    }
    return groups.all.map { tokens, codes in
      let (old, new) = (tokens.one, tokens.other)
      return pair.finding(.tokenRenamed, of: pair.subject(old, new), saying: pair.renamed(old, new), codes: codes)
    }
  }
}

extension CatalogPair {
  /// The named tokens of a code, before and after.
  fileprivate func namedTokens(of codes: Numbers) -> [(old: ComparedToken, new: ComparedToken)] {
    let modes = (
      old.catalog.row(of: old.codes[codes.old]).mode, new.catalog.row(of: new.codes[codes.new]).mode
    )
    let (old, new) = axisTokens(of: codes)
    let mode = modes.0.flatMap { one in modes.1.map { (old: ComparedToken.mode(one), new: ComparedToken.mode($0)) } }
    // A color that is left open has no name.
    let color = old.color.flatMap { one in
      new.color.map { (old: ComparedToken.color(one), new: ComparedToken.color($0)) }
    }
    let weight = old.weight.flatMap { one in
      new.weight.map { (old: ComparedToken.weight(one), new: ComparedToken.weight($0)) }
    }
    let family = old.family.flatMap { one in
      new.family.map { (old: ComparedToken.family(one), new: ComparedToken.family($0)) }
    }
    return [color, weight, family, mode].compactMap(\.self)
  }

  /// The typography tokens of a style, before and after, if its name stayed and the token has another path.
  fileprivate func renamedTypography(of codes: Numbers) -> Pair<ComparedToken, ComparedToken>? {
    let tokens = metrics(of: codes)
    guard case (.typography, .typography) = (tokens.one, tokens.other), !isSameName(tokens.one, tokens.other) else {
      return nil
    }
    return tokens
  }

  /// Whether two tokens of one kind have one name.
  func isSameName(_ oldToken: ComparedToken, _ newToken: ComparedToken) -> Bool {
    oldToken.name(in: old.catalog).isSame(as: newToken.name(in: new.catalog))
  }

  /// Whether a token is the counterpart of another one.
  func isSame(_ oldToken: ComparedToken, _ newToken: ComparedToken) -> Bool {
    switch (oldToken, newToken) {
    case (.color(let one), .color(let other)): tokens.colors.newOfOld[one] == other
    case (.weight(let one), .weight(let other)): tokens.weights.newOfOld[one] == other
    case (.family(let one), .family(let other)): tokens.families.newOfOld[one] == other
    case (.mode(let one), .mode(let other)): tokens.modes.newOfOld[one] == other
    default: false
    }
  }

  func renamed(_ oldToken: ComparedToken, _ newToken: ComparedToken) -> Wording {
    oldToken.words(in: old.catalog) + " is now \(name: newToken.name(in: new.catalog))"
  }
}

extension Catalog {
  fileprivate func template(isMode: Bool) -> NameTemplate { isMode ? names.mode : names.base }
}

extension NameTemplate {
  /// Whether names of codes contain the name of a token.
  fileprivate func tells(_ token: ComparedToken) -> Bool {
    switch token.kind {
    case .color: parts.contains(.axis(.color))
    case .weight: parts.contains(.axis(.weight))
    case .family: parts.contains(.axis(.family))
    case .mode: parts.contains(.axis(.mode))
    default: false
    }
  }

  /// As a spec writes it.
  fileprivate var text: String { name { "{\($0.rawValue)}" } }
}
