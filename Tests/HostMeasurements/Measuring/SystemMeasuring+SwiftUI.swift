#if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
  internal import CoreFoundation
  internal import SwiftUI

  extension SystemMeasuring {
    /// Draws with `Text` of SwiftUI, which does not know minimum line heights.
    static func drawText(_ sample: HostSample) -> ViewDrawing? {
      let text = Text(verbatim: HostSample.text)
        .font(.system(size: CGFloat(sample.size)))
        .baselineOffset(CGFloat(sample.offset))
        .foregroundColor(.black)
      let renderer = ImageRenderer(content: text.lineSpacing(CGFloat(sample.lineSpacing)))
      renderer.scale = CGFloat(scale)
      return Bitmap(renderer.cgImage, scale: scale)
        .map { ViewDrawing(bitmap: $0, viewHeight: Double($0.height) / scale, textTop: 0) }
    }
  }
#endif
