#if canImport(CPango)
  internal import CPango
  internal import StyleTables

  extension CairoCanvas {
    /// Paints glyphs. Missing characters, and glyphs of a face without a font, are painted as boxes. Glyphs that are
    /// too small to be visible are left out, and so are letters larger than any page, which FreeType cannot draw.
    func paint(_ strip: GlyphStrip, _ color: RGBAColor) {
      let pixels = strip.face.size * scale
      guard pixels > 0.01, pixels <= Self.maximumFontSize else { return }
      guard let font = strip.face.handle as? CairoFont, font.scaledFont != nil else {
        return paintBoxes(strip.items, of: strip)
      }
      let missing = strip.items.filter { $0.id == 0 }
      if !missing.isEmpty { paintBoxes(missing, of: strip) }
      let strip = missing.isEmpty ? strip : strip.filter { $0.id != 0 }
      if strip.face.isEmboldened {
        // FreeType thickens strokes by a twenty-fourth of the size, and only to the right and upwards.
        let half = strip.face.size / 48
        cairo_translate(context, -half, half)
      }
      if let scale = pictureScale(of: font) {
        paintPictures(strip.items, of: font, scale: scale, alpha: Double(color.alpha) / 255)
      } else {
        font.select(in: context)
        writesPixels ? fillOutlines(strip.items) : show(strip)
      }
    }

    /// In pixels per em.
    private static let maximumFontSize = 20_000.0

    /// Paints outlines: cairo 1.16 moves glyphs to whole pixels.
    private func fillOutlines(_ items: [GlyphStrip.Item]) {
      let glyphs = items.map { cairo_glyph_t($0) }
      cairo_glyph_path(context, glyphs, Int32(clamping: glyphs.count))
      cairo_fill(context)
    }

    /// Paints text, so that the file contains the characters of the glyphs.
    private func show(_ strip: GlyphStrip) {
      let glyphs = strip.items.map { cairo_glyph_t($0) }
      guard strip.text.isTakenByCairo else {
        return cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
      }
      let clusters = strip.clusters.map {
        cairo_text_cluster_t(num_bytes: Int32(clamping: $0.bytes), num_glyphs: Int32(clamping: $0.glyphs))
      }
      cairo_show_text_glyphs(
        context,
        strip.text,
        Int32(clamping: strip.text.utf8.count),
        glyphs,
        Int32(clamping: glyphs.count),
        clusters,
        Int32(clamping: clusters.count),
        strip.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
      )
    }

    private func paintBoxes(_ items: [GlyphStrip.Item], of strip: GlyphStrip) {
      for (rect, line) in items.compactMap({ strip.missingBox(of: $0) }) {
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_set_line_width(context, line)
      }
      cairo_stroke(context)
    }
  }

  extension String {
    /// The text for cairo, which ends a text at NUL, and rejects code points that are not characters, such as U+FFFF.
    fileprivate var isTakenByCairo: Bool {
      unicodeScalars.allSatisfy { $0.value != 0 && !$0.properties.isNoncharacterCodePoint }
    }
  }

  extension cairo_glyph_t {
    fileprivate init(_ item: GlyphStrip.Item) {
      self.init(index: UInt(item.id), x: item.x, y: item.y)
    }
  }
#endif
