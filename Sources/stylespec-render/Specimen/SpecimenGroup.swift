internal import StyleTables

/// The codes of one size, mode and family: a row for each color, a column for each weight.
struct SpecimenGroup {
  /// The common properties of its codes; nil for the group of free-standing styles, whose rows have one code each.
  let kind: Kind?
  /// The names of the weights, in the order of the catalog.
  private(set) var weights: [String] = []
  private(set) var rows: [Row] = []

  struct Kind: Hashable {
    let size: String
    let mode: String?
    let family: String?
  }

  struct Row {
    /// The name of the color; nil if it is left open.
    let color: String?
    /// The codes by the name of their weight; those that the spec leaves out are missing.
    var codes: [String: StyleCode]
  }

  /// The codes row by row.
  var codes: [StyleCode] { rows.flatMap { row in weights.compactMap { row.codes[$0] } } }

  /// The first code of a weight.
  func firstCode(weight: String) -> StyleCode? { rows.lazy.compactMap { $0.codes[weight] }.first }

  /// The groups in the order in which they, their colors and their weights first appear; but the modes and families of
  /// a size are adjacent.
  static func groups(of codes: [StyleCode]) -> [SpecimenGroup] {
    var indices: [Kind?: Int] = [:]
    var groups: [SpecimenGroup] = []
    for code in codes {
      let tokens = code.tokens
      let kind = tokens.style == nil ? Kind(size: tokens.size, mode: tokens.mode, family: tokens.family) : nil
      let index = indices[kind, default: groups.count]
      if index == groups.count {
        indices[kind] = index
        groups.append(SpecimenGroup(kind: kind))
      }
      groups[index].add(code, tokens)
    }
    let sizes = groups.map(\.kind?.size)
    let first = sizes.map { sizes.firstIndex(of: $0) ?? 0 }
    return groups.indices.sorted { (first[$0], $0) < (first[$1], $1) }.map { groups[$0] }
  }

  private mutating func add(_ code: StyleCode, _ tokens: StyleTokens) {
    guard kind != nil else {
      weights = [""]
      return rows.append(Row(color: tokens.color, codes: ["": code]))
    }
    if !weights.contains(tokens.weight) { weights.append(tokens.weight) }
    if let row = rows.lastIndex(where: { $0.color == tokens.color }) {
      rows[row].codes[tokens.weight] = code
    } else {
      rows.append(Row(color: tokens.color, codes: [tokens.weight: code]))
    }
  }
}
