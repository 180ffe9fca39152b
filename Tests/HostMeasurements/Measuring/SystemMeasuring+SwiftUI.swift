#if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
  internal import CoreFoundation
  internal import StyleTables
  internal import StyleUI
  internal import StyledText
  internal import SwiftUI

  extension SystemMeasuring {
    /// Draws with `Text` of SwiftUI, which does not know minimum line heights.
    static func drawText(_ sample: HostSample) -> ViewDrawing? {
      let text = Text(verbatim: HostSample.text)
        .font(.system(size: CGFloat(sample.size)))
        .baselineOffset(CGFloat(sample.offset))
        .foregroundColor(.black)
      return draw(text.lineSpacing(CGFloat(sample.lineSpacing)))
    }

    /// Draws a text in a style whose baseline is where the offset puts it in a label.
    static func drawStyledText(_ sample: HostSample) -> ViewDrawing? {
      let font = font(ofSize: sample.size)
      let metrics = LineMetrics(
        lineHeight: sample.lineHeight,
        lineSpacing: sample.lineSpacing,
        letterSpacing: 0,
        baseline: sample.baseline(in: font)
      )
      let style = ResolvedStyle(
        size: sample.size,
        weight: 400,
        family: nil,
        color: StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0)),
        metrics: metrics,
        fontMetrics: FontMetrics(ascent: font.ascent / sample.size, descent: font.descent / sample.size)
      )
      var text = StyledText(HostSample.text)
      text.explicitStyle = style
      return draw(StyledTextView(text))
    }

    private static func draw(_ view: some View) -> ViewDrawing? {
      let renderer = ImageRenderer(content: view)
      renderer.scale = CGFloat(scale)
      return Bitmap(renderer.cgImage, scale: scale)
        .map { ViewDrawing(bitmap: $0, viewHeight: Double($0.height) / scale, textTop: 0) }
    }
  }
#endif
