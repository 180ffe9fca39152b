internal import TokenModel

/// What each code of an old version is in the new one.
struct CodeSuccession {
  /// By the number of the old code.
  private(set) var successors: [Successor<Int>] = []
  let pair: CatalogPair
  private let tokens: TokenSuccession
  private let ids: (old: CodeTokenIDs, new: CodeTokenIDs)
  private let written: WrittenSuccessors
  private let deprecations: (old: CodeDeprecations, new: CodeDeprecations)
  private let numbers: (old: [Code: Int], new: [Code: Int])
  private let newRows: [RowKey: Int]

  private struct RowKey: Hashable {
    let size: FixedDecimal
    let mode: Int?
  }

  init(_ pair: CatalogPair, _ tokens: TokenSuccession, _ written: WrittenSuccessors) {
    self.pair = pair
    self.tokens = tokens
    self.written = written
    let (old, new) = (pair.old.catalog, pair.new.catalog)
    ids = (CodeTokenIDs(old), CodeTokenIDs(new))
    deprecations = (CodeDeprecations(old), CodeDeprecations(new))
    numbers = (Self.numbers(of: pair.old), Self.numbers(of: pair.new))
    newRows = Dictionary(
      new.rows.enumerated().map { (RowKey(size: $1.size.value, mode: $1.mode), $0) }
    ) { first, _ in first }
    successors = pair.old.codes.indices.map { successor(of: $0, after: []) }
  }

  private static func numbers(of table: CodeTable) -> [Code: Int] {
    Dictionary(uniqueKeysWithValues: table.codes.enumerated().map { ($1, $0) })
  }

  // MARK: Values

  /// Whether two codes look the same in all contexts.
  func areEqual(_ old: Int, _ new: Int) -> Bool {
    guard pair.looks.old[old] == pair.looks.new[new] else { return false }
    let parts = (
      ids.old.tokens(of: pair.old.codes[old], in: pair.old.catalog),
      ids.new.tokens(of: pair.new.codes[new], in: pair.new.catalog)
    )
    guard parts.0.count == parts.1.count else {
      return parts.0.allSatisfy(isAlone(inOld:)) && parts.1.allSatisfy(isAlone(inNew:))
    }
    guard zip(parts.0, parts.1).allSatisfy(tokens.areEqualInContexts) else { return false }
    let colors = (color(of: old, in: pair.old, ids.old), color(of: new, in: pair.new, ids.new))
    guard let one = colors.0, let other = colors.1 else { return true }
    return tokens.areEqualColors(one, other)
  }

  private func color(of code: Int, in table: CodeTable, _ ids: CodeTokenIDs) -> TokenID? {
    table.catalog.color(of: table.codes[code]).flatMap { ids.colors[$0] }
  }

  /// Whether a token has one value in all contexts.
  private func isAlone(inOld token: TokenID) -> Bool { tokens.pairs.old.resolved.modifiers(of: token).isEmpty }

  private func isAlone(inNew token: TokenID) -> Bool { tokens.pairs.new.resolved.modifiers(of: token).isEmpty }

  private func successor(_ old: Int, _ new: Int, _ cause: SuccessionCause) -> Successor<Int> {
    Successor(new, areEqual(old, new) ? .safe : .appearance, cause)
  }

  // MARK: Search

  private func successor(of code: Int, after seen: [Int]) -> Successor<Int> {
    if let written = written(of: code) { return written }
    if let cause = causeOfOtherTokens(of: code) { return translated(code, cause) }
    if let new = pair.new.numbers[UTF8Name(pair.old.names[code])] { return kept(code, as: new) }
    if let new = advised(by: code, after: seen) { return successor(code, new, .advice) }
    if pair.old.codes[code].combination != nil {
      let translated = translated(code, .renamed)
      if translated.new != nil || !translated.candidates.isEmpty { return translated }
    }
    if let new = pair.codes.newOfOld[code] { return successor(code, settled(new) ?? new, .renamed) }
    return pair.old.codes[code].style == nil ? Successor(none: .gone) : mergedStyle(code)
  }

  private func written(of code: Int) -> Successor<Int>? {
    let name = pair.old.names[code]
    guard let all = written.successors(of: name, found: { pair.new.numbers[UTF8Name($0)] }) else { return nil }
    guard let new = all.only else { return Successor(none: .written, candidates: all) }
    return successor(code, new, .written)
  }

