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

    /// How many references the font map has while no thread of Pango's is at work.
    private let idleReferences: Int32

    /// How many fonts an engine is asked for in its life; sizes do not count.
    ///
    /// Pango keeps the pattern of every font that a font map was ever asked for, so that a weight that is animated would
    /// fill the memory: some 8 kB for each. An engine that has seen so many makes way for a new one.
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

    /// Gives the fonts up, and then the map, once Pango's own threads are done with it.
    ///
    /// Pango 1.50 starts two threads for each font that it looks for, and waits only for the one that is first. Each of them
    /// holds a reference to the font map, and the patterns that it works on are in the map's tables. The last reference must
    /// not be theirs: they would finalize the map, and change its tables, while this thread gives up fonts that are in them.
    deinit {
      hb_buffer_destroy(buffer)
      // Should they never end, the map stays.
      guard waitForThreads() else { return }
      fonts.removeAll()
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    /// Waits until no thread of Pango's uses the font map: some milliseconds at most. False after some seconds.
    private func waitForThreads() -> Bool {
      for _ in 0..<100_000 {
        if references == idleReferences { return true }
        g_usleep(50)
      }
      return false
    }

    /// How many references the font map has: the engine's, that of the context, and one for each thread of Pango's. A
    /// thread gives its own up at its very end.
    private var references: Int32 { Self.references(to: fontMap) }

    private static func references(to fontMap: UnsafeMutablePointer<PangoFontMap>) -> Int32 {
      withUnsafeMutablePointer(to: &fontMap.pointee.parent_instance.ref_count) { count in
        count.withMemoryRebound(to: Int32.self, capacity: 1) { g_atomic_int_get($0) }
      }
    }
  }
#endif
