internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// `typography`: font sizes and the line metrics that go with them.
  mutating func decodeTypography(_ root: Fields, host: OffsetHost?) -> [TypographyRow] {
    let example = "typography: { 14: plain }"
    guard let node = required("typography", of: root, in: "a spec", example: example) else { return [] }
    let rows = decodeRows(node, host: host, mode: nil)
    if root["offsetHost"] == nil, let metrics = rows.lazy.compactMap(\.metrics).first {
      report(.missingOffsetHost(at: metrics.baselineOffset.origin.range))
    }
    return rows
  }

  /// A table from size to metrics. Two spellings of one size are reported.
  mutating func decodeRows(_ node: YAMLNodeID, host: OffsetHost?, mode: Int?) -> [TypographyRow] {
    var places: [FixedDecimal: SourceRange] = [:]
    return table(node, named: "typography").compactMap { key, value in
      guard let size = size(key) else { return nil }
      if let first = places.updateValue(range(key), forKey: size.value) {
        report(.duplicateSize(size.value, at: range(key), first: first))
      }
      return row(size, value, host: host, mode: mode)
    }
  }

  private mutating func size(_ key: YAMLNodeID) -> Sourced<FixedDecimal>? {
    let smallest = FixedDecimal(tenThousandths: 1)
    guard let value = decimal(tree.utf8(of: key), for: "a size", at: range(key)) else { return nil }
    if value >= smallest { return Sourced(value, from: Origin(range(key))) }
    report(.outOfRange("a size", value, allowed: smallest...FixedDecimal.largest, at: range(key)))
    return nil
  }

  private mutating func row(
    _ size: Sourced<FixedDecimal>,
    _ node: YAMLNodeID,
    host: OffsetHost?,
    mode: Int?
  ) -> TypographyRow? {
    guard let (target, references) = follow(node) else { return nil }
    guard tree.kind(of: target) == .scalar else {
      return metrics(size, node, host: host).map { TypographyRow(size: size, metrics: $0, mode: mode) }
    }
    if tree.text(of: target) == "plain" { return TypographyRow(size: size, metrics: nil, mode: mode) }
    report(.notMetrics(tree.text(of: target), at: references.last ?? range(target)))
    return nil
  }

  private mutating func metrics(
    _ size: Sourced<FixedDecimal>,
    _ node: YAMLNodeID,
    host: OffsetHost?
  ) -> LineMetrics? {
    let keys = ["lineHeight", "lineSpacing", "letterSpacing", "baselineOffset"]
    guard let fields = fields(of: node, allowed: keys, in: "a size") else { return nil }
    let lineHeight = metric("lineHeight", of: fields, in: FixedDecimal(tenThousandths: 1)...FixedDecimal.largest)
    let lineSpacing = metric("lineSpacing", of: fields)
    let letterSpacing = fields["letterSpacing"] == nil ? nil : metric("letterSpacing", of: fields)
    let offset = metric("baselineOffset", of: fields)
    guard let lineHeight, let lineSpacing, let offset else { return nil }
    return LineMetrics(
      lineHeight: lineHeight,
      lineSpacing: lineSpacing,
      letterSpacing: letterSpacing,
      baselineOffset: offset,
      baseline: (host ?? .uikit).baseline(
        size: size.value,
        lineHeight: lineHeight.value,
        offset: offset.value,
        metrics: .system
      )
    )
  }

  private mutating func metric(
    _ key: String,
    of fields: Fields,
    in allowed: ClosedRange<FixedDecimal> = (.zero - .largest)...FixedDecimal.largest
  ) -> Sourced<FixedDecimal>? {
    guard let node = required(key, of: fields, in: "a size", example: "\(key): \(key == "lineHeight" ? 20 : 0)") else {
      return nil
    }
    return decimal(node, for: "`\(key)`", in: allowed, via: fields.references)
  }
}
