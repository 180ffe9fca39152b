internal import TokenModel
internal import TokenColor

/// Changed colors.
enum ColorChanges {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    let groups = pair.grouped { numbers -> Pair<Int, Int>? in
      guard pair.looks.old[numbers.old].color != pair.looks.new[numbers.new].color else { return nil }
      return Pair(one: pair.old.codes[numbers.old].color, other: pair.new.codes[numbers.new].color)
    }
    return groups.map { colors, codes in
      let (old, new) = (TokenReference.color(colors.one), TokenReference.color(colors.other))
      let changes = VariantChange.all(
        from: pair.old.catalog.colors[colors.one].variants,
        to: pair.new.catalog.colors[colors.other].variants,
        use: pair.new.catalog.use(of: codes.map { pair.new.codes[$0.new] })
      )
      return pair.finding(
        .colorChanged,
        pair.subject(old, new),
        pair.head(old, new, codes),
        effects: changes.map(\.words),
        values: changes.map(\.value),
        codes: codes
      )
    }
  }
}

extension Catalog {
  /// The size of the smallest text of codes.
  fileprivate func use(of codes: [Code]) -> TextUse {
    let isSmall = codes.contains { code in
      TextUse(size: rows[code.row].size.value, weight: weights[code.weight].value.value) == .small
    }
    return isSmall ? .small : .large
  }
}

/// A color in one appearance, before and after.
struct VariantChange {
  private let appearance: Appearance
  private let old: ColorValue
  private let new: ColorValue
  private let use: TextUse

  /// The appearances in which a color changed, except those for which neither version has a variant of its own.
  static func all(from old: ColorVariants, to new: ColorVariants, use: TextUse) -> [VariantChange] {
    Appearance.allCases.compactMap { appearance in
      let change = VariantChange(
        appearance: appearance,
        old: old[appearance].value,
        new: new[appearance].value,
        use: use
      )
      let isDeclared = old.declares(appearance) || new.declares(appearance)
      return isDeclared && change.old != change.new ? change : nil
    }
  }

  var value: ValueChange {
    ValueChange(name: appearance.rawValue, old: .text(old.hex), new: .text(new.hex), color: effect)
  }

  private var effect: ColorEffect {
    let background = appearance.usualBackground
    return ColorEffect(
      background: background,
      difference: old.difference(from: new, on: background),
      oldContrast: old.contrastRatio(on: background),
      newContrast: new.contrastRatio(on: background),
      leastContrast: use.leastContrast
    )
  }

  /// `light `#666666` → `#777777`, ΔE 6.6, contrast on `#FFFFFF` 5.74 → 4.47, now below the 4.5 of WCAG 2.2 AA`
  var words: Wording {
    let effect = effect
    return "\(Wording(words: appearance.words)) \(name: old.hex) → \(name: new.hex), \(difference(effect)), "
      + "contrast on \(name: effect.background.hex) \(contrasts(effect))\(verdict(effect))"
  }

  private func difference(_ effect: ColorEffect) -> Wording {
    let tenths = (effect.difference * 10).rounded() / 10
    return Wording(words: tenths == 0 ? "ΔE below 0.1" : "ΔE \(FixedDecimal(hundredthsBelow: tenths + 0.001))")
  }

  private func contrasts(_ effect: ColorEffect) -> Wording {
    let (old, new) = (
      FixedDecimal(hundredthsBelow: effect.oldContrast), FixedDecimal(hundredthsBelow: effect.newContrast)
    )
    return Wording(words: old == new ? "\(new) as before" : "\(old) → \(new)")
  }

  private func verdict(_ effect: ColorEffect) -> Wording {
    let least = FixedDecimal(hundredthsBelow: effect.leastContrast)
    switch (effect.oldContrast < effect.leastContrast, effect.newContrast < effect.leastContrast) {
    case (false, false): return ""
    case (false, true): return Wording(words: ", now below the \(least) of WCAG 2.2 AA")
    case (true, false): return Wording(words: ", no longer below the \(least) of WCAG 2.2 AA")
    case (true, true): return Wording(words: ", still below the \(least) of WCAG 2.2 AA")
    }
  }
}
