internal import TokenModel

/// Changed weights and families.
enum FontChanges {
  static func findings(_ pair: CatalogPair) -> [Finding] { weights(pair) + families(pair) }

  private static func weights(_ pair: CatalogPair) -> [Finding] {
    let groups = pair.grouped { numbers -> Cause? in
      guard pair.looks.old[numbers.old].weight != pair.looks.new[numbers.new].weight else { return nil }
      let (old, new) = pair.axisTokens(of: numbers)
      guard let old = old.weight, let new = new.weight else { return Cause(metricsOf: numbers, in: pair) }
      return Cause(old: .weight(old), new: .weight(new))
    }
    return groups.map { cause, codes in
      let (before, after) = (pair.looks.old[codes[0].old].weight, pair.looks.new[codes[0].new].weight)
      return pair.finding(
        .weightChanged,
        of: pair.subject(cause.old, cause.new),
        saying: pair.head(of: cause.old, and: cause.new, codes: codes),
        effects: [Wording(words: "\(before) → \(after), \(after > before ? "heavier" : "lighter")")],
        values: [ValueChange("weight", from: FixedDecimal(clamping: before), to: FixedDecimal(clamping: after))],
        codes: codes
      )
    }
  }

  private static func families(_ pair: CatalogPair) -> [Finding] {
    let groups = pair.grouped { numbers -> Cause? in
      let (old, new) = (pair.looks.old[numbers.old], pair.looks.new[numbers.new])
      // Only for codes with line metrics: font metrics do not position the others.
      let metrics = (old.fontMetrics, new.fontMetrics)
      guard old.font != new.font || metrics.0 != nil && metrics.1 != nil && metrics.0 != metrics.1 else { return nil }
      let (oldTokens, newTokens) = pair.axisTokens(of: numbers)
      guard let one = oldTokens.family, let other = newTokens.family else { return Cause(metricsOf: numbers, in: pair) }
      return Cause(old: .family(one), new: .family(other))
    }
    return groups.map { family($0, codes: $1, in: pair) }
  }

  private static func family(_ cause: Cause, codes: [CatalogPair.Numbers], in pair: CatalogPair) -> Finding {
    let old = pair.old.catalog.family(of: pair.old.codes[codes[0].old])
    let new = pair.new.catalog.family(of: pair.new.codes[codes[0].new])
    let isOtherFont = old.fontName != new.fontName
    let font: Wording? = isOtherFont ? "font \(old.fontWords) → \(new.fontWords)" : nil
    let shifts = codes.map { BaselineShift(pair, $0).family }.filter { $0 != .zero }
    return pair.finding(
      isOtherFont ? .familyChanged : .fontMetricsChanged,
      of: pair.subject(cause.old, cause.new),
      saying: pair.head(of: cause.old, and: cause.new, codes: codes),
      effects: [font, metrics(old.metrics, new.metrics), Points.shift(shifts)].compactMap(\.self),
      values: values(old, new),
      codes: codes
    )
  }

  private static func metrics(_ old: FontMetrics, _ new: FontMetrics) -> Wording? {
    let parts = [("ascent", old.ascent, new.ascent), ("descent", old.descent, new.descent)].filter { $0.1 != $0.2 }
    return parts.isEmpty ? nil : Wording(words: parts.map { "\($0) \($1) → \($2) em" }.joined(separator: ", "))
  }

  private static func values(_ old: FamilyToken, _ new: FamilyToken) -> [ValueChange] {
    let font =
      old.fontName == new.fontName
      ? []
      : [
        ValueChange(
          name: "family",
          old: old.fontText.map { .text($0) },
          new: new.fontText.map { .text($0) },
          color: nil
        )
      ]
    return font
      + [
        ValueChange("ascent", from: old.metrics.ascent, to: new.metrics.ascent),
        ValueChange("descent", from: old.metrics.descent, to: new.metrics.descent),
      ].filter { $0.old != $0.new }
  }
}

/// The token that a font changes by: a weight or a family of the axes, or else a typography token.
private struct Cause: Hashable {
  let old: ComparedToken
  let new: ComparedToken

  init(old: ComparedToken, new: ComparedToken) {
    self.old = old
    self.new = new
  }

  init(metricsOf numbers: CatalogPair.Numbers, in pair: CatalogPair) {
    let tokens = pair.metrics(of: numbers)
    self.init(old: tokens.one, new: tokens.other)
  }
}

extension FamilyToken {
  fileprivate var fontWords: Wording { fontText.map { "\(name: $0)" } ?? "the system font" }
}

extension ValueChange {
  init(_ name: String, from old: FixedDecimal?, to new: FixedDecimal?) {
    self.init(name: name, old: old.map { .number($0) }, new: new.map { .number($0) }, color: nil)
  }
}

extension FixedDecimal {
  fileprivate init(clamping whole: Int) {
    self.init(Int32(clamping: whole))
  }
}
