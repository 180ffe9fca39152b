import StyleLayout
import StyleTables
import StyledText

/// Text of 10 pt without line metrics: with fixed widths, letters are 5 pt wide and ideographs 10, and lines are 10
/// high.
func tenPoint(_ text: String, _ change: (inout TextAttributes) -> Void = { _ in }) -> StyledText {
  var attributes = TextAttributes(size: 10)
  change(&attributes)
  return StyledText(text, attributes: attributes)
}

/// A frame with fixed widths.
func fixedFrame(
  _ text: StyledText,
  width: Double = .infinity,
  in context: StyleContext = StyleContext(),
  _ options: FrameOptions = FrameOptions()
) -> TextFrame {
  Typesetter(FixedWidthShaper()).frame(for: text, in: context, width: width, options: options)
}

extension TextFrame {
  /// The text of each line.
  var lineWords: [String] {
    let utf16 = Array(text.text.utf16)
    return lines.map { String(decoding: utf16[$0.range], as: UTF16.self) }
  }
}

/// A style with line metrics, for StyleSpec's own layout.
func explicitStyle(
  size: Double,
  lineHeight: Double,
  spacing: Double = 0,
  baseline: Double,
  letterSpacing: Double = 0
) -> ResolvedStyle {
  ResolvedStyle(
    size: size,
    weight: 400,
    family: nil,
    color: StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0)),
    metrics: LineMetrics(
      lineHeight: lineHeight,
      lineSpacing: spacing,
      letterSpacing: letterSpacing,
      baseline: baseline
    ),
    fontMetrics: FontMetrics(ascent: 0.75, descent: 0.25)
  )
}

/// `small LARGE`, in styles with lines of 14 and 30 points.
func smallAndLarge() throws -> StyledText {
  var text = StyledText("small LARGE")
  text.explicitStyle = explicitStyle(size: 10, lineHeight: 14, spacing: 2, baseline: 9.5)
  try text.set(
    TextAttributeKeys.Style.self,
    .explicit(explicitStyle(size: 20, lineHeight: 30, spacing: 5, baseline: 20)),
    in: 6..<11
  )
  return text
}
