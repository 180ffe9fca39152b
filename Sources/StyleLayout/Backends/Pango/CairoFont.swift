#if canImport(CPango)
  internal import CPango

  /// A font that cairo can draw with and HarfBuzz can measure. It may be used and released on any thread, independently
  /// of its engine: patterns and fonts count their references atomically, and neither is changed after this.
  final class CairoFont: FontHandle, @unchecked Sendable {
    private let pattern: OpaquePointer
    private let hbFont: OpaquePointer
    /// Guarded by ``CairoLock``; nil inside means that cairo cannot read the font.
    private var made: OpaquePointer??

    /// Creates a font from a pattern that fontconfig has prepared. It is opened at the first drawing.
    init(_ pattern: OpaquePointer, _ hbFont: OpaquePointer) {
      FcPatternReference(pattern)
      self.pattern = pattern
      self.hbFont = hb_font_reference(hbFont)
    }

    deinit {
      if let made, let font = made { cairo_scaled_font_destroy(font) }
      hb_font_destroy(hbFont)
      FcPatternDestroy(pattern)
    }

    /// The font face of cairo; nil if it cannot read the font. To be used inside ``CairoLock`` only.
    var scaledFont: OpaquePointer? {
      if let made { return made }
      let font = Self.scaledFont(of: pattern)
      made = .some(font)
      return font
    }

    private static func scaledFont(of pattern: OpaquePointer) -> OpaquePointer? {
      guard let face = CairoFaces.face(of: pattern) else { return nil }
      var matrix = matrix(of: pattern)
      var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
      let options = makeOptions()
      defer { cairo_font_options_destroy(options) }
      guard let font = cairo_scaled_font_create(face, &matrix, &identity, options) else { return nil }
      guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else {
        cairo_scaled_font_destroy(font)
        return nil
      }
      return font
    }

    func inkBounds(of glyph: UInt32) -> LayoutRect? {
      var extents = hb_glyph_extents_t()
      guard hb_font_get_glyph_extents(hbFont, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
        return nil
      }
      let scale = Double(PANGO_SCALE)
      let size = Self.matrix(of: pattern)
      // FreeType thickens strokes by a twenty-fourth of the size.
      let thickness = pattern.flag(FC_EMBOLDEN) == true ? size.yy.magnitude / 48 : 0
      return LayoutRect(
        x: Double(extents.x_bearing) / scale,
        y: -Double(extents.y_bearing) / scale,
        width: Double(extents.width) / scale,
        height: -Double(extents.height) / scale
      ).outset(by: thickness)
    }

    /// Glyphs keep their shape at any size, and may be between two pixels, as in a browser on a dense screen.
    static func makeOptions() -> OpaquePointer? {
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      return options
    }

    /// The size in points; for a bitmap font, the size of its images times their scale.
    static func matrix(of pattern: OpaquePointer) -> cairo_matrix_t {
      let size = pattern.double(FC_PIXEL_SIZE) ?? 0
      var transform: UnsafeMutablePointer<FcMatrix>?
      guard FcPatternGetMatrix(pattern, FC_MATRIX, 0, &transform) == FcResultMatch, let matrix = transform?.pointee
      else { return cairo_matrix_t(xx: size, yx: 0, xy: 0, yy: size, x0: 0, y0: 0) }
      // Fontconfig's y axis points upwards.
      return cairo_matrix_t(
        xx: matrix.xx * size,
        yx: -matrix.yx * size,
        xy: -matrix.xy * size,
        yy: matrix.yy * size,
        x0: 0,
        y0: 0
      )
    }
  }
#endif
