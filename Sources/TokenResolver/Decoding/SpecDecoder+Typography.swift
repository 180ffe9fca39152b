internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// `typography`: font sizes and the line metrics that go with them.
  mutating func decodeTypography() -> [TypographyRow] {
    decodeRows(requiredEntries(of: .typography, example: "typography: { 14: plain }"), mode: nil)
  }

  /// A table from size to metrics. Two spellings of one size are reported.
  mutating func decodeRows(_ entries: [(key: YAMLNodeID, value: YAMLNodeID)], mode: Int?) -> [TypographyRow] {
    var places: [FixedDecimal: SourceRange] = [:]
    return entries.compactMap { key, value in
      guard let size = size(tree.utf8(of: key), at: range(key)) else { return nil }
      if mode == nil { declaredSizes.insert(size) }
      if let first = places.updateValue(range(key), forKey: size) {
        report(.duplicateSize(size, at: range(key), first: first))
      }
      return row(Sourced(size, from: Origin(range(key))), value, mode: mode)
    }
  }

  /// A font size in points.
  mutating func size(_ text: ArraySlice<UInt8>, at range: SourceRange) -> FixedDecimal? {
    let smallest = FixedDecimal(tenThousandths: 1)
    guard let value = decimal(text, for: "a size", at: range) else { return nil }
    if value >= smallest { return value }
    report(.outOfRange("a size", value, allowed: smallest...FixedDecimal.largest, at: range))
    return nil
  }

  private mutating func row(_ size: Sourced<FixedDecimal>, _ node: YAMLNodeID, mode: Int?) -> TypographyRow? {
    guard let (target, references) = follow(node) else { return nil }
    guard tree.kind(of: target) == .scalar else {
      return metrics(node).map {
        TypographyRow(size: size, metrics: $0, mode: mode, annotations: annotations(of: node))
      }
    }
    if tree.text(of: target) == "plain" { return TypographyRow(size: size, metrics: nil, mode: mode) }
    report(.notMetrics(tree.text(of: target), at: references.last ?? range(target)))
    return nil
  }

  private mutating func metrics(_ node: YAMLNodeID) -> LineMetrics? {
    let keys = ["lineHeight", "lineSpacing", "letterSpacing", "baselineOffset"]
    guard let fields = annotatedFields(of: node, allowed: keys, in: "a size") else { return nil }
    let lineHeight = metric("lineHeight", of: fields, in: FixedDecimal(tenThousandths: 1)...FixedDecimal.largest)
    let lineSpacing = metric("lineSpacing", of: fields)
    let letterSpacing = fields["letterSpacing"] == nil ? nil : metric("letterSpacing", of: fields)
    let offset = metric("baselineOffset", of: fields)
    guard let lineHeight, let lineSpacing, let offset else { return nil }
    return LineMetrics(
      lineHeight: lineHeight,
      lineSpacing: lineSpacing,
      letterSpacing: letterSpacing,
      baselineOffset: offset
    )
  }

  private mutating func metric(
    _ key: String,
    of fields: Fields,
    in allowed: ClosedRange<FixedDecimal> = (.zero - .largest)...FixedDecimal.largest
  ) -> Sourced<FixedDecimal>? {
    let example = key == "lineHeight" ? "lineHeight: 20" : "\(key): 0"
    guard let node = required(key, of: fields, in: "a size", example: example) else { return nil }
    return decimal(node, for: "`\(key)`", in: allowed, via: fields.references)
  }
}
