internal import StyleLayout
internal import StyleTables
internal import StyledText

/// Sets what is written about codes.
struct Lettering {
  let typesetter: Typesetter

  func callAsFunction(_ text: String, _ size: Double, _ color: RGBAColor, weight: Int = 400) -> TextFrame {
    var styled = StyledText(text)
    styled.explicitStyle = ResolvedStyle(
      size: size,
      weight: weight,
      family: nil,
      color: StyleColor(light: color),
      metrics: nil,
      fontMetrics: FontMetrics(ascent: 0.952, descent: 0.241)
    )
    return typesetter.frame(for: styled)
  }
}

extension TextFrame {
  /// How far the first baseline lies below the top.
  var firstBaseline: Double { lines.first?.baseline ?? 0 }
}
