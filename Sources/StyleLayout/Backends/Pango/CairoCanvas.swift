#if canImport(CPango)
  internal import CPango
  internal import StyleTables

  /// Paints operations with cairo.
  final class CairoCanvas {
    let context: OpaquePointer
    /// The number of pixels per point.
    let scale: Double
    /// Whether the surface has pixels and not outlines.
    let writesPixels: Bool
    var pictureScales: [ObjectIdentifier: Double?] = [:]
    var pictures: [GlyphPicture.Key: GlyphPicture?] = [:]
    var images: [AttachmentImage: CairoImage?] = [:]

    init(_ context: OpaquePointer, scale: Double, writesPixels: Bool) {
      self.context = context
      self.scale = scale
      self.writesPixels = writesPixels
      cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    }

    func paint(_ operation: PaintOperation) {
      cairo_save(context)
      defer { cairo_restore(context) }
      switch operation {
      case .fill(let rect, let color):
        set(color)
        add(rect)
        cairo_fill(context)
      case .stroke(let rect, let width, let color):
        set(color)
        add(rect)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
      case .line(let line, let color):
        set(color)
        paint(line)
      case .glyphs(let strip, let color):
        set(color)
        paint(strip, color)
      case .image(let image, let rect):
        paint(image, in: rect)
      case .clipped(let operations, let rect):
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_clip(context)
        for operation in operations { paint(operation) }
      }
    }

    func set(_ color: RGBAColor) {
      cairo_set_source_rgba(
        context,
        Double(color.red) / 255,
        Double(color.green) / 255,
        Double(color.blue) / 255,
        Double(color.alpha) / 255
      )
    }

    private func add(_ shape: RoundedRect) {
      let rect = shape.rect
      let radius = shape.cornerRadius
      guard radius > 0 else {
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        return
      }
      let centers = [
        (rect.maxX - radius, rect.y + radius), (rect.maxX - radius, rect.maxY - radius),
        (rect.x + radius, rect.maxY - radius), (rect.x + radius, rect.y + radius),
      ]
      cairo_new_sub_path(context)
      for (quarter, center) in centers.enumerated() {
        let start = (Double(quarter) - 1) * .pi / 2
        cairo_arc(context, center.0, center.1, radius, start, start + .pi / 2)
      }
      cairo_close_path(context)
    }

    private func paint(_ line: DecorationLine) {
      cairo_set_line_width(context, line.thickness)
      if let wave = line.wave { return paint(line, length: wave.length, amplitude: wave.amplitude) }
      let dashes = line.dashes
      cairo_set_dash(context, dashes, Int32(dashes.count), 0)
      let inset = line.isDotted ? line.thickness / 2 : 0
      if line.isDotted { cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND) }
      for y in line.strokes {
        cairo_move_to(context, line.minX + inset, y)
        cairo_line_to(context, line.maxX - inset, y)
      }
      cairo_stroke(context)
    }

    private func paint(_ line: DecorationLine, length: Double, amplitude: Double) {
      cairo_rectangle(context, line.minX, line.y - 4 * amplitude, line.maxX - line.minX, 8 * amplitude)
      cairo_clip(context)
      cairo_move_to(context, line.minX, line.y)
      // A curve with both handles on one side extends three quarters of the way to them.
      let reach = amplitude * 4 / 3
      for half in 0..<Int(min(((line.maxX - line.minX) / length * 2).rounded(.up), 100_000)) {
        let start = line.minX + Double(half) * length / 2
        let y = line.y + (half % 2 == 0 ? -reach : reach)
        cairo_curve_to(context, start + length / 6, y, start + length / 3, y, start + length / 2, line.y)
      }
      cairo_stroke(context)
    }
  }
#endif
