#if canImport(CPango)
  internal import CPango

  /// A font map with its context. Used by one thread at a time: Pango's font maps and contexts are not locked.
  ///
  /// Only values independent of the engine leave it: faces, which own everything they need.
  final class PangoEngine: @unchecked Sendable {
    let library: FontLibrary
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    /// Reused for each item.
    let buffer: OpaquePointer
    var fonts: [FontRequest: RequestedFont] = [:]

    /// The number of references to the font map while Pango's threads are idle.
    private let idleReferences: Int32

    /// The number of fonts that an engine provides in its lifetime; sizes do not count.
    ///
    /// Pango keeps the pattern of every font ever requested from a font map, some 8 kB each, so an animated weight
    /// would fill the memory. An engine that has reached this number is replaced by a new one.
    static let maximumFonts = 128

    var isWorn: Bool { fonts.count >= Self.maximumFonts }

    init?(_ library: FontLibrary) {
      // Nil only if cairo was built without FreeType.
      guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
      self.library = library
      fontMap = map
      context = pango_font_map_create_context(map)
      buffer = hb_buffer_create()
      let fcMap = OpaquePointer(map)
      // Called on the thread that uses the engine, never on one of Pango's own; and the engine keeps the library.
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
      idleReferences = Self.references(to: map)
    }

    /// Releases the fonts, and then the map, after Pango's own threads are done with it.
    ///
    /// Pango 1.50 starts two threads for each font that it looks for, and waits only for the first of them. Each thread
    /// holds a reference to the font map, and the patterns that it works on are in the map's tables. They must not have
    /// the last reference: they would finalize the map, and change its tables, while this thread releases fonts in
    /// them.
    deinit {
      hb_buffer_destroy(buffer)
      // If they never end, the map is leaked.
      guard waitForThreads() else { return }
      fonts.removeAll()
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    /// Waits until none of Pango's threads uses the font map: some milliseconds at most. Returns false after some
    /// seconds.
    private func waitForThreads() -> Bool {
      for _ in 0..<100_000 {
        if references == idleReferences { return true }
        g_usleep(50)
      }
      return false
    }

    /// The number of references to the font map: those of the engine and of the context, and one for each of Pango's
    /// threads. A thread releases its reference at its very end.
    private var references: Int32 { Self.references(to: fontMap) }

    private static func references(to fontMap: UnsafeMutablePointer<PangoFontMap>) -> Int32 {
      withUnsafeMutablePointer(to: &fontMap.pointee.parent_instance.ref_count) { count in
        count.withMemoryRebound(to: Int32.self, capacity: 1) { g_atomic_int_get($0) }
      }
    }
  }
#endif
