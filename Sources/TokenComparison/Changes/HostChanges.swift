internal import TokenModel

/// Offsets for another host. A version without offsets in points needs no host, and may do without.
enum HostChanges {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    let (old, new) = (pair.old.catalog.offsetHost, pair.new.catalog.offsetHost)
    guard old != new, pair.old.catalog.hasOffsetsInPoints, pair.new.catalog.hasOffsetsInPoints else { return [] }
    let codes = pair.codes.pairs.filter { BaselineShift(pair, $0).host != .zero }
    let shifts = codes.map { BaselineShift(pair, $0).host }
    let isVisible = shifts.contains(where: Points.isVisible)
    return [
      pair.finding(
        isVisible ? .hostChanged : .hostRewritten,
        of: Subject(kind: .offsetHost, old: old.rawValue, new: new.rawValue),
        saying: "offsets are for \(name: new.rawValue) instead of \(name: old.rawValue)",
        effects: [Points.shift(shifts) ?? "no text moves by it"],
        values: values(pair, codes),
        codes: codes
      )
    ]
  }

  private static func values(_ pair: CatalogPair, _ codes: [CatalogPair.Numbers]) -> [ValueChange] {
    var baselines = Groups<Pair<FixedDecimal, FixedDecimal>, Void>()
    for numbers in codes {
      guard let before = pair.looks.old[numbers.old].baseline else { continue }
      baselines.add((), to: Pair(one: before, other: before + BaselineShift(pair, numbers).host))
    }
    return baselines.all.map { ValueChange("baseline", from: $0.key.one, to: $0.key.other) }
  }
}

extension Catalog {
  fileprivate var hasOffsetsInPoints: Bool { rows.contains { $0.metrics?.offsetInPoints != nil } }
}
