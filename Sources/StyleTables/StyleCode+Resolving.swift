extension StyleCode {
  /// What the code means. Reads constant data; allocates only for the name of a font that is longer than 15 bytes.
  public var resolved: ResolvedStyle {
    let rowStart = image.start(.rows) &+ row &* CatalogImage.Stride.row
    let colorStart = image.start(.colors) &+ color &* CatalogImage.Stride.color
    let weightStart = image.start(.weights) &+ weight &* CatalogImage.Stride.weight
    let familyStart = image.start(.families) &+ family &* CatalogImage.Stride.family
    let font = image.text(familyStart &+ 6)
    return ResolvedStyle(
      size: image.points(at: rowStart &+ 6),
      weight: image.number(at: weightStart &+ 6, digits: 2),
      family: font.isEmpty ? nil : String(decoding: font, as: UTF8.self),
      color: StyleColor(
        light: RGBAColor(packed: image.number(at: colorStart &+ 6, digits: 6)),
        dark: RGBAColor(packed: image.number(at: colorStart &+ 12, digits: 6)),
        highContrastLight: RGBAColor(packed: image.number(at: colorStart &+ 18, digits: 6)),
        highContrastDark: RGBAColor(packed: image.number(at: colorStart &+ 24, digits: 6))
      ),
      metrics: image.number(at: rowStart &+ 26, digits: 1) == 0 ? nil : lineMetrics(at: rowStart &+ 11),
      fontMetrics: FontMetrics(
        ascent: image.points(at: familyStart &+ 12),
        descent: image.points(at: familyStart &+ 17)
      )
    )
  }

  /// The code's name, such as `14_gray2_bold`, made by the spec's template; a free-standing style has a name of its own.
  public var name: String {
    if let style { return image.string(image.start(.styles) &+ style &* CatalogImage.Stride.style) }
    let rowStart = image.start(.rows) &+ row &* CatalogImage.Stride.row
    let mode = image.number(at: rowStart &+ 27, digits: 2)
    let section: CatalogImage.Section = mode == 0 ? .baseName : .modeName
    return (0..<image.count(section)).reduce(into: "") { name, index in
      let part = image.start(section) &+ index &* CatalogImage.Stride.namePart
      switch NamePart(rawValue: image.number(at: part, digits: 1)) {
      case .size: name += image.string(rowStart)
      case .color: name += image.string(image.start(.colors) &+ color &* CatalogImage.Stride.color)
      case .weight: name += image.string(image.start(.weights) &+ weight &* CatalogImage.Stride.weight)
      case .family: name += image.string(image.start(.families) &+ family &* CatalogImage.Stride.family)
      case .mode: name += image.string(image.start(.modes) &+ (mode &- 1) &* CatalogImage.Stride.mode)
      case .literal, nil: name += image.string(part &+ 1)
      }
    }
  }

  private func lineMetrics(at start: Int) -> LineMetrics {
    let position = family &* image.count(.baselines) &+ row
    return LineMetrics(
      lineHeight: image.points(at: start),
      lineSpacing: image.points(at: start &+ 5),
      letterSpacing: image.points(at: start &+ 10),
      baseline: image.points(at: image.start(.baselines) &+ position &* CatalogImage.Stride.baseline)
    )
  }
}

/// What a part of a name template stands for.
enum NamePart: Int {
  case literal, size, color, weight, family, mode
}
