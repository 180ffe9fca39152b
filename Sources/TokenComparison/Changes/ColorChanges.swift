internal import TokenModel
internal import TokenPerception

/// Changed colors, and codes that leave their color open in one version only.
enum ColorChanges {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    let groups = groups(pair)
    return findings(of: groups, in: pair) + withoutCodes(pair, told: Set(groups.map(\.key)))
  }

  /// Changed colors of codes in both versions.
  static func ofCodes(_ pair: CatalogPair) -> [Finding] { findings(of: groups(pair), in: pair) }

  /// The codes of one color before, and of one after.
  private typealias Group = (key: Pair<Int?, Int?>, members: [CatalogPair.Numbers])

  private static func findings(of groups: [Group], in pair: CatalogPair) -> [Finding] {
    groups.compactMap { colors, codes in
      switch (colors.one, colors.other) {
      case (let old?, let new?): changed(old, to: new, codes: codes, in: pair)
      case (let old?, nil): leftOpen(old, codes: codes, in: pair)
      case (nil, let new?): set(new, codes: codes, in: pair)
      case (nil, nil): nil
      }
    }
  }

  /// The codes whose colors differ, by the numbers of the colors.
  private static func groups(_ pair: CatalogPair) -> [Group] {
    pair.grouped { numbers -> Pair<Int?, Int?>? in
      guard pair.looks.old[numbers.old].color != pair.looks.new[numbers.new].color else { return nil }
      let (old, new) = pair.axisTokens(of: numbers)
      return Pair(one: old.color, other: new.color)
    }
  }

  /// Changed colors that no code in both versions has: views and text can have them without a code.
  private static func withoutCodes(_ pair: CatalogPair, told: Set<Pair<Int?, Int?>>) -> [Finding] {
    let values = (pair.old.catalog.colors.map(\.values), pair.new.catalog.colors.map(\.values))
    return pair.tokens.colors.newOfOld.enumerated().compactMap { old, new in
      guard let new, values.0[old] != values.1[new], !told.contains(Pair(one: old, other: new)) else { return nil }
      return changed(old, to: new, codes: [], in: pair)
    }
  }

  private static func changed(_ one: Int, to other: Int, codes: [CatalogPair.Numbers], in pair: CatalogPair) -> Finding
  {
    let (old, new) = (ComparedToken.color(one), ComparedToken.color(other))
    // Text in codes that leave their color open can also have the changed color.
    let open = pair.isSame(old, new) ? pair.new.codes.filter { pair.new.catalog.color(of: $0) == nil } : []
    let color = pair.new.catalog.colors[other]
    let changes = VariantChange.all(
      from: pair.old.catalog.colors[one].variants,
      to: color.variants,
      use: pair.new.catalog.use(of: codes.map { pair.new.codes[$0.new] } + open),
      on: { pair.new.grounds.hardest(for: color, in: $0) }
    )
    return pair.finding(
      .colorChanged,
      of: pair.subject(old, new),
      saying: pair.head(of: old, and: new, codes: codes),
      effects: changes.map(\.words),
      values: changes.map(\.value),
      codes: codes
    )
  }

  /// The color is the subject, of the old version alone.
  private static func leftOpen(_ number: Int, codes: [CatalogPair.Numbers], in pair: CatalogPair) -> Finding {
    let color = pair.old.catalog.colors[number]
    return pair.finding(
      .colorLeftOpen,
      of: Subject(kind: .color, old: color.name.value, new: nil),
      saying: pair.amount(of: codes)
        + (codes.count == 1 ? " now leaves its color open" : " now leave their color open"),
      effects: ["was \(color.words)"],
      values: color.variants.declared.map { ValueChange(name: $0.rawValue, old: .text($1.hex), new: nil, color: nil) },
      codes: codes
    )
  }

  /// The color is the subject, of the new version alone.
  private static func set(_ number: Int, codes: [CatalogPair.Numbers], in pair: CatalogPair) -> Finding {
    let color = pair.new.catalog.colors[number]
    return pair.finding(
      .colorSet,
      of: Subject(kind: .color, old: nil, new: color.name.value),
      saying: pair.amount(of: codes) + (codes.count == 1 ? " now has" : " now have") + " the color \(color.words)",
      effects: ["was left open"],
      values: color.variants.declared.map { ValueChange(name: $0.rawValue, old: nil, new: .text($1.hex), color: nil) },
      codes: codes
    )
  }
}

