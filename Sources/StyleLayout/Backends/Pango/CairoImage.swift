#if canImport(CPango)
  internal import CPango

  /// An image from a PNG file.
  final class CairoImage {
    let surface: OpaquePointer
    let width: Double
    let height: Double

    /// Nil if it is not a PNG file, or too large.
    init?(_ png: [UInt8]) {
      guard Self.isSmall(png) else { return nil }
      let reader = Reader(png)
      let loaded = withExtendedLifetime(reader) {
        cairo_image_surface_create_from_png_stream(Reader.read, Unmanaged.passUnretained(reader).toOpaque())
      }
      guard let loaded else { return nil }
      guard cairo_surface_status(loaded) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(loaded)
        return nil
      }
      surface = loaded
      width = Double(cairo_image_surface_get_width(loaded))
      height = Double(cairo_image_surface_get_height(loaded))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Width and height have a fixed position in the first chunk of the file (PNG, section 11.2.1): they are checked
    /// before memory is allocated for them.
    private static func isSmall(_ png: [UInt8]) -> Bool {
      guard png.count > 24 else { return false }
      func number(at index: Int) -> Int { png[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
      let (width, height) = (number(at: 16), number(at: 20))
      let sides = 1...DrawingFormat.maximumSide
      return sides.contains(width) && sides.contains(height) && width * height <= DrawingFormat.maximumPixels
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

    private func picture(of image: AttachmentImage) -> CairoImage? {
      if let known = images[image] { return known }
      let picture = CairoImage(image.png)
      images[image] = picture
      return picture
    }
  }
#endif
