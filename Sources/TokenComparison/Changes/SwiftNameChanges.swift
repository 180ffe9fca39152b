internal import TokenModel

/// Changed Swift names of codes with unchanged names, and Swift names that mean other codes.
enum SwiftNameChanges {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    [changed(pair), reused(pair)].compactMap(\.self)
  }

  private static func changed(_ pair: CatalogPair) -> Finding? {
    let codes = pair.codes.pairs.filter { old, new in
      pair.old.names[old].isSame(as: pair.new.names[new])
        && !pair.old.swiftNames[old].isSame(as: pair.new.swiftNames[new])
    }
    guard !codes.isEmpty else { return nil }
    let effect: Wording = .amount(of: codes.map { pair.new.names[$0.new] }) + " spelled otherwise in Swift"
    let (old, new) = (pair.old.catalog.swift.spelling, pair.new.catalog.swift.spelling)
    guard old == new else {
      return pair.finding(
        .swiftNamesChanged,
        of: Subject(kind: .swift, old: old, new: new),
        saying: "Swift names are made by \(name: new) instead of \(name: old)",
        effects: [effect],
        codes: codes
      )
    }
    let message: Wording = "codes that share a Swift name are added, removed or swapped"
    let subject = Subject(kind: .codes, old: nil, new: nil)
    return pair.finding(.swiftNameShifted, of: subject, saying: message, effects: [effect], codes: codes)
  }

  /// Sources with such a name compile as before and show another style.
  private static func reused(_ pair: CatalogPair) -> Finding? {
    guard pair.old.catalog.swift.scope == pair.new.catalog.swift.scope else { return nil }
    let numbers = Dictionary(pair.new.swiftNames.enumerated().map { (UTF8Name($1), $0) }) { first, _ in first }
    let codes = pair.old.codes.indices.compactMap { old -> CatalogPair.Numbers? in
      guard let new = numbers[UTF8Name(pair.old.swiftNames[old])], pair.codes.newOfOld[old] != new,
        pair.looks.old[old] != pair.looks.new[new]
      else { return nil }
      return (old, new)
    }
    guard !codes.isEmpty else { return nil }
    let names = codes.map { pair.new.swiftNames[$0.new] }
    return pair.finding(
      .swiftNameReused,
      of: Subject(kind: .codes, old: nil, new: nil),
      saying: .amount(of: names, "Swift name")
        + " \(codes.count == 1 ? "means a code that looks" : "mean codes that look") different",
      effects: ["sources compile, and show it"],
      codes: codes
    )
  }
}

extension SwiftOptions {
  /// The options of Swift names, as a spec writes them.
  fileprivate var spelling: String {
    prefix.map { "names: \(names.rawValue), prefix: \($0)" } ?? "names: \(names.rawValue)"
  }
}
