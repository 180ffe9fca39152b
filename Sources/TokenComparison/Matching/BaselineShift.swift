internal import TokenModel

/// The downward shift of a code's text in its line box, in points, by cause. All are zero if the text does not move, or
/// if one of the versions lacks line metrics.
struct BaselineShift {
  private(set) var row = FixedDecimal.zero
  private(set) var host = FixedDecimal.zero
  private(set) var family = FixedDecimal.zero

  init(_ pair: CatalogPair, _ numbers: CatalogPair.Numbers) {
    guard let before = pair.looks.old[numbers.old].baseline, let after = pair.looks.new[numbers.new].baseline,
      before != after
    else { return }
    let (old, new) = (pair.old.codes[numbers.old], pair.new.codes[numbers.new])
    let (oldRow, newRow) = (pair.old.catalog.row(of: old), pair.new.catalog.row(of: new))
    guard let metrics = newRow.metrics else { return }
    // As if the font had kept its metrics.
    let between = pair.new.catalog.offsetHost.baseline(
      size: newRow.size.value,
      lineHeight: metrics.lineHeight.value,
      offset: metrics.placement,
      metrics: pair.old.catalog.family(of: old).metrics
    )
    family = after - between
    if Self.isRewritten(oldRow, newRow) { row = between - before } else { host = between - before }
  }

  /// Whether a row's text is positioned differently.
  private static func isRewritten(_ old: TypographyRow, _ new: TypographyRow) -> Bool {
    old.size.value != new.size.value || old.metrics?.lineHeight.value != new.metrics?.lineHeight.value
      || old.metrics?.placement != new.metrics?.placement
  }
}
