extension ResolvedStyle: Codable {
  /// Writes one flat object: `size`, `weight`, `family` unless it is the system font, `color` as ``StyleColor`` writes
  /// it, the four keys of ``LineMetrics`` unless the size is plain, and the two of ``FontMetrics``. This form is stable.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try container.encode(size, forKey: .size)
    try container.encode(weight, forKey: .weight)
    try container.encodeIfPresent(family, forKey: .family)
    try container.encode(color, forKey: .color)
    try metrics?.encode(into: &container)
    try fontMetrics.encode(into: &container)
  }

  /// Reads what ``encode(to:)`` writes; keys that it does not know are passed by.
  ///
  /// Throws `DecodingError.dataCorrupted` for a number out of ``StyleBounds`` and for what is no color;
  /// `DecodingError.keyNotFound` where a key is missing, also when only some of the keys of ``LineMetrics`` are there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StyleKey.self)
    let hasMetrics = StyleKey.lines.contains(where: container.contains)
    self.init(
      size: try container.decodeNumber(forKey: .size, in: .size),
      weight: try Self.weight(from: container),
      family: try container.decodeIfPresent(String.self, forKey: .family),
      color: try container.decode(StyleColor.self, forKey: .color),
      metrics: hasMetrics ? try LineMetrics(from: container) : nil,
      fontMetrics: try FontMetrics(from: container)
    )
  }

  private static func weight(from container: KeyedDecodingContainer<StyleKey>) throws -> Int {
    let weight = try container.decode(Int.self, forKey: .weight)
    guard StyleBounds.weight.contains(Double(weight)) else {
      throw container.corruption(forKey: .weight, StyleBounds.weight.problem(with: weight, of: "weight"))
    }
    return weight
  }
}
