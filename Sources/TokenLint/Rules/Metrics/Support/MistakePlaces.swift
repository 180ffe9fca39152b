internal import TokenDiagnostics
internal import TokenModel

/// Chooses the locations of findings about row values.
///
/// A value that does not fit its row's size may be written in a row of another size, where it is right. Then the
/// reference is the mistake. If the value is also wrong there, for the same reason, it is one mistake, and is reported
/// there.
struct MistakePlaces {
  private var seen: Set<Mistake> = []

  /// The location and notes of a mistake in a row; nil if that mistake has been reported. Rows must come in the order
  /// of ``Catalog/measuredRows(from:)``.
  mutating func place(of value: Sourced<FixedDecimal>, in row: MeasuredRow) -> (range: SourceRange, notes: [Note])? {
    let mistake = { place in Mistake(place: place, size: row.size.value, lineHeight: row.metrics.lineHeight.value) }
    let (origin, place) = (value.origin, value.place)
    guard !seen.contains(mistake(origin.range)), !origin.references.contains(where: { seen.contains(mistake($0)) })
    else { return nil }
    seen.insert(mistake(place))
    if origin.references.isEmpty { return (place, []) }
    return (place, [Note("this is the value that the reference leads to", at: origin.range)])
  }

  private struct Mistake: Hashable {
    let place: SourceRange
    let size: FixedDecimal
    let lineHeight: FixedDecimal
  }
}

extension Sourced {
  /// The location in the row that has the value: the value, or the first reference to it.
  var place: SourceRange { origin.references.first ?? origin.range }
}
