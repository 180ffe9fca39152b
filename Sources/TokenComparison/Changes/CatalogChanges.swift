internal import TokenModel

/// Changes of a catalog as a whole.
enum CatalogChanges {
  static func removed(_ table: CodeTable) -> Finding {
    let codes = table.codes.indices.map { CodeChange(old: table.name($0), new: nil) }
    return whole(
      table,
      as: .catalogRemoved,
      saying: "is gone",
      effects: [amount(of: table) + " removed"],
      codes: codes
    )
  }

  /// With its codes: each of them is new.
  static func added(_ table: CodeTable) -> Finding {
    let codes = table.codes.indices.map { CodeChange(old: nil, new: table.name($0)) }
    return whole(table, as: .catalogAdded, saying: "is new", effects: [amount(of: table)], codes: codes)
  }

  /// The number of codes, or of tokens if there is no spec.
  private static func amount(of table: CodeTable) -> Wording {
    guard table.catalog.isOfTokenFiles else { return .amount(of: table.names) }
    let count = table.catalog.tokens.count
    return "\(count) \(count == 1 ? "token" as Wording : "tokens")"
  }

  private static func whole(
    _ table: CodeTable,
    as change: Change,
    saying verb: Wording,
    effects: [Wording],
    codes: [CodeChange]
  ) -> Finding {
    let (name, isGone) = (table.catalog.name.value, change == .catalogRemoved)
    let paths = table.catalog.tokens.indices.map { table.catalog.tokens.path(of: $0).description }
    return Finding(
      change: change,
      catalog: name,
      subject: Subject(
        kind: .catalog,
        old: isGone ? name : nil,
        new: isGone ? nil : name
      ),
      message: "catalog \(name: name) \(verb)",
      effects: effects,
      values: [],
      codes: codes,
      tokens: paths.map { TokenPaths(old: isGone ? $0 : nil, new: isGone ? nil : $0) }
    )
  }

  static func findings(_ pair: CatalogPair) -> [Finding] {
    [renamed(pair), access(pair), scope(pair)].compactMap(\.self)
  }

  private static func renamed(_ pair: CatalogPair) -> Finding? {
    let (old, new) = (pair.old.catalog.name.value, pair.new.catalog.name.value)
    guard !old.isSame(as: new) else { return nil }
    return pair.finding(
      .catalogRenamed,
      of: Subject(kind: .catalog, old: old, new: new),
      saying: "catalog \(name: old) is now \(name: new)",
      effects: ["stored texts and sources name it"],
      codes: pair.codes.pairs
    )
  }

  private static func access(_ pair: CatalogPair) -> Finding? {
    let (old, new) = (pair.old.catalog.swift.access, pair.new.catalog.swift.access)
    guard old != new else { return nil }
    let levels = SwiftOptions.Access.allCases
    let isNarrower = levels.firstIndex(of: old) ?? 0 < levels.firstIndex(of: new) ?? 0
    return pair.finding(
      isNarrower ? .accessNarrowed : .accessWidened,
      of: Subject(kind: .swift, old: old.rawValue, new: new.rawValue),
      saying: "the generated code is \(name: new.rawValue) instead of \(name: old.rawValue)",
      codes: pair.codes.pairs
    )
  }

  private static func scope(_ pair: CatalogPair) -> Finding? {
    let (old, new) = (pair.old.catalog.swift.scope, pair.new.catalog.swift.scope)
    guard old != new else { return nil }
    return pair.finding(
      .scopeChanged,
      of: Subject(kind: .swift, old: old.rawValue, new: new.rawValue),
      saying: "codes are members of \(name: pair.new.scopeName) instead of \(name: pair.old.scopeName)",
      codes: pair.codes.pairs
    )
  }
}
