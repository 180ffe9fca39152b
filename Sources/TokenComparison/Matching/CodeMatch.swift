internal import TokenModel

/// The counterparts of codes in the other version: by name; else by the typography token that a style is made from, or
/// by the tokens on the axes, if those or the template were renamed; else by equal values.
struct CodeMatch {
  /// By the number of an old code; nil for a removed one.
  private(set) var newOfOld: [Int?]
  /// By the number of a new code; nil for a new one.
  private(set) var oldOfNew: [Int?]

  init(from old: CodeTable, to new: CodeTable, tokens: TokenMatch, looks: (old: [CodeLook], new: [CodeLook])) {
    newOfOld = old.names.map { new.numbers[UTF8Name($0)] }
    oldOfNew = new.names.map { _ in nil }
    for (number, other) in newOfOld.enumerated() { if let other { oldOfNew[other] = number } }
    if newOfOld.contains(nil), oldOfNew.contains(nil) {
      pairByPath(old, new)
      pairByTokens(from: old, to: new, tokens: tokens)
      // A style is first looked for among styles, and a code of a mode among those of modes.
      let kinds = (old: old.codes.map { old.kind(of: $0) }, new: new.codes.map { new.kind(of: $0) })
      let kindred = (old: zip(looks.old, kinds.old).map(Pair.init), new: zip(looks.new, kinds.new).map(Pair.init))
      pairByValue(old, new, values: kindred)
      pairByValue(old, new, values: looks)
    }
  }

  /// One pair alone, of codes that may have nothing to do with each other.
  init(pairing old: Int, with new: Int, of counts: (old: Int, new: Int)) {
    newOfOld = Array(repeating: nil, count: counts.old)
    oldOfNew = Array(repeating: nil, count: counts.new)
    pair(old, new)
  }

  /// The numbers of codes that are in both, in the order of the new ones.
  var pairs: [(old: Int, new: Int)] { oldOfNew.enumerated().compactMap { new, old in old.map { ($0, new) } } }

  var removed: [Int] { newOfOld.indices.filter { newOfOld[$0] == nil } }

  var added: [Int] { oldOfNew.indices.filter { oldOfNew[$0] == nil } }

  private mutating func pair(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  /// Pairs the styles of one typography token, in one mode.
  private mutating func pairByPath(_ old: CodeTable, _ new: CodeTable) {
    let items = { (numbers: [Int], table: CodeTable) in
      numbers.compactMap { number in
        table.typography(ofStyle: table.codes[number]).map {
          EqualValues.Item(id: number, name: table.names[number], value: $0)
        }
      }
    }
    for (old, new) in EqualValues.pairs(items(removed, old), items(added, new)) { pair(old, new) }
  }

  /// Styles of typography tokens have their own sizes, and are left out.
  private mutating func pairByTokens(from old: CodeTable, to new: CodeTable, tokens: TokenMatch) {
    let usesFamily = [old, new].contains { $0.catalog.familyAxis.count > 1 }
    let gone = removed.compactMap { number in
      AxisTokens(old.codes[number], in: old.catalog, usesFamily: usesFamily)?.translated(by: tokens)
        .map { EqualValues.Item(id: number, name: old.names[number], value: $0) }
    }
    let added = added.compactMap { number in
      AxisTokens(new.codes[number], in: new.catalog, usesFamily: usesFamily)
        .map { EqualValues.Item(id: number, name: new.names[number], value: $0) }
    }
    for (old, new) in EqualValues.pairs(gone, added) { pair(old, new) }
  }

  private mutating func pairByValue<Value: Hashable>(
    _ old: CodeTable,
    _ new: CodeTable,
    values: (old: [Value], new: [Value])
  ) {
    let gone = removed.map { EqualValues.Item(id: $0, name: old.names[$0], value: values.old[$0]) }
    let added = added.map { EqualValues.Item(id: $0, name: new.names[$0], value: values.new[$0]) }
    for (old, new) in EqualValues.pairs(gone, added) { pair(old, new) }
  }
}

extension CodeTable {
  /// The path of the typography token that a style is made from, and the name of its mode; nil for another code.
  fileprivate func typography(ofStyle code: Code) -> Pair<TokenPath, UTF8Name?>? {
    guard let path = code.style.flatMap({ catalog.styles[$0].path }) else { return nil }
    return Pair(one: path, other: catalog.row(of: code).mode.map { UTF8Name(catalog.modes[$0].value) })
  }

  /// Whether a code is a style, and whether it has a mode.
  fileprivate func kind(of code: Code) -> Pair<Bool, Bool> {
    Pair(one: code.style != nil, other: catalog.row(of: code).mode != nil)
  }
}

/// The tokens of a code. No two codes of the axes have the same tokens.
private struct AxisTokens: Hashable {
  let isStyle: Bool
  let size: FixedDecimal
  let mode: Int?
  /// Nil for a color that is left open, which is the counterpart of no color.
  let color: Int?
  let weight: Int
  /// Nil if names do not tell families apart: then a code with another family is the same code.
  let family: Int?
}

extension AxisTokens {
  /// Nil for a code with a part that is on no axis.
  init?(_ code: Code, in catalog: Catalog, usesFamily: Bool) {
    let tokens = catalog.tokens(of: code)
    guard let row = tokens.row, let weight = tokens.weight, let family = tokens.family else { return nil }
    self.init(
      isStyle: code.style != nil,
      size: catalog.rows[row].size.value,
      mode: catalog.rows[row].mode,
      color: tokens.color,
      weight: weight,
      family: usesFamily || code.style != nil ? family : nil
    )
  }

  /// With the numbers of the other version; nil if a token was removed.
  func translated(by tokens: TokenMatch) -> AxisTokens? {
    let newMode = mode.flatMap { tokens.modes.newOfOld[$0] }
    let newColor = color.flatMap { tokens.colors.newOfOld[$0] }
    let newFamily = family.flatMap { tokens.families.newOfOld[$0] }
    guard let weight = tokens.weights.newOfOld[weight], (color == nil) == (newColor == nil),
      (mode == nil) == (newMode == nil), (family == nil) == (newFamily == nil)
    else { return nil }
    return AxisTokens(isStyle: isStyle, size: size, mode: newMode, color: newColor, weight: weight, family: newFamily)
  }
}