extension CatalogPair {
  /// `39 codes`, `2 styles`, or the name of the only one.
  fileprivate func amount(of codes: [Numbers]) -> Wording {
    let areStyles = codes.allSatisfy { old.codes[$0.old].style != nil && new.codes[$0.new].style != nil }
    let amount = Wording.amount(of: codes.map { new.names[$0.new] }, areStyles ? "style" : "code")
    return areStyles && codes.count == 1 ? "style " + amount : amount
  }
}

extension ColorToken {
  fileprivate var values: [ColorValue] { variants.all.map(\.value) }

  /// `` `ink` (light `#222222`, dark `#F2F2F2`) ``
  fileprivate var words: Wording {
    let values = variants.declared.map { "\(Wording(words: $0.words)) \(name: $1.hex)" as Wording }
    return "\(name: name.value) (\(values.joined(", ")))"
  }
}

extension ColorVariants {
  /// The appearances with their own variant.
  fileprivate var declared: [(Appearance, ColorValue)] {
    Appearance.allCases.filter(declares).map { ($0, self[$0].value) }
  }
}

extension Catalog {
  /// The size of the smallest text of codes.
  fileprivate func use(of codes: [Code]) -> TextUse {
    let isSmall = codes.contains { code in
      TextUse(size: row(of: code).size.value, weight: weight(of: code).value.value) == .small
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
  /// The ground of the new version on which the new color has the least contrast.
  private let background: ColorValue

  /// The appearances in which a color changed, except those without their own variant in either version.
  static func all(
    from old: ColorVariants,
    to new: ColorVariants,
    use: TextUse,
    on background: (Appearance) -> ColorValue
  ) -> [VariantChange] {
    Appearance.allCases.compactMap { appearance in
      let change = VariantChange(
        appearance: appearance,
        old: old[appearance].value,
        new: new[appearance].value,
        use: use,
        background: background(appearance)
      )
      let isDeclared = old.declares(appearance) || new.declares(appearance)
      return isDeclared && change.old != change.new ? change : nil
    }
  }

  var value: ValueChange {
    ValueChange(name: appearance.rawValue, old: .text(old.hex), new: .text(new.hex), color: effect)
  }

  private var effect: ColorEffect { ColorEffect(from: old, to: new, on: background, use: use) }

  /// `light `#666666` → `#777777`, ΔE 6.6, contrast on `#FFFFFF` 5.74 → 4.47, now below the 4.5 of WCAG 2.2 AA`
  var words: Wording {
    let effect = effect
    return
      "\(Wording(words: appearance.words)) \(name: old.hex) → \(name: new.hex), \(Wording(difference: effect.difference)), "
      + effect.contrastWords
  }
}

extension ColorEffect {
  /// The effect of a text color's change on a background.
  init(from old: ColorValue, to new: ColorValue, on background: ColorValue, use: TextUse) {
    self.init(
      background: background,
      difference: old.difference(from: new, on: background),
      oldContrast: old.contrastRatio(on: background),
      newContrast: new.contrastRatio(on: background),
      leastContrast: use.leastContrast
    )
  }

  /// `contrast on `#FFFFFF` 5.74 → 3.45, now below the 4.5 of WCAG 2.2 AA`
  var contrastWords: Wording {
    let (old, new) = (FixedDecimal(hundredthsBelow: oldContrast), FixedDecimal(hundredthsBelow: newContrast))
    let change = Wording(words: old == new ? "\(new) as before" : "\(old) → \(new)")
    return "contrast on \(name: background.hex) \(change)\(verdict)"
  }

  private var verdict: Wording {
    let least = FixedDecimal(hundredthsBelow: leastContrast)
    switch (oldContrast < leastContrast, newContrast < leastContrast) {
    case (false, false): return ""
    case (false, true): return Wording(words: ", now below the \(least) of WCAG 2.2 AA")
    case (true, false): return Wording(words: ", no longer below the \(least) of WCAG 2.2 AA")
    case (true, true): return Wording(words: ", still below the \(least) of WCAG 2.2 AA")
    }
  }

  /// Whether only the new contrast is too low.
  var isTooLowNow: Bool { oldContrast >= leastContrast && newContrast < leastContrast }
}
