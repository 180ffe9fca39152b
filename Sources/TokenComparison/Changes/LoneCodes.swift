internal import TokenModel

/// Codes of one version only, by the tokens of that version only.
enum LoneCodes {
  static func removed(_ pair: CatalogPair) -> [Finding] {
    let side = LoneSide(pair.old, against: pair.new, newer: pair.new) { pair.tokens[$0]?.newOfOld }
    let deprecations = Deprecations(pair.old)
    return groups(pair.codes.removed, side).map { cause, codes in
      let codeNames = codes.map { pair.old.names[$0] }
      let (token, message) = words(
        for: cause,
        names: codeNames,
        on: side,
        verb: (one: "is gone", many: "are gone"),
        left: "left out"
      )
      let note = token.flatMap { deprecations.note(on: $0) }
      let amount: Wording? = cause.isShared ? .amount(of: codeNames) + " removed" : nil
      return pair.finding(
        .codeRemoved,
        of: Subject(kind: token?.kind ?? cause.kind, old: token?.name(in: pair.old.catalog), new: nil),
        saying: message,
        effects: [amount, note].compactMap(\.self),
        changes: codes.map { CodeChange(old: pair.old.name($0), new: nil) }
      )
    }
  }

  static func added(_ pair: CatalogPair) -> [Finding] {
    let side = LoneSide(pair.new, against: pair.old, newer: pair.new) { pair.tokens[$0]?.oldOfNew }
    return groups(pair.codes.added, side).map { cause, codes in
      let codeNames = codes.map { pair.new.names[$0] }
      let verb: (Wording, Wording) = ("is new", "are new")
      let (token, message) = words(for: cause, names: codeNames, on: side, verb: verb, left: "no longer left out")
      return pair.finding(
        .codeAdded,
        of: Subject(kind: token?.kind ?? cause.kind, old: nil, new: token?.name(in: pair.new.catalog)),
        saying: message,
        effects: cause.isShared ? [.amount(of: codeNames) + (cause == .colorAxis ? " added" : "")] : [],
        changes: codes.map { CodeChange(old: nil, new: pair.new.name($0)) }
      )
    }
  }

  /// A code with several causes is in the group of each.
  private static func groups(_ numbers: [Int], _ side: LoneSide) -> [(key: LoneCause, members: [Int])] {
    var groups = Groups<LoneCause, Int>()
    for number in numbers {
      let code = side.table.codes[number]
      guard let combination = code.combination else {
        groups.add(number, to: .styles)
        continue
      }
      let tokens = side.loneTokens(of: combination)
      if side.leavesColorOpenNow != nil {
        groups.add(number, to: .colorAxis)
      } else if tokens.isEmpty {
        groups.add(number, to: .selection)
      }
      for token in tokens { groups.add(number, to: .token(token)) }
    }
    return groups.all
  }

  /// The one token of the group, if there is one, and the change.
  private static func words(
    for cause: LoneCause,
    names: [String],
    on side: LoneSide,
    verb: (one: Wording, many: Wording),
    left: Wording
  ) -> (ComparedToken?, Wording) {
    switch cause {
    case .token(let token): return (token, token.words(in: side.table.catalog) + " \(verb.one)")
    case .styles:
      let style = names.count == 1 ? side.style(named: names[0]) : nil
      let what: Wording = style?.words(in: side.table.catalog) ?? .amount(of: names, "style")
      return (style, what + " \(names.count == 1 ? verb.one : verb.many)")
    case .colorAxis:
      return (nil, side.leavesColorOpenNow == true ? "codes now leave their color open" : "codes now have a color")
    case .selection: return (nil, .amount(of: names) + " \(names.count == 1 ? "is" : "are") \(left)")
    }
  }
}

/// The reason for codes in one version only.
private enum LoneCause: Hashable {
  case token(ComparedToken)
  /// Free-standing ones: each is its own cause.
  case styles
  /// Codes leave their color open in one version only, and so have other names.
  case colorAxis
  /// All tokens are in both versions: `only` or `except` of `codes` excludes the code in one.
  case selection

  /// Whether the message names the cause, and not the codes.
  var isShared: Bool {
    switch self {
    case .token, .colorAxis: true
    case .styles, .selection: false
    }
  }

  /// The subject of a group without one token.
  var kind: Subject.Kind { self == .styles ? .style : .codes }
}

/// The version with the codes, and the tokens that the other one lacks.
private struct LoneSide {
  let table: CodeTable
  /// Whether the newer version leaves the color of its codes open; nil if both versions do, or none, or if names do not
  /// change by it.
  let leavesColorOpenNow: Bool?
  private let isColorShared: Bool
  private let sizes: Set<FixedDecimal>
  private let rows: Set<Pair<FixedDecimal, Int?>>
  private let counterparts: (NameTemplate.Axis) -> [Int?]?

  /// `counterparts` gives the other version's number of each token on an axis.
  init(
    _ table: CodeTable,
    against other: CodeTable,
    newer: CodeTable,
    counterparts: @escaping (NameTemplate.Axis) -> [Int?]?
  ) {
    self.table = table
    isColorShared = table.catalog.codesLeaveColorOpen == other.catalog.codesLeaveColorOpen
    let (names, otherNames) = (table.catalog.names, other.catalog.names)
    let areNamesShared = names.base == otherNames.base && names.mode == otherNames.mode
    leavesColorOpenNow = isColorShared || areNamesShared ? nil : newer.catalog.codesLeaveColorOpen
    self.counterparts = counterparts
    let tables = other.catalog.rows
    sizes = Set(tables.map(\.size.value))
    rows = Set(tables.map { Pair(one: $0.size.value, other: $0.mode) })
  }

  /// The tokens of a code that the other version does not have; no color if codes leave it open in one of the two.
  func loneTokens(of code: Combination) -> [ComparedToken] {
    let row = table.catalog.rows[code.row]
    let axes: [(NameTemplate.Axis, Int?, (Int) -> ComparedToken)] = [
      (.color, isColorShared ? code.color : nil, { .color($0) }), (.weight, code.weight, { .weight($0) }),
      (.family, usesFamily ? code.family : nil, { .family($0) }), (.mode, row.mode, { .mode($0) }),
    ]
    let lone = axes.compactMap { axis, number, token -> ComparedToken? in
      guard let number, let counterparts = counterparts(axis), counterparts[number] == nil else { return nil }
      return token(number)
    }
    if !sizes.contains(row.size.value) { return lone + [.size(row.size.value)] }
    guard let mode = mode(of: row) else { return lone }
    return rows.contains(Pair(one: row.size.value, other: mode)) ? lone : lone + [.row(code.row)]
  }

  /// The other version's number of a row's mode; nil if it lacks the mode.
  private func mode(of row: TypographyRow) -> Int?? {
    guard let mode = row.mode else { return .some(nil) }
    guard let other = counterparts(.mode)?[mode] else { return nil }
    return other
  }

  private var usesFamily: Bool { table.catalog.familyAxis.count > 1 }

  func style(named name: String) -> ComparedToken? {
    table.catalog.styles.firstIndex { $0.name.value.isSame(as: name) }.map { .style($0) }
  }
}
