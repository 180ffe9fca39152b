extension StyleCode {
  /// The style that the code names.
  ///
  /// Reads constant data, and allocates only for the name of a font that is longer than 15 bytes.
  public var resolved: ResolvedStyle {
    let axes = axes
    let row = image.row(axes.row)
    let family = image.family(axes.family)
    return ResolvedStyle(
      size: row.size,
      weight: image.weight(axes.weight).value,
      family: family.font.count == 0 ? nil : image.string(family.font),
      color: axes.color.map { StyleColor(image.color($0)) },
      metrics: lineMetrics(row),
      fontMetrics: FontMetrics(ascent: family.ascent, descent: family.descent)
    )
  }

  /// The code's name, such as `14_gray2_bold`, made by the spec's template; a free-standing style has a name of its own.
  public var name: String {
    let axes = axes
    if let style = axes.style { return image.string(image.style(style).name) }
    let row = image.row(axes.row)
    return image.names(row.mode == nil ? .baseName : .modeName).reduce(into: "") { name, part in
      switch NamePart(rawValue: part.number) {
      case .size: name += image.string(row.name)
      case .color: name += axes.color.map { image.string(image.color($0).name) } ?? ""
      case .weight: name += image.string(image.weight(axes.weight).name)
      case .family: name += image.string(image.family(axes.family).name)
      case .mode: name += image.string(image.name(.modes, row.mode ?? 0))
      case .literal, nil: name += image.string(part)
      }
    }
  }

  @inline(__always)
  func lineMetrics(_ row: RowRecord) -> LineMetrics? {
    guard row.hasMetrics else { return nil }
    return LineMetrics(
      lineHeight: row.lineHeight,
      lineSpacing: row.lineSpacing,
      letterSpacing: row.letterSpacing,
      baseline: image.baseline(row: axes.row, family: axes.family)
    )
  }
}
