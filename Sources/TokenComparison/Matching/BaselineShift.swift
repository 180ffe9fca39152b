internal import TokenModel

/// How much lower the text of a code sits in its line box, in points, by what caused it. All are zero when the text stays,
/// whatever was rewritten, and where one of the versions has no line metrics.
struct BaselineShift {
  private(set) var row = FixedDecimal.zero
  private(set) var host = FixedDecimal.zero
  private(set) var family = FixedDecimal.zero

  init(_ pair: CatalogPair, _ numbers: CatalogPair.Numbers) {
    guard let before = pair.looks.old[numbers.old].baseline, let after = pair.looks.new[numbers.new].baseline,
      before != after
    else { return }
    let (old, new) = (pair.old.codes[numbers.old], pair.new.codes[numbers.new])
    let (oldRow, newRow) = (pair.old.catalog.rows[old.row], pair.new.catalog.rows[new.row])
    guard let metrics = newRow.metrics else { return }
    // As if the font had kept its metrics.
    let between = pair.new.catalog.offsetHost.baseline(
      size: newRow.size.value,
      lineHeight: metrics.lineHeight.value,
      offset: metrics.baselineOffset.value,
      metrics: pair.old.catalog.families[old.family].metrics
    )
    family = after - between
    if Self.isRewritten(oldRow, newRow) { row = between - before } else { host = between - before }
  }

  /// Whether a row says something else about where text sits.
  private static func isRewritten(_ old: TypographyRow, _ new: TypographyRow) -> Bool {
    old.size.value != new.size.value || old.metrics?.lineHeight.value != new.metrics?.lineHeight.value
      || old.metrics?.baselineOffset.value != new.metrics?.baselineOffset.value
  }
}
