internal import StyleLayout
internal import StyleTables
internal import StyledText

/// Sets the text about codes.
struct Lettering {
  let typesetter: Typesetter

  /// A text in lines of a maximum width, in points.
  func callAsFunction(
    _ text: String,
    size: Double,
    color: RGBAColor,
    weight: Int = 400,
    width: Double = .infinity
  ) -> TextFrame {
    self(StyledText(text), size: size, color: color, weight: weight, width: width)
  }

  /// The same for a text that may have attachments.
  func callAsFunction(
    _ text: StyledText,
    size: Double,
    color: RGBAColor,
    weight: Int = 400,
    width: Double = .infinity
  ) -> TextFrame {
    var styled = text
    styled.explicitStyle = ResolvedStyle(
      size: size,
      weight: weight,
      family: nil,
      color: StyleColor(light: color),
      metrics: nil,
      fontMetrics: FontMetrics(ascent: 0.952, descent: 0.241)
    )
    // Rounding must not break a line that is as wide as its measured width.
    return typesetter.frame(for: styled, width: width + 0.01)
  }
}

extension TextFrame {
  /// The distance from the top to the first baseline.
  var firstBaseline: Double { lines.first?.baseline ?? 0 }
}
