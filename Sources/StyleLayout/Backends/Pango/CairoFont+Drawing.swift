#if canImport(CPango)
  internal import CPango

  extension CairoFont {
    /// Sets the font of a context, at the scale of the context.
    func select(in context: OpaquePointer?) {
      guard let scaledFont else { return }
      var matrix = cairo_matrix_t()
      cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
      cairo_set_font_face(context, cairo_scaled_font_get_font_face(scaledFont))
      cairo_set_font_matrix(context, &matrix)
      let options = Self.makeOptions()
      cairo_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }

    /// The font for a context with a scale; released by the caller.
    func scaled(by scale: Double) -> OpaquePointer? {
      guard let scaledFont else { return nil }
      var matrix = cairo_matrix_t()
      var transform = cairo_matrix_t()
      cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
      cairo_matrix_init_scale(&transform, scale, scale)
      let options = Self.makeOptions()
      defer { cairo_font_options_destroy(options) }
      return cairo_scaled_font_create(cairo_scaled_font_get_font_face(scaledFont), &matrix, &transform, options)
    }

    /// The number of pixels per point of the font's images; nil for a font of outlines in one color. Outlines in
    /// several colors are rendered large enough for a close look.
    var pictureScale: Double? {
      guard let scaledFont, let face = cairo_ft_scaled_font_lock_face(scaledFont) else { return nil }
      defer { cairo_ft_scaled_font_unlock_face(scaledFont) }
      guard face.pointee.face_flags & FT_FACE_FLAG_COLOR != 0 else { return nil }
      let sizes = UnsafeBufferPointer(start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
      let largest = sizes.map { Double($0.y_ppem) / 64 }.max() ?? Self.pixelsOfOutlines
      var matrix = cairo_matrix_t()
      cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
      return matrix.xx > 0 ? min(largest, 1024) / matrix.xx : nil
    }

    private static let pixelsOfOutlines = 256.0
  }
#endif
