extension StyleCode {
  /// What the code means. Reads constant data; allocates only for the name of a font that is longer than 15 bytes.
  public var resolved: ResolvedStyle {
    let rowStart = image.start(.rows) &+ row &* CatalogImage.Stride.row
    let colorStart = image.start(.colors) &+ color &* CatalogImage.Stride.color
    let familyStart = image.start(.families) &+ family &* CatalogImage.Stride.family
    return ResolvedStyle(
      size: image.points(rowStart),
      weight: image.name(image.start(.weights) &+ weight).number,
      family: image.name(familyStart &+ 2).count == 0 ? nil : image.string(familyStart &+ 2),
      color: StyleColor(
        light: RGBAColor(packed: image.word(colorStart)),
        dark: RGBAColor(packed: image.word(colorStart) &>> 32),
        highContrastLight: RGBAColor(packed: image.word(colorStart &+ 1)),
        highContrastDark: RGBAColor(packed: image.word(colorStart &+ 1) &>> 32)
      ),
      metrics: lineMetrics(rowStart),
      fontMetrics: FontMetrics(ascent: image.points(familyStart), descent: image.points(familyStart &+ 1))
    )
  }

  /// The code's name, such as `14_gray2_bold`, made by the spec's template; a free-standing style has a name of its own.
  public var name: String {
    if let style { return image.string(image.start(.styles) &+ style &* CatalogImage.Stride.style &+ 1) }
    let mode = RowFlags(image, row).mode
    let section: CatalogImage.Section = mode == nil ? .baseName : .modeName
    return (0..<image.count(section)).reduce(into: "") { name, index in
      let part = image.start(section) &+ index
      switch NamePart(rawValue: image.name(part).number) {
      case .size: name += image.string(image.start(.rows) &+ row &* CatalogImage.Stride.row &+ 4)
      case .color: name += image.string(image.start(.colors) &+ color &* CatalogImage.Stride.color &+ 2)
      case .weight: name += image.string(image.start(.weights) &+ weight)
      case .family: name += image.string(image.start(.families) &+ family &* CatalogImage.Stride.family &+ 3)
      case .mode: name += image.string(image.start(.modes) &+ (mode ?? 0))
      case .literal, nil: name += image.string(part)
      }
    }
  }

  @inline(__always)
  func lineMetrics(_ rowStart: Int) -> LineMetrics? {
    guard RowFlags(image, row).hasMetrics else { return nil }
    return LineMetrics(
      lineHeight: image.points(rowStart &+ 1),
      lineSpacing: image.points(rowStart &+ 2),
      letterSpacing: image.points(rowStart &+ 3),
      baseline: image.points(image.start(.baselines) &+ family &* image.count(.baselines) &+ row)
    )
  }
}

/// What stands beside a row's name: bit 0 whether it has metrics, above it its mode plus one, or zero.
struct RowFlags {
  let bits: Int

  @inline(__always)
  init(_ image: CatalogImage, _ row: Int) {
    bits = image.name(image.start(.rows) &+ row &* CatalogImage.Stride.row &+ 4).number
  }

  @inline(__always) var hasMetrics: Bool { bits & 1 == 1 }
  @inline(__always) var mode: Int? { bits &>> 1 == 0 ? nil : bits &>> 1 &- 1 }
}

/// What a part of a name template stands for.
enum NamePart: Int, Comparable {
  case literal, size, color, weight, family, mode

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
