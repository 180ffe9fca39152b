extension ResolvedStyle: Codable {
  /// Writes one flat object: `size`, `weight`, `family` unless it is the system font, `fallbackFamilies` if there are
  /// any, `color` in the form of ``StyleColor`` unless it is left open, the four keys of ``LineMetrics`` unless the
  /// size is plain, the two of ``FontMetrics``, and `textStyle` if the style has a ``textSizeCurve``. This form is
  /// stable.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try container.encode(size, forKey: .size)
    try container.encode(weight, forKey: .weight)
    try container.encodeIfPresent(family, forKey: .family)
    if !fallbackFamilies.isEmpty { try container.encode(fallbackFamilies, forKey: .fallbackFamilies) }
    try container.encodeIfPresent(color, forKey: .color)
    try metrics?.encode(into: &container)
    try fontMetrics.encode(into: &container)
    try container.encodeIfPresent(textSizeCurve, forKey: .textStyle)
  }

  /// Reads the form that ``encode(to:)`` writes, and ignores unknown keys.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number out of ``StyleBounds`` and for an invalid color;
  ///   `DecodingError.keyNotFound` for a missing key that is always written, also if there are only some of the keys of
  ///   ``LineMetrics``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StyleKey.self)
    let hasMetrics = StyleKey.lines.contains(where: container.contains)
    self.init(
      size: try container.decodeNumber(forKey: .size, in: .size),
      weight: try Self.weight(from: container),
      family: try container.decodeIfPresent(String.self, forKey: .family),
      fallbackFamilies: try container.decodeIfPresent([String].self, forKey: .fallbackFamilies) ?? [],
      color: try container.decodeIfPresent(StyleColor.self, forKey: .color),
      metrics: hasMetrics ? try LineMetrics(from: container) : nil,
      fontMetrics: try FontMetrics(from: container),
      textSizeCurve: try container.decodeIfPresent(TextSizeCurve.self, forKey: .textStyle)
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

extension LineMetrics: Codable {
  /// Writes an object with the numbers `lineHeight`, `lineSpacing`, `letterSpacing` and `baseline`, in points. This
  /// form is stable.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try encode(into: &container)
  }

  /// Reads the form that ``encode(to:)`` writes, and ignores unknown keys.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number out of ``StyleBounds``, and `DecodingError.keyNotFound` if
  ///   one of the four is missing.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder.container(keyedBy: StyleKey.self))
  }

  init(from container: KeyedDecodingContainer<StyleKey>) throws {
    self.init(
      lineHeight: try container.decodeNumber(forKey: .lineHeight, in: .extent),
      lineSpacing: try container.decodeNumber(forKey: .lineSpacing, in: .extent),
      letterSpacing: try container.decodeNumber(forKey: .letterSpacing, in: .displacement),
      baseline: try container.decodeNumber(forKey: .baseline, in: .displacement)
    )
  }

  func encode(into container: inout KeyedEncodingContainer<StyleKey>) throws {
    try container.encode(lineHeight, forKey: .lineHeight)
    try container.encode(lineSpacing, forKey: .lineSpacing)
    try container.encode(letterSpacing, forKey: .letterSpacing)
    try container.encode(baseline, forKey: .baseline)
  }
}

extension FontMetrics: Codable {
  /// Writes an object with the numbers `ascent` and `descent`, per em. This form is stable.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try encode(into: &container)
  }

  /// Reads the form that ``encode(to:)`` writes, and ignores unknown keys.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number out of ``StyleBounds``, and `DecodingError.keyNotFound` if
  ///   one of the two is missing.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder.container(keyedBy: StyleKey.self))
  }

  init(from container: KeyedDecodingContainer<StyleKey>) throws {
    self.init(
      ascent: try container.decodeNumber(forKey: .ascent, in: .perEm),
      descent: try container.decodeNumber(forKey: .descent, in: .perEm)
    )
  }

  func encode(into container: inout KeyedEncodingContainer<StyleKey>) throws {
    try container.encode(ascent, forKey: .ascent)
    try container.encode(descent, forKey: .descent)
  }
}

/// The keys of a style's coded form. They are flat, so that a style and its metrics share one container.
enum StyleKey: String, CodingKey {
  case size, weight, family, fallbackFamilies, color
  case lineHeight, lineSpacing, letterSpacing, baseline
  case ascent, descent
  case textStyle

  /// The keys of line metrics, which are given together or not at all.
  static let lines: [StyleKey] = [.lineHeight, .lineSpacing, .letterSpacing, .baseline]
}
