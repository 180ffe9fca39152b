#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import StyleTables

  /// Paints operations with Core Graphics, in a context whose y axis points downwards.
  final class CoreGraphicsCanvas {
    let context: CGContext
    var images: [AttachmentImage: CGImage?] = [:]

    init(_ context: CGContext) {
      self.context = context
      // Glyphs keep their positions, and do not move to whole pixels.
      context.setAllowsFontSubpixelPositioning(true)
      context.setShouldSubpixelPositionFonts(true)
      context.setShouldSubpixelQuantizeFonts(false)
      context.interpolationQuality = .high
    }

    func paint(_ operation: PaintOperation) {
      context.saveGState()
      defer { context.restoreGState() }
      switch operation {
      case .fill(let shape, let color):
        context.setFillColor(CGColor.make(color))
        context.addPath(CGPath.make(shape))
        context.fillPath()
      case .stroke(let shape, let width, let color):
        context.setStrokeColor(CGColor.make(color))
        context.setLineWidth(CGFloat(width))
        context.addPath(CGPath.make(shape))
        context.strokePath()
      case .line(let line, let color):
        context.setStrokeColor(CGColor.make(color))
        context.setLineWidth(CGFloat(line.thickness))
        paint(line)
      case .glyphs(let strip, let color):
        paint(strip, color)
      case .image(let image, let rect):
        paint(image, in: rect)
      case .clipped(let operations, let rect):
        context.clip(to: CGRect(rect))
        for operation in operations { paint(operation) }
      }
    }

    /// Runs a closure with the y axis upwards, as text and images require. Nothing else flips the axis. A point (x, y)
    /// outside is (x, −y) inside.
    func withUpwardAxis(_ body: () -> Void) {
      context.saveGState()
      defer { context.restoreGState() }
      context.scaleBy(x: 1, y: -1)
      body()
    }

    private func paint(_ line: DecorationLine) {
      if let wave = line.wave { return paint(line, length: wave.length, amplitude: wave.amplitude) }
      let dashes = line.dashes
      if !dashes.isEmpty { context.setLineDash(phase: 0, lengths: dashes.map { CGFloat($0) }) }
      if line.isDotted { context.setLineCap(.round) }
      let inset = line.isDotted ? line.thickness / 2 : 0
      for y in line.strokes {
        context.move(to: CGPoint(x: line.minX + inset, y: y))
        context.addLine(to: CGPoint(x: line.maxX - inset, y: y))
      }
      context.strokePath()
    }

    private func paint(_ line: DecorationLine, length: Double, amplitude: Double) {
      let width = line.maxX - line.minX
      context.clip(to: CGRect(x: line.minX, y: line.y - 4 * amplitude, width: width, height: 8 * amplitude))
      context.move(to: CGPoint(x: line.minX, y: line.y))
      // A curve with both handles on one side extends three quarters of the way to them.
      let reach = amplitude * 4 / 3
      for half in 0..<Int(min((width / length * 2).rounded(.up), 100_000)) {
        let start = line.minX + Double(half) * length / 2
        let y = line.y + (half % 2 == 0 ? -reach : reach)
        context.addCurve(
          to: CGPoint(x: start + length / 2, y: line.y),
          control1: CGPoint(x: start + length / 6, y: y),
          control2: CGPoint(x: start + length / 3, y: y)
        )
      }
      context.strokePath()
    }
  }

  extension CGColor {
    static func make(_ color: RGBAColor) -> CGColor { make(color, alpha: Double(color.alpha) / 255) }

    static func make(_ color: RGBAColor, alpha: Double) -> CGColor {
      CGColor(
        srgbRed: CGFloat(Double(color.red) / 255),
        green: CGFloat(Double(color.green) / 255),
        blue: CGFloat(Double(color.blue) / 255),
        alpha: CGFloat(alpha)
      )
    }
  }

  extension CGPath {
    static func make(_ shape: RoundedRect) -> CGPath {
      let radius = CGFloat(shape.cornerRadius)
      return CGPath(roundedRect: CGRect(shape.rect), cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
  }

  extension CGRect {
    init(_ rect: LayoutRect) {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }
#endif
