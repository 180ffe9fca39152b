internal import TokenModel

/// Changed sizes and line metrics.
enum MetricChanges {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    let groups = pair.grouped { numbers -> Pair<ComparedToken, ComparedToken>? in
      let isSame = pair.looks.old[numbers.old].row == pair.looks.new[numbers.new].row
      guard !isSame || BaselineShift(pair, numbers).row != .zero else { return nil }
      return pair.metrics(of: numbers)
    }
    return groups.map { tokens, codes in
      let change = RowChange(in: pair, codes: codes)
      let (old, new) = (tokens.one, tokens.other)
      return pair.finding(
        change.kind,
        of: pair.subject(old, new),
        saying: pair.head(of: old, and: new, codes: codes),
        effects: change.effects,
        values: change.values,
        codes: codes
      )
    }
  }
}

/// A row before and after.
private struct RowChange {
  private let old: RowLook
  private let new: RowLook
  /// The baselines before and after by this row alone, in each family.
  private let baselines: [Pair<FixedDecimal?, FixedDecimal?>]

  /// The codes have one row in each version.
  init(in pair: CatalogPair, codes: [CatalogPair.Numbers]) {
    old = RowLook(pair.old.catalog.row(of: pair.old.codes[codes[0].old]))
    new = RowLook(pair.new.catalog.row(of: pair.new.codes[codes[0].new]))
    var baselines = Groups<Pair<FixedDecimal?, FixedDecimal?>, Void>()
    for numbers in codes {
      let (before, after) = (pair.looks.old[numbers.old].baseline, pair.looks.new[numbers.new].baseline)
      let shifted = before.map { $0 + BaselineShift(pair, numbers).row }
      baselines.add((), to: Pair(one: before, other: before == nil || after == nil ? after : shifted))
    }
    self.baselines = baselines.all.map(\.key).filter { $0.one != $0.other }
  }

  private var shifts: [FixedDecimal] {
    baselines.compactMap { baseline in
      guard let before = baseline.one, let after = baseline.other else { return nil }
      return after - before
    }
  }

  var kind: Change {
    if old.lineHeight == nil && new.lineHeight != nil { return .metricsAdded }
    if old.lineHeight != nil && new.lineHeight == nil { return .metricsRemoved }
    if old.size != new.size { return .sizeChanged }
    return old != new || shifts.contains(where: Points.isVisible) ? .metricsChanged : .baselineRounded
  }

  var effects: [Wording] {
    [size, appearing, vanishing, lineBox, pitch, Points.shift(shifts), letters, curve].compactMap(\.self)
  }

  private var size: Wording? {
    guard old.size != new.size else { return nil }
    return "text \(new.size > old.size ? "larger" : "smaller") (\(Points.change(old.size, new.size)))"
  }

  private var appearing: Wording? {
    guard old.lineHeight == nil, let height = new.lineHeight, let spacing = new.lineSpacing else { return nil }
    let baseline: Wording = baselines.first?.other.map { ", baseline at \(Points.words($0))" } ?? ""
    return "has line metrics now: line box \(Points.words(height)), line spacing \(Points.words(spacing))\(baseline)"
  }

  private var vanishing: Wording? {
    old.lineHeight != nil && new.lineHeight == nil ? "is plain now: lines as the font sets them" : nil
  }

  private var lineBox: Wording? {
    guard let before = old.lineHeight, let after = new.lineHeight, before != after else { return nil }
    return "line box \(Points.signed(after - before)) (\(Points.change(before, after)))"
  }

  /// The distance of lines, unless the line box alone tells it.
  private var pitch: Wording? {
    guard let before = old.lineSpacing, let after = new.lineSpacing, before != after,
      let oldHeight = old.lineHeight, let newHeight = new.lineHeight
    else { return nil }
    let change = newHeight + after - oldHeight - before
    let words: Wording = change == .zero ? "lines as far apart as before" : "lines \(Points.apart(change))"
    return words + " (line spacing \(Points.change(before, after)))"
  }

  private var letters: Wording? {
    guard let before = old.letterSpacing, let after = new.letterSpacing, before != after else { return nil }
    return "letters \(Points.apart(after - before)) (\(Points.change(before, after)))"
  }

  private var curve: Wording? {
    guard old.textCurve != new.textCurve else { return nil }
    guard let curve = new.textCurve else { return "grows with the text size as text around it does" }
    return "grows with the text size as \(name: curve.rawValue) does"
  }

  var values: [ValueChange] {
    let values = [
      ValueChange("size", from: old.size, to: new.size),
      ValueChange("lineHeight", from: old.lineHeight, to: new.lineHeight),
      ValueChange("lineSpacing", from: old.lineSpacing, to: new.lineSpacing),
      ValueChange("letterSpacing", from: old.letterSpacing, to: new.letterSpacing),
      ValueChange(
        name: "textStyle",
        old: (old.textCurve?.rawValue).map { .text($0) },
        new: (new.textCurve?.rawValue).map { .text($0) },
        color: nil
      ),
    ]
    return values.filter { $0.old != $0.new } + baselines.map { ValueChange("baseline", from: $0.one, to: $0.other) }
  }
}
