#if canImport(CPango)
  internal import CPango

  /// A glyph that is an image in its font, such as an emoji, in the size of the font.
  final class GlyphPicture {
    struct Key: Hashable {
      let face: ObjectIdentifier
      let glyph: UInt32
    }

    let surface: OpaquePointer
    /// The position of its upper left corner relative to the glyph's origin, in points.
    let offset: LayoutPoint
    /// The number of its pixels per point.
    let scale: Double

    /// Nil for an invisible glyph.
    init?(_ glyph: UInt32, of font: CairoFont, scale: Double) {
      self.scale = scale
      guard let scaled = font.scaled(by: scale) else { return nil }
      defer { cairo_scaled_font_destroy(scaled) }
      var extents = cairo_text_extents_t()
      var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
      cairo_scaled_font_glyph_extents(scaled, &item, 1, &extents)
      let left = (extents.x_bearing * scale).rounded(.down) - 1
      let top = (extents.y_bearing * scale).rounded(.down) - 1
      let width = (extents.width * scale).rounded(.up) + 3
      let height = (extents.height * scale).rounded(.up) + 3
      guard extents.width > 0, extents.height > 0, width < 4096, height < 4096,
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      else { return nil }
      self.surface = surface
      offset = LayoutPoint(x: left / scale, y: top / scale)
      item.x = -left / scale
      item.y = -top / scale
      let context = cairo_create(surface)
      cairo_scale(context, scale, scale)
      font.select(in: context)
      cairo_show_glyphs(context, &item, 1)
      cairo_destroy(context)
    }

    deinit { cairo_surface_destroy(surface) }
  }

  extension CairoCanvas {
    func paintPictures(_ items: [GlyphStrip.Item], of font: CairoFont, scale: Double, alpha: Double) {
      for item in items {
        guard let picture = picture(of: item.id, font, scale) else { continue }
        cairo_save(context)
        cairo_translate(context, item.x + picture.offset.x, item.y + picture.offset.y)
        cairo_scale(context, 1 / picture.scale, 1 / picture.scale)
        cairo_set_source_surface(context, picture.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
        cairo_paint_with_alpha(context, alpha)
        cairo_restore(context)
      }
    }

    /// See ``CairoFont/pictureScale``, which takes a lock.
    func pictureScale(of font: CairoFont) -> Double? {
      if let known = pictureScales[ObjectIdentifier(font)] { return known }
      let scale = font.pictureScale
      pictureScales[ObjectIdentifier(font)] = scale
      return scale
    }

    private func picture(of glyph: UInt32, _ font: CairoFont, _ scale: Double) -> GlyphPicture? {
      let key = GlyphPicture.Key(face: ObjectIdentifier(font), glyph: glyph)
      if let known = pictures[key] { return known }
      let picture = GlyphPicture(glyph, of: font, scale: scale)
      pictures[key] = picture
      return picture
    }
  }
#endif
