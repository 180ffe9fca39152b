extension StyleCode {
  /// The style that the code names.
  ///
  /// Reads constant data, and allocates only for the name of a font that is longer than 15 bytes and for fallbacks.
  public var resolved: ResolvedStyle {
    let axes = axes
    let row = table.row(axes.row)
    let family = table.family(axes.family)
    return ResolvedStyle(
      size: row.size,
      weight: table.weight(axes.weight).value,
      family: family.font.count == 0 ? nil : table.string(family.font),
      fallbackFamilies: family.font.number == 0 ? [] : table.fallbacks(of: family.font),
      color: axes.color.map { StyleColor(table.color($0)) },
      metrics: lineMetrics(row),
      fontMetrics: FontMetrics(ascent: family.ascent, descent: family.descent),
      textSizeCurve: TextSizeCurve(tableNumber: row.curveNumber)
    )
  }

  /// The code's name, such as `14_gray2_bold`, made by the spec's template; a free-standing style has its own name.
  public var name: String {
    let axes = axes
    if let style = axes.style { return table.string(table.style(style).name) }
    let row = table.row(axes.row)
    return table.names(row.mode == nil ? .baseName : .modeName).reduce(into: "") { name, part in
      switch NamePart(rawValue: part.number) {
      case .size: name += table.string(row.name)
      case .color: name += axes.color.map { table.string(table.color($0).name) } ?? ""
      case .weight: name += table.string(table.weight(axes.weight).name)
      case .family: name += table.string(table.family(axes.family).name)
      case .mode: name += table.string(table.name(.modes, row.mode ?? 0))
      case .literal, nil: name += table.string(part)
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
      baseline: table.baseline(row: axes.row, family: axes.family)
    )
  }
}
