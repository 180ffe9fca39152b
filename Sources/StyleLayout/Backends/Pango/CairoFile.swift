#if canImport(CPango)
  internal import CPango

  /// Makes a file of a drawing with one of cairo's surfaces.
  struct CairoFile {
    private let drawing: Drawing

    init(_ drawing: Drawing) {
      self.drawing = drawing
    }

    func encoded(as format: DrawingFormat) throws(DrawingError) -> [UInt8] {
      switch format {
      case .png(let scale): try png(scale: scale)
      case .svg: SVGIdentifiers.renumbered(try svg())
      case .pdf: try Self.pdf([drawing])
      }
    }

    /// A file with a page for each drawing; there is at least one.
    static func pdf(_ pages: [Drawing]) throws(DrawingError) -> [UInt8] {
      let size = pages.first?.pageSize ?? LayoutSize(width: 1, height: 1)
      return try document { bytes in
        let surface = cairo_pdf_surface_create_for_stream(CairoBytes.write, bytes.closure, size.width, size.height)
        // Otherwise cairo writes the time of day into the file.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        return surface
      } paint: { surface throws(DrawingError) in
        for page in pages {
          // The size applies to all pages from here on; this page must still be empty.
          cairo_pdf_surface_set_size(surface, page.pageSize.width, page.pageSize.height)
          try CairoFile(page).paint(on: surface, scale: 1, writesPixels: false)
          cairo_surface_show_page(surface)
        }
      }
    }

    func pixels(scale: Double) throws(DrawingError) -> PixelBuffer {
      let surface = try image(scale: scale)
      defer { cairo_surface_destroy(surface) }
      guard let data = cairo_image_surface_get_data(surface) else { throw .failed("no pixels") }
      let stride = Int(cairo_image_surface_get_stride(surface))
      return PixelBuffer(
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface))
      ) { x, y in
        UnsafeRawPointer(data).load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
      }
    }

    private func png(scale: Double) throws(DrawingError) -> [UInt8] {
      let surface = try image(scale: scale)
      defer { cairo_surface_destroy(surface) }
      let bytes = CairoBytes()
      try Self.check(cairo_surface_write_to_png_stream(surface, CairoBytes.write, bytes.closure))
      return bytes.bytes
    }

    private func image(scale: Double) throws(DrawingError) -> OpaquePointer? {
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(max((drawing.size.width * scale).rounded(.up), 1)),
        Int32(max((drawing.size.height * scale).rounded(.up), 1))
      )
      do {
        try CairoLock.locked { () throws(DrawingError) in
          try paint(on: surface, scale: scale, writesPixels: true)
        }
      } catch {
        cairo_surface_destroy(surface)
        throw error
      }
      cairo_surface_flush(surface)
      return surface
    }

    private func svg() throws(DrawingError) -> [UInt8] {
      let size = drawing.pageSize
      return try Self.document { bytes in
        let surface = cairo_svg_surface_create_for_stream(CairoBytes.write, bytes.closure, size.width, size.height)
        cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        return surface
      } paint: { surface throws(DrawingError) in
        try paint(on: surface, scale: 1, writesPixels: false)
      }
    }

    /// A file that is written while it is painted.
    private static func document(
      _ surface: (CairoBytes) -> OpaquePointer?,
      paint: (OpaquePointer?) throws(DrawingError) -> Void
    ) throws(DrawingError) -> [UInt8] {
      let bytes = CairoBytes()
      try CairoLock.locked { () throws(DrawingError) in
        let surface = surface(bytes)
        // Abandoned files are also written to the end.
        defer { withExtendedLifetime(bytes) { cairo_surface_destroy(surface) } }
        try paint(surface)
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface))
      }
      return bytes.bytes
    }

    private func paint(on surface: OpaquePointer?, scale: Double, writesPixels: Bool) throws(DrawingError) {
      try Self.check(cairo_surface_status(surface))
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      guard let context else { throw .failed("no context") }
      cairo_scale(context, scale, scale)
      let canvas = CairoCanvas(context, scale: scale, writesPixels: writesPixels)
      for operation in drawing.operations { canvas.paint(operation) }
      try Self.check(cairo_status(context))
    }

    private static func check(_ status: cairo_status_t) throws(DrawingError) {
      guard status != CAIRO_STATUS_SUCCESS else { return }
      throw .failed(String(cString: cairo_status_to_string(status)))
    }
  }

  /// The bytes that cairo has written.
  final class CairoBytes {
    private(set) var bytes: [UInt8] = []

    /// Valid as long as the object.
    var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let write: cairo_write_func_t = { closure, data, length in
      guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
      let target = Unmanaged<CairoBytes>.fromOpaque(closure).takeUnretainedValue()
      target.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
      return CAIRO_STATUS_SUCCESS
    }
  }
#endif