  /// Why the tokens of a code on the axes have others in their place although the names may be there; nil if not.
  private func causeOfOtherTokens(of code: Int) -> SuccessionCause? {
    let causes = ids.old.tokens(of: pair.old.codes[code], in: pair.old.catalog).map { tokens.successors[$0].cause }
    if causes.contains(.written) { return .written }
    return causes.contains(.shifted) ? .shifted : nil
  }

  /// A code that is still there, or what its advice names now.
  private func kept(_ code: Int, as new: Int) -> Successor<Int> {
    guard let deprecation = deprecations.new[pair.new.codes[new]] else { return successor(code, new, .name) }
    guard let replacement = deprecation.onlyReplacement.flatMap({ numbers.new[$0] }) else {
      // What was deprecated like this before is no news.
      let before = deprecations.old[pair.old.codes[code]].map { $0.message(naming: pair.old.catalog.name) }
      if before == deprecation.message(naming: pair.new.catalog.name) { return successor(code, new, .name) }
      return Successor(none: .deprecated)
    }
    return successor(code, replacement, .advice)
  }

  private func settled(_ new: Int) -> Int? {
    deprecations.new[pair.new.codes[new]]?.onlyReplacement.flatMap { numbers.new[$0] }
  }

  /// What the advice of a code that is gone names, which may have another name itself.
  private func advised(by code: Int, after seen: [Int]) -> Int? {
    guard let replacement = deprecations.old[pair.old.codes[code]]?.onlyReplacement.flatMap({ numbers.old[$0] }),
      !seen.contains(replacement)
    else { return nil }
    return successor(of: replacement, after: seen + [code]).new
  }

  // MARK: Parts

  /// The code that is made of the successors of the tokens of another one.
  private func translated(_ code: Int, _ cause: SuccessionCause) -> Successor<Int> {
    guard let combination = pair.old.codes[code].combination else {
      // A style of a typography token is what that token is.
      guard let new = styleOfSuccessor(code) else { return mergedStyle(code) }
      return successor(code, new, cause)
    }
    let parts = PartChoices(
      rows: choices(ofRow: combination.row),
      colors: choices(ofColor: combination.color),
      weights: choices(
        combination.weight,
        ids.old.weights[combination.weight],
        .weight,
        pair.tokens.weights.newOfOld
      ),
      families: familyChoices(combination.family)
    )
    let found = parts.combinations.compactMap { numbers.new[.combination($0)] }
    guard parts.areClear || cause == .written, let new = found.only else {
      return Successor(none: .gone, candidates: found)
    }
    let isMerged = ids.old.tokens(of: pair.old.codes[code], in: pair.old.catalog)
      .contains { tokens.successors[$0].cause == .merged }
    return successor(code, settled(new) ?? new, isMerged ? .merged : cause)
  }

  private func choices(ofRow row: Int) -> PartChoices.Choice<Int> {
    let old = pair.old.catalog.rows[row]
    let token = ids.old.rows[row].map { tokens.successors[$0] }
    let mode = old.mode.map { pair.tokens.modes.newOfOld[$0] }
    if token?.cause != .written, mode != .some(nil),
      let same = newRows[RowKey(size: old.size.value, mode: mode ?? nil)]
    {
      return .clear(same)
    }
    let choice = choice(token, .size)
    return choice.isClear ? choice : .among(nearestRows(to: old.size.value, inMode: mode ?? nil))
  }

  /// The next smaller and the next larger size of a mode.
  private func nearestRows(to size: FixedDecimal, inMode mode: Int?) -> [Int] {
    let rows = pair.new.catalog.rows
    let all = rows.indices.filter { rows[$0].mode == mode }
    let smaller = all.filter { rows[$0].size.value < size }.max { rows[$0].size.value < rows[$1].size.value }
    let larger = all.filter { rows[$0].size.value > size }.min { rows[$0].size.value < rows[$1].size.value }
    return [smaller, larger].compactMap(\.self)
  }

