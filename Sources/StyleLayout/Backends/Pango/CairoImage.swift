#if canImport(CPango)
  internal import CPango

  /// A decoded image, which is only read. Its surface may be used by one thread after the other.
  final class CairoImage: @unchecked Sendable {
    let surface: OpaquePointer
    let width: Double
    let height: Double

    /// Nil if it cannot be decoded, or is too large.
    init?(_ source: ImageContent.Source) {
      let surface =
        switch source {
        case .png(let bytes): Self.decoded(bytes)
        case .pixels(let pixels): Self.copied(pixels)
        }
      guard let surface else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      self.surface = surface
      width = Double(cairo_image_surface_get_width(surface))
      height = Double(cairo_image_surface_get_height(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    private static func decoded(_ png: [UInt8]) -> OpaquePointer? {
      guard PNGHeader(png) != nil else { return nil }
      let reader = Reader(png)
      return withExtendedLifetime(reader) {
        cairo_image_surface_create_from_png_stream(Reader.read, Unmanaged.passUnretained(reader).toOpaque())
      }
    }

    private static func copied(_ pixels: PixelBuffer) -> OpaquePointer? {
      guard max(pixels.width, pixels.height) <= DrawingFormat.maximumSide,
        let surface = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32,
          Int32(clamping: pixels.width),
          Int32(clamping: pixels.height)
        ), let data = cairo_image_surface_get_data(surface)
      else { return nil }
      let stride = Int(cairo_image_surface_get_stride(surface))
      pixels.bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<pixels.height {
          let row = UnsafeMutableRawPointer(data + y * stride)
          for x in 0..<pixels.width {
            let start = 4 * (y * pixels.width + x)
            let alpha = UInt32(bytes[start + 3])
            func premultiplied(_ channel: Int) -> UInt32 { (UInt32(bytes[start + channel]) * alpha + 127) / 255 }
            let pixel = alpha << 24 | premultiplied(0) << 16 | premultiplied(1) << 8 | premultiplied(2)
            row.storeBytes(of: pixel, toByteOffset: 4 * x, as: UInt32.self)
          }
        }
      }
      cairo_surface_mark_dirty(surface)
      return surface
    }

    private final class Reader {
      private let bytes: [UInt8]
      private var place = 0

      init(_ bytes: [UInt8]) {
        self.bytes = bytes
      }

      static let read: cairo_read_func_t = { closure, target, length in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue().read(into: target, Int(length))
      }

      private func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
        guard bytes.count - place >= count else { return CAIRO_STATUS_READ_ERROR }
        for index in 0..<count { target[index] = bytes[place + index] }
        place += count
        return CAIRO_STATUS_SUCCESS
      }
    }
  }

  extension CairoCanvas {
    /// Paints an image; one that cannot be decoded is painted as a box.
    func paint(_ image: AttachmentImage, in rect: LayoutRect) {
      guard let picture = picture(of: image) else {
        return paint(.fill(RoundedRect(rect, cornerRadius: TextPainter.placeholderRadius), .placeholder))
      }
      cairo_translate(context, rect.x, rect.y)
      cairo_scale(context, rect.width / picture.width, rect.height / picture.height)
      cairo_set_source_surface(context, picture.surface, 0, 0)
      // Without this, the edges of an enlarged image fade out.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, picture.width, picture.height)
      cairo_fill(context)
    }

    /// Images that were made apart from the same bytes are decoded once for each canvas.
    private func picture(of image: AttachmentImage) -> CairoImage? {
      if let known = images[image] { return known }
      let picture = image.content.picture { CairoImage($0) }
      images[image] = .some(picture)
      return picture
    }
  }
#endif
