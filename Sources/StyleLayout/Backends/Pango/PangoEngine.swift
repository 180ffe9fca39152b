#if canImport(CPango)
  internal import CPango

  /// One font map with its context. Used by one thread at a time.
  final class PangoEngine: @unchecked Sendable {
    private let library: FontLibrary
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    var descriptions: [FontRequest: OpaquePointer] = [:]
    var knownMetrics: [FontRequest: FaceMetrics] = [:]
    var faces: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]
    var languages: [String: OpaquePointer] = [:]

    var families: [String] { library.families }

    init?(_ library: FontLibrary) {
      self.library = library
      // Nil only with a cairo that was built without FreeType.
      guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
      fontMap = map
      pango_fc_font_map_set_config(OpaquePointer(map), library.config)
      context = pango_font_map_create_context(map)
      pango_context_set_round_glyph_positions(context, 0)
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }

    deinit {
      faces.keys.forEach { g_object_unref(UnsafeMutableRawPointer($0)) }
      descriptions.values.forEach { pango_font_description_free($0) }
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }
  }
#endif
