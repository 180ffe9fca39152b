extension StyleCode {
  /// What the code means. Reads constant data; allocates nothing.
  public var resolved: ResolvedStyle {
    let rowStart = image.start(.rows) &+ row &* CatalogImage.Stride.row
    let colorStart = image.start(.colors) &+ color &* CatalogImage.Stride.color
    let weightStart = image.start(.weights) &+ weight &* CatalogImage.Stride.weight
    let familyStart = image.start(.families)
    let family = image.text(familyStart)
    return ResolvedStyle(
      size: image.points(at: rowStart &+ 6),
      weight: image.number(at: weightStart &+ 6, digits: 2),
      family: family.isEmpty ? nil : String(decoding: family, as: UTF8.self),
      color: StyleColor(
        light: RGBAColor(packed: image.number(at: colorStart &+ 6, digits: 6)),
        dark: RGBAColor(packed: image.number(at: colorStart &+ 12, digits: 6))
      ),
      metrics: image.number(at: rowStart &+ 31, digits: 1) == 0 ? nil : lineMetrics(at: rowStart &+ 11),
      fontMetrics: FontMetrics(
        ascent: image.points(at: familyStart &+ 6),
        descent: image.points(at: familyStart &+ 11)
      )
    )
  }

  /// The code's name, such as `14_gray2_bold`, made by the spec's template.
  public var name: String {
    let rowStart = image.start(.rows) &+ row &* CatalogImage.Stride.row
    let mode = image.number(at: rowStart &+ 32, digits: 2)
    let section: CatalogImage.Section = mode == 0 ? .baseName : .modeName
    return (0..<image.count(section)).reduce(into: "") { name, index in
      let part = image.start(section) &+ index &* CatalogImage.Stride.namePart
      switch NamePart(rawValue: image.number(at: part, digits: 1)) {
      case .size: name += image.string(rowStart)
      case .color: name += image.string(image.start(.colors) &+ color &* CatalogImage.Stride.color)
      case .weight: name += image.string(image.start(.weights) &+ weight &* CatalogImage.Stride.weight)
      case .mode: name += image.string(image.start(.modes) &+ (mode &- 1) &* CatalogImage.Stride.mode)
      case .literal, nil: name += image.string(part &+ 1)
      }
    }
  }

  private func lineMetrics(at start: Int) -> LineMetrics {
    LineMetrics(
      lineHeight: image.points(at: start),
      lineSpacing: image.points(at: start &+ 5),
      letterSpacing: image.points(at: start &+ 10),
      baseline: image.points(at: start &+ 15)
    )
  }
}

/// What a part of a name template stands for.
enum NamePart: Int {
  case literal, size, color, weight, mode
}
