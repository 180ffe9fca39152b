#if canImport(CPango)
  internal import CPango

  /// One font map with its context. Used by one thread at a time: Pango's font maps and contexts lock nothing.
  ///
  /// Only what cannot be told from outside leaves an engine: faces, which own what they need.
  final class PangoEngine: @unchecked Sendable {
    let library: FontLibrary
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    /// Used again for each item.
    let buffer: OpaquePointer
    var fonts: [FontRequest: RequestedFont] = [:]

    /// How many fonts an engine is asked for in its life.
    ///
    /// Pango keeps the pattern of every font that a font map was ever asked for, so that a font size that is animated would
    /// fill the memory: some 8 kB for each size. An engine that has seen so many makes way for a new one.
    static let maximumFonts = 128

    var isWorn: Bool { fonts.count >= Self.maximumFonts }

    init?(_ library: FontLibrary) {
      // Nil only with a cairo that was built without FreeType.
      guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
      self.library = library
      fontMap = map
      context = pango_font_map_create_context(map)
      buffer = hb_buffer_create()
      let fcMap = OpaquePointer(map)
      // The library outlives the map, whose only caller of this is the engine's own thread.
      let unretained = Unmanaged.passUnretained(library).toOpaque()
      pango_fc_font_map_set_default_substitute(
        fcMap,
        { pattern, library in
          guard let pattern, let library else { return }
          PatternSubstitution.apply(to: pattern, for: Unmanaged<FontLibrary>.fromOpaque(library).takeUnretainedValue())
        },
        unretained,
        nil
      )
      pango_fc_font_map_set_config(fcMap, library.config)
      pango_context_set_round_glyph_positions(context, 0)
      let options = CairoFont.makeOptions()
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }

    deinit {
      hb_buffer_destroy(buffer)
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }
  }
#endif