  private func choices(ofColor color: Int?) -> PartChoices.Choice<Int?> {
    if pair.new.catalog.codesLeaveColorOpen { return .clear(nil) }
    guard let color else { return .among([]) }
    switch choices(color, ids.old.colors[color], .color, pair.tokens.colors.newOfOld) {
    case .clear(let new): return .clear(new)
    case .among(let all): return .among(all)
    }
  }

  private func familyChoices(_ family: Int) -> PartChoices.Choice<Int> {
    if pair.new.catalog.familyAxis.count <= 1 { return .clear(0) }
    return choices(family, ids.old.families[family], .family, pair.tokens.families.newOfOld)
  }

  private func choices(
    _ number: Int,
    _ token: TokenID?,
    _ axis: CodePart.Kind,
    _ newOfOld: [Int?]
  ) -> PartChoices.Choice<Int> {
    let successor = token.map { tokens.successors[$0] }
    let choice = choice(successor, axis)
    if choice.isClear || successor != nil { return choice }
    return newOfOld[number].map { .clear($0) } ?? choice
  }

  private func choice(_ successor: Successor<TokenID>?, _ axis: CodePart.Kind) -> PartChoices.Choice<Int> {
    guard let successor else { return .among([]) }
    if let new = successor.new.flatMap({ ids.new.index(of: $0, on: axis) }) { return .clear(new) }
    return .among(successor.candidates.compactMap { ids.new.index(of: $0, on: axis) })
  }

  // MARK: Styles

  private func styleOfSuccessor(_ code: Int) -> Int? {
    let old = pair.old.catalog
    guard let style = pair.old.codes[code].style, let path = old.styles[style].path,
      let token = old.resolved.index[path], let new = tokens.successors[token].new
    else { return nil }
    let newPath = tokens.pairs.new.paths[new]
    let mode = old.styles[style].row.mode.flatMap { pair.tokens.modes.newOfOld[$0] }
    let styles = pair.new.catalog.styles
    let found = styles.firstIndex { $0.path == newPath && $0.row.mode == mode }
    return found.flatMap { numbers.new[.style($0)] }
  }

  /// The only style that looks like one that is gone, or those that are nearest.
  private func mergedStyle(_ code: Int) -> Successor<Int> {
    if let new = styleOfSuccessor(code) { return successor(code, new, .renamed) }
    let styles = pair.new.codes.indices.filter { pair.new.codes[$0].style != nil }
    if let only = styles.filter({ areEqual(code, $0) }).only { return successor(code, only, .merged) }
    let nearest = styles.map { (code: $0, distance: distance(code, $0)) }.sorted {
      ($0.distance.size, $0.distance.weight, $0.code) < ($1.distance.size, $1.distance.weight, $1.code)
    }
    return Successor(none: .gone, candidates: nearest.prefix(3).map(\.code))
  }

  private func distance(_ old: Int, _ new: Int) -> (size: FixedDecimal, weight: Int) {
    let (one, other) = (pair.old.codes[old], pair.new.codes[new])
    let difference = pair.old.catalog.row(of: one).size.value - pair.new.catalog.row(of: other).size.value
    let weights = pair.looks.old[old].weight - pair.looks.new[new].weight
    return (difference < .zero ? .zero - difference : difference, abs(weights))
  }
}

extension CodeDeprecation {
  /// The code to use instead; nil also where advice names several tokens.
  fileprivate var onlyReplacement: Code? {
    parts.contains { $0.annotations.deprecation?.isChoice ?? false } ? nil : replacement
  }
}

/// What may stand for each part of a code that is gone.
private struct PartChoices {
  enum Choice<Index> {
    case clear(Index)
    /// The nearest first.
    case among([Index])

    var all: [Index] {
      switch self {
      case .clear(let index): [index]
      case .among(let indices): indices
      }
    }

    var isClear: Bool { if case .clear = self { true } else { false } }
  }

  let rows: Choice<Int>
  let colors: Choice<Int?>
  let weights: Choice<Int>
  let families: Choice<Int>

  var areClear: Bool { rows.isClear && colors.isClear && weights.isClear && families.isClear }

  var combinations: [Combination] {
    rows.all.flatMap { row in
      colors.all.flatMap { color in
        weights.all.flatMap { weight in
          families.all.map { Combination(row: row, color: color, weight: weight, family: $0) }
        }
      }
    }
  }
}
